package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.engine.Seat;

/**
 * A card gave or took searches or explorations.
 *
 * @param seat who
 * @param of of which
 * @param change how many; negative if they were taken
 * @param left how many are there now
 */
@JsonTypeName("allowance-changed")
public record AllowanceChanged(Seat seat, Modifier.Kind of, int change, int left)
    implements DeckbuilderEvent {}
