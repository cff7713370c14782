package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * XP was got or spent.
 *
 * @param seat who
 * @param change how much; negative if it was spent
 * @param left what is there now
 */
@JsonTypeName("xp-changed")
public record XpChanged(Seat seat, int change, int left) implements DeckbuilderEvent {}
