package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.engine.card.PlainWriter;

/** A number in an effect or a condition. In JSON a number, or an object with an {@code op}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op", defaultImpl = Amount.Constant.class)
public sealed interface Amount {
  /** The number 0. */
  Amount NONE = new Constant(0);

  /** That number. */
  static Amount of(int value) {
    return new Constant(value);
  }

  /**
   * A fixed number.
   *
   * @param value the number
   */
  @JsonTypeName("CONSTANT")
  @JsonSerialize(using = PlainWriter.class)
  record Constant(int value) implements Amount {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Constant read(int value) {
      return new Constant(value);
    }
  }

  /**
   * The number of selected cards.
   *
   * @param sel which cards
   */
  @JsonTypeName("COUNT")
  record Count(Selector sel) implements Amount {}

  /**
   * The total of a stat.
   *
   * @param player whose, one player
   * @param stat which stat
   */
  @JsonTypeName("STAT")
  record StatOf(Who player, Stat stat) implements Amount {}

  /**
   * Mission Points.
   *
   * @param team of the whole team instead of the player alone
   */
  @JsonTypeName("POINTS")
  record Points(boolean team) implements Amount {}

  /**
   * The damage on a flagship.
   *
   * @param player whose, one player
   */
  @JsonTypeName("DAMAGE")
  record Damage(Who player) implements Amount {}

  /**
   * The damage that was removed from a flagship in this turn.
   *
   * @param player whose, one player
   */
  @JsonTypeName("REPAIRED_THIS_TURN")
  record Repaired(Who player) implements Amount {}

  /**
   * A number that the acting player chooses; the same one through one list of effects.
   *
   * @param max the greatest, 1 or more; the smallest is 1
   */
  @JsonTypeName("CHOSEN")
  record Chosen(int max) implements Amount {}

  /** The Borg Cubes defeated so far. */
  @JsonTypeName("CUBES_DEFEATED")
  record CubesDefeated() implements Amount {}

  /** The Borg cards that were shown for the Cube being handled. */
  @JsonTypeName("REVEALED_BORG")
  record RevealedBorg() implements Amount {}

  /**
   * The sum of the printed costs of the selected cards.
   *
   * @param sel which cards
   */
  @JsonTypeName("COST")
  record CostOf(Selector sel) implements Amount {}

  /**
   * The sum.
   *
   * @param of the terms
   */
  @JsonTypeName("PLUS")
  record Plus(ImmutableList<Amount> of) implements Amount {}

  /**
   * The difference.
   *
   * @param from from what
   * @param amount how much is taken away
   */
  @JsonTypeName("MINUS")
  record Minus(Amount from, Amount amount) implements Amount {}

  /**
   * The product.
   *
   * @param of the factors
   */
  @JsonTypeName("TIMES")
  record Times(ImmutableList<Amount> of) implements Amount {}

  /**
   * The quotient, rounded down.
   *
   * @param amount what is divided
   * @param by the divisor, 1 or more
   */
  @JsonTypeName("OVER")
  record Over(Amount amount, int by) implements Amount {}

  /**
   * The smallest.
   *
   * @param of of these, at least one
   */
  @JsonTypeName("MIN")
  record Min(ImmutableList<Amount> of) implements Amount {}

  /**
   * The greatest.
   *
   * @param of of these, at least one
   */
  @JsonTypeName("MAX")
  record Max(ImmutableList<Amount> of) implements Amount {}
}
