package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;

/**
 * A Borg Cube was defeated.
 *
 * @param card the card
 */
@JsonTypeName("cube-defeated")
public record CubeDefeated(CardId card) implements DeckbuilderEvent {}
