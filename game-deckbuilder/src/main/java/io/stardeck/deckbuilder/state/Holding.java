package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Whose cards are whose, as far as everybody can follow it: starting decks are the same, gains and
 * trashes are seen by all. The cards lie in the Decks, Hands, Bridges and Discards of the players;
 * which lies where, the other zones tell or nobody. It is one player's as long as no card has gone
 * unseen from one to another; the holdings of two between whom one has gone are one from then on.
 *
 * @param seats the players, in seat order
 * @param cards all cards of them together
 */
public record Holding(ImmutableList<Seat> seats, ImmutableList<CardId> cards) {}
