/** Fighters of carriers and planets: the attack, the fire at them, what it costs. */
@NullMarked
package io.stardeck.sfbf.fighters;

import org.jspecify.annotations.NullMarked;
