/** The rules of the catalogue, chapter by chapter, each shown on a table laid for it. */
@NullMarked
package io.stardeck.b5.rule;

import org.jspecify.annotations.NullMarked;
