/** The solitaire game and its enemy (BF-SOL, section 3.25 of the catalogue). */
@NullMarked
package io.stardeck.sfbf.solitaire;

import org.jspecify.annotations.NullMarked;
