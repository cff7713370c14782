package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Whether the named card was there, or was guessed.
 *
 * @param seat who has guessed; without a guess, whose Hand was looked through
 * @param guess whether a player has guessed
 * @param hit whether the guess was right; without one, whether the Hand holds the card
 */
@JsonTypeName("name-judged")
public record NameJudged(Seat seat, boolean guess, boolean hit) implements DeckbuilderEvent {}
