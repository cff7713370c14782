package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.card.PlainWriter;

/** A number in an effect ({@code B5-W-01}). In JSON a number, or an object with a {@code count}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "count", defaultImpl = Amount.Fixed.class)
public sealed interface Amount {
  /** The number 0. */
  Amount NONE = new Fixed(0);

  /** That number. */
  static Amount of(int value) {
    return new Fixed(value);
  }

  /** The amounts that it is made of. */
  default ImmutableList<Amount> parts() {
    return this instanceof Numbered one ? ImmutableList.of(one.amount()) : ImmutableList.of();
  }

  /** A fixed number. */
  @JsonTypeName("FIXED")
  @JsonSerialize(using = PlainWriter.class)
  record Fixed(int value) implements Amount {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Fixed read(int value) {
      return new Fixed(value);
    }
  }

  /** Marks of any of those kinds. */
  @JsonTypeName("MARKS")
  record Marks(ImmutableSet<Mark> marks, MarkScope of) implements Amount {}

  /** The own Inner Circle members that are not neutralised. */
  @JsonTypeName("INNER_CIRCLE")
  record InnerCircle() implements Amount {}

  /** The own ready fleets with a printed Military of at least {@code military}. */
  @JsonTypeName("READY_FLEETS")
  record ReadyFleets(int military) implements Amount {}

  /** The fleets in play of the race that the chosen tension is from. */
  @JsonTypeName("FLEETS_OF_CHOSEN_RACE")
  record FleetsOfChosenRace() implements Amount {}

  /** The influence of Babylon 5. */
  @JsonTypeName("STATION")
  record Station() implements Amount {}

  /** The influence of the Vorlons. */
  @JsonTypeName("VORLON")
  record Vorlon() implements Amount {}

  /** The tension of the own race toward another. */
  @JsonTypeName("TENSION")
  record Tension(Race toward) implements Amount {}

  /** The highest tension of the own race toward any. */
  @JsonTypeName("HIGHEST_TENSION")
  record HighestTension() implements Amount {}

  /** The lowest rating of all factions. */
  @JsonTypeName("LOWEST_RATING")
  record LowestRating() implements Amount {}

  /** The number that was chosen. */
  @JsonTypeName("CHOSEN")
  record Chosen() implements Amount {}

  /** By how much the conflict was decided. */
  @JsonTypeName("MARGIN")
  record Margin() implements Amount {}

  /** The marks purged by the operation before ({@code B5-W-54}). */
  @JsonTypeName("PURGED")
  record Purged() implements Amount {}

  /** The own characters and fleets neutralised this turn. */
  @JsonTypeName("NEUTRALISED_THIS_TURN")
  record NeutralisedThisTurn() implements Amount {}

  /** The current rating of a card. */
  @JsonTypeName("CURRENT")
  record Current(Target of, Ability ability) implements Amount {}

  /** The sum. */
  @JsonTypeName("SUM")
  record Sum(ImmutableList<Amount> of) implements Amount {
    @Override
    public ImmutableList<Amount> parts() {
      return of;
    }
  }

  /** The amount so many times; below 0 to take it away. */
  @JsonTypeName("TIMES")
  record Times(Amount amount, int by) implements Amount, Numbered {}

  /** The amount divided, rounded down. */
  @JsonTypeName("DIV")
  record Over(Amount amount, int by) implements Amount, Numbered {}
}
