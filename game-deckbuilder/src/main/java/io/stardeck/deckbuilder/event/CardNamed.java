package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A card was named.
 *
 * @param seat who has named it
 * @param name its name
 */
@JsonTypeName("card-named")
public record CardNamed(Seat seat, String name) implements DeckbuilderEvent {}
