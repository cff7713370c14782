package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What waits until the effects under way are complete ({@code DB-EFF-21}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Pending {
  /**
   * A trigger of a card.
   *
   * @param seat the player whose card it is
   * @param card the card
   * @param trigger its position among the card's triggers, from 0 on
   * @param subject the card that it was about
   */
  @JsonTypeName("triggered")
  record Triggered(Seat seat, CardId card, int trigger, Optional<CardId> subject)
      implements Pending {}

  /**
   * The FLIP effect of a card turned up in the search area ({@code DB-SBS-09}).
   *
   * @param card the card
   */
  @JsonTypeName("turned")
  record Turned(CardId card) implements Pending {}

  /**
   * The leaving of a SPECIAL after its effect.
   *
   * @param card the card
   */
  @JsonTypeName("spent")
  record Spent(CardId card) implements Pending {}
}
