/** Tests of how effects are carried out. */
@NullMarked
package io.stardeck.engine.script;

import org.jspecify.annotations.NullMarked;
