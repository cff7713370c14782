/** What lies in space and what it brings: Goals, Missions, Allied Starships, rewards, influence. */
@NullMarked
package io.stardeck.deckbuilder.internal.step.space;

import org.jspecify.annotations.NullMarked;
