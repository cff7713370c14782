package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;

/** A goal, a requirement or an "if", asked of one player. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Condition {
  /** Whose points. */
  enum Of {
    /** The player's. */
    SELF,
    /** Their team's together. */
    TEAM
  }

  /**
   * A total is at least x.
   *
   * @param stat which stat
   * @param x how much
   */
  @JsonTypeName("STAT_AT_LEAST")
  record StatAtLeast(Stat stat, Amount x) implements Condition {}

  /**
   * The totals together are at least x.
   *
   * @param stats which stats
   * @param x how much
   */
  @JsonTypeName("STATS_SUM_AT_LEAST")
  record StatsSumAtLeast(ImmutableSet<Stat> stats, Amount x) implements Condition {}

  /**
   * At least x cards are selected.
   *
   * @param sel which cards
   * @param x how many
   */
  @JsonTypeName("COUNT_AT_LEAST")
  record CountAtLeast(Selector sel, Amount x) implements Condition {}

  /**
   * At most x cards are selected.
   *
   * @param sel which cards
   * @param x how many
   */
  @JsonTypeName("COUNT_AT_MOST")
  record CountAtMost(Selector sel, Amount x) implements Condition {}

  /**
   * Exactly x cards are selected.
   *
   * @param sel which cards
   * @param x how many
   */
  @JsonTypeName("COUNT_EXACT")
  record CountExact(Selector sel, Amount x) implements Condition {}

  /**
   * At least one card is selected.
   *
   * @param sel which cards
   */
  @JsonTypeName("HAS")
  record Has(Selector sel) implements Condition {}

  /**
   * There is that much unspent XP.
   *
   * @param x how much
   */
  @JsonTypeName("XP_AT_LEAST")
  record XpAtLeast(Amount x) implements Condition {}

  /**
   * The damage on the flagship is at most x.
   *
   * @param x how much
   */
  @JsonTypeName("DAMAGE_AT_MOST")
  record DamageAtMost(Amount x) implements Condition {}

  /**
   * The damage on the flagship is at least x.
   *
   * @param x how much
   */
  @JsonTypeName("DAMAGE_AT_LEAST")
  record DamageAtLeast(Amount x) implements Condition {}

  /**
   * There are that many Mission Points.
   *
   * @param of whose
   * @param x how many
   */
  @JsonTypeName("POINTS_AT_LEAST")
  record PointsAtLeast(Of of, Amount x) implements Condition {}

  /**
   * The amount, summed over the players of a team, is greater than that of every other team.
   *
   * @param amount worked out for each player as SELF
   */
  @JsonTypeName("MORE_THAN_EACH_OPPOSING_TEAM")
  record MoreThanEachOpposingTeam(Amount amount) implements Condition {}

  /**
   * The player holds a card of that keyword in their Influence Area.
   *
   * @param keyword which
   */
  @JsonTypeName("HOLDS")
  record Holds(String keyword) implements Condition {}

  /** There is a battle. */
  @JsonTypeName("IN_BATTLE")
  record InBattle() implements Condition {}

  /**
   * The game is of that scenario.
   *
   * @param scenario which
   */
  @JsonTypeName("SCENARIO")
  record InScenario(Scenario scenario) implements Condition {}

  /** It is the own turn. */
  @JsonTypeName("IS_TURN_PLAYER")
  record IsTurnPlayer() implements Condition {}

  /**
   * All of them hold.
   *
   * @param of which
   */
  @JsonTypeName("AND")
  record And(ImmutableList<Condition> of) implements Condition {}

  /**
   * At least one of them holds.
   *
   * @param of which
   */
  @JsonTypeName("OR")
  record Or(ImmutableList<Condition> of) implements Condition {}

  /**
   * It does not hold.
   *
   * @param of which
   */
  @JsonTypeName("NOT")
  record Not(Condition of) implements Condition {}

  /**
   * So many of them hold.
   *
   * @param n how many, 1 or more
   * @param of which
   */
  @JsonTypeName("AT_LEAST_N_OF")
  record AtLeastNOf(int n, ImmutableList<Condition> of) implements Condition {}
}
