/** Tests of exploring: Missions, Events, Starships, points. */
@NullMarked
package io.stardeck.deckbuilder.explore;

import org.jspecify.annotations.NullMarked;
