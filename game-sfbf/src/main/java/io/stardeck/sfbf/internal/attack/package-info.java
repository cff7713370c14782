/** An attack, from the ship that begins it to the damage that it deals (BF-ATK, BF-SUP, BF-DMG). */
@NullMarked
package io.stardeck.sfbf.internal.attack;

import org.jspecify.annotations.NullMarked;
