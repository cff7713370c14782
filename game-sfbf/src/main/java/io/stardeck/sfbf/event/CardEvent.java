package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What happens to cards. */
public sealed interface CardEvent extends BattleForceEvent {
  /**
   * A card came to a hand..
   *
   * @param seat whose hand
   * @param source where from
   * @param card the card, for those who see it
   */
  @JsonTypeName("card-drawn")
  record CardDrawn(Seat seat, Source source, Optional<CardId> card) implements CardEvent {}

  /**
   * A card went to the reserve action cards (BF-SET-04).
   *
   * @param seat whose reserve
   * @param card the card, for those who see it
   */
  @JsonTypeName("card-stashed")
  record CardStashed(Seat seat, Optional<CardId> card) implements CardEvent {}

  /**
   * A card went to the discard pile (BF-INF-02).
   *
   * @param seat who discarded it
   * @param card the card
   */
  @JsonTypeName("card-discarded")
  record CardDiscarded(Seat seat, CardId card) implements CardEvent {}

  /**
   * A player exchanges hand cards instead of attacking (BF-ATK-06).
   *
   * @param seat who
   * @param cards how many, 1 or more
   */
  @JsonTypeName("cards-redrawn")
  record CardsRedrawn(Seat seat, int cards) implements CardEvent {}

  /**
   * The Starbase or the ship deck was shuffled anew (BF-DRW-07, BF-FRM-03).
   *
   * @param ships whether it is the ship deck
   * @param size how many cards it holds now
   */
  @JsonTypeName("deck-reshuffled")
  record DeckReshuffled(boolean ships, int size) implements CardEvent {}

  /**
   * An Organian Ceasefire took effect (BF-ORG-01).
   *
   * @param seat who played it
   */
  @JsonTypeName("ceasefire-played")
  record CeasefirePlayed(Seat seat) implements CardEvent {}
}
