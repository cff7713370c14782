package io.stardeck.sfbf.config;

import io.stardeck.engine.RuleId;

/**
 * The optional rules that can be switched on, each with its rule. The end options may be combined,
 * also with the last game turn that every game has ({@code BF-OPT-40}, {@code BF-OPT-44}, {@code
 * BF-D-57}).
 */
public enum Option {
  /** All ships are drafted face up. */
  SHIP_DRAFT("BF-OPT-01"),
  /** Each player begins their fleet with a dreadnought and a carrier. */
  FLEET_CORE("BF-OPT-02"),
  /** Four ships each are drafted, the others dealt. */
  DRAFT_FOUR("BF-OPT-03"),
  /** One card of phase 1 may be the top of the discard pile. */
  DISCARD_DRAW("BF-OPT-10"),
  /** A second ship may attack; the hand limit is six. */
  SECOND_ATTACK("BF-OPT-11"),
  /** Players form teams. */
  ALLIES("BF-OPT-12"),
  /** Players may make offers aloud; has no effect here. */
  DIPLOMACY("BF-OPT-15"),
  /** Each fleet is of one race. */
  SINGLE_RACE("BF-OPT-20"),
  /** Damage is counted by ship and disables no box. */
  TRADITIONAL_DAMAGE("BF-OPT-24"),
  /** Order cards give the order of turns. */
  PLAYER_ORDER("BF-OPT-30"),
  /** The game ends after a number of reshuffles of the action deck. */
  END_AFTER_RESHUFFLES("BF-OPT-41"),
  /** The game ends when a player holds a number of trophies. */
  END_AFTER_TROPHIES("BF-OPT-42"),
  /** The game ends when the first player has lost their last ship. */
  END_AT_ELIMINATION("BF-OPT-43");

  private final RuleId rule;

  Option(String rule) {
    this.rule = RuleId.of(rule);
  }

  /** The rule that this switches on. */
  public RuleId rule() {
    return rule;
  }

  /** Whether it only says when the game ends. */
  public boolean endsGame() {
    return this == END_AFTER_RESHUFFLES || this == END_AFTER_TROPHIES || this == END_AT_ELIMINATION;
  }

  /**
   * Whether it says how players come by their ships, in place of the point limit ({@code BF-D-72}).
   */
  public boolean picksFleets() {
    return this == SHIP_DRAFT || this == FLEET_CORE || this == DRAFT_FOUR || this == SINGLE_RACE;
  }
}
