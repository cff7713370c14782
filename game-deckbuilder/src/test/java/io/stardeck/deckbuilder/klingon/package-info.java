/** Tests of Klingon Civil War: Allied Starships, Influence, the Arbiter, teams. */
@NullMarked
package io.stardeck.deckbuilder.klingon;

import org.jspecify.annotations.NullMarked;
