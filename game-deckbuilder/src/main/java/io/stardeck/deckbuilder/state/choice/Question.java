package io.stardeck.deckbuilder.state.choice;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Bound;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * What a player is asked: one pick ({@code DB-GEN-09}). The question is public; its options follow
 * from what the player sees and are stored nowhere, so that those that name hidden cards are theirs
 * alone ({@code DB-VIS-06}).
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Question {
  /**
   * Which card?
   *
   * @param sel the cards to pick from
   * @param whose whose cards, where the selector does not say it
   * @param bindings what the words of the selector stand for
   * @param not cards that have been picked already; public ones alone
   * @param mayStop whether none will do
   */
  @JsonTypeName("pick-card")
  record PickCard(
      Selector sel, Seat whose, Bindings bindings, ImmutableList<CardId> not, boolean mayStop)
      implements Question {}

  /**
   * Which of the cards that the chooser is shown goes deepest, or, if they may stop, to the bottom?
   *
   * @param look the cards
   * @param mayStop whether none will do
   */
  @JsonTypeName("pick-seen")
  record PickSeen(Look look, boolean mayStop) implements Question {}

  /**
   * Which card is trashed, and which gained for it ({@code DB-EFF-13})?
   *
   * @param from the cards to be trashed
   * @param whose whose cards, where the selector does not say it
   * @param bindings what the words of the selectors stand for
   * @param plus the surplus, or with MAX_COST the fixed cost
   * @param bound how the cost of the gained card is bound by that of the trashed one
   * @param filter the cards to be gained
   * @param mayStop whether none will do
   */
  @JsonTypeName("pick-upgrade")
  record PickUpgrade(
      Selector from,
      Seat whose,
      Bindings bindings,
      int plus,
      Bound bound,
      Selector filter,
      boolean mayStop)
      implements Question {}

  /**
   * Which player?
   *
   * @param among the players to pick from
   */
  @JsonTypeName("pick-player")
  record PickPlayer(ImmutableList<Seat> among) implements Question {}

  /**
   * How many?
   *
   * @param min the fewest
   * @param max the most
   */
  @JsonTypeName("pick-number")
  record PickNumber(int min, int max) implements Question {}

  /**
   * Which of the lists of effects?
   *
   * @param indices their positions, from 0 on
   */
  @JsonTypeName("pick-branch")
  record PickBranch(ImmutableList<Integer> indices) implements Question {}

  /** Which name of a card? */
  @JsonTypeName("pick-name")
  record PickName() implements Question {}

  /** Yes or no? */
  @JsonTypeName("yes-no")
  record YesNo() implements Question {}
}
