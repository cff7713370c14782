/** The Organian ceasefire. */
@NullMarked
package io.stardeck.sfbf.ceasefire;

import org.jspecify.annotations.NullMarked;
