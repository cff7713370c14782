package io.stardeck.sfbf.config;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.CardSet;
import io.stardeck.sfbf.card.CardSets;
import io.stardeck.sfbf.card.Race;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * What is agreed before a game. Any combination can be built; {@link #violations} tells what the
 * rules hold against it.
 *
 * <p>In JSON only {@code players} must be there; everything else has a default. The first group of
 * methods is what a file says, the second what follows from it: those are looked up and cost
 * nothing.
 */
@Value.Immutable
@JsonSerialize(as = ImmutableBattleForceConfig.class)
@JsonDeserialize(as = ImmutableBattleForceConfig.class)
public abstract class BattleForceConfig {
  /** The highest {@link #maxGameTurns} ({@code BF-D-61}). */
  public static final int MOST_GAME_TURNS = 1000;

  BattleForceConfig() {}

  /**
   * The configuration that the game suggests: advanced, with formation, and everything else at its
   * default.
   */
  public static BattleForceConfig standard(int players) {
    return builder().players(players).solitaire(players == 1).build();
  }

  /** A builder of configurations. */
  public static ImmutableBattleForceConfig.Builder builder() {
    return ImmutableBattleForceConfig.builder();
  }

  /** Basic or advanced game; advanced by default. */
  @MayBeAbsent
  @Value.Default
  public Level level() {
    return Level.ADVANCED;
  }

  /** The number of players: 2 to 8, and 1 in the solitaire game. */
  public abstract int players();

  /** Whether fighters fly, for the basic game ({@code BF-GEN-06}); always in the advanced one. */
  @MayBeAbsent
  @Value.Default
  public boolean fighters() {
    return true;
  }

  /**
   * Whether fleets stand in rows, for the advanced game ({@code BF-GEN-07}); the basic one has
   * none.
   */
  @MayBeAbsent
  @Value.Default
  public boolean formation() {
    return true;
  }

  /**
   * Whether the first-game profile is used: four ships each, no complicated cards ({@code
   * BF-SET-09}).
   */
  @MayBeAbsent
  @Value.Default
  public boolean firstGame() {
    return false;
  }

  /**
   * The most points of a fleet; 0 for no limit; if absent 65 with two or three players, none with
   * more.
   */
  public abstract OptionalInt pointLimit();

  /**
   * How many ships each player is dealt, 1 or more; if absent, and at most, as in {@code
   * BF-SET-06}.
   */
  public abstract OptionalInt shipsPerPlayer();

  /** The optional rules that are used. */
  @MayBeAbsent
  public abstract ImmutableSet<Option> options();

  /** The teams with {@link Option#ALLIES}; if empty, teams of two who sit opposite each other. */
  @MayBeAbsent
  public abstract ImmutableList<ImmutableList<Seat>> teams();

  /**
   * The races by seat with {@link Option#SINGLE_RACE}; if empty, dice tell who picks first ({@code
   * BF-OPT-21}).
   */
  @MayBeAbsent
  public abstract ImmutableList<Race> races();

  /** The reshuffle that ends the game with {@link Option#END_AFTER_RESHUFFLES}, 1 or more. */
  @MayBeAbsent
  @Value.Default
  public int lastReshuffle() {
    return 3;
  }

  /**
   * The number of trophies that ends the game with {@link Option#END_AFTER_TROPHIES}, 1 or more.
   */
  @MayBeAbsent
  @Value.Default
  public int trophiesToEnd() {
    return 5;
  }

  /** What a PF flotilla adds to its dice. */
  @MayBeAbsent
  @Value.Default
  public PfStrength pfStrength() {
    return PfStrength.POINTS;
  }

  /** What happens at equal scores. */
  @MayBeAbsent
  @Value.Default
  public TieBreak tieBreak() {
    return TieBreak.SHARED;
  }

  /** The game turn after which the game ends, 1 to {@link #MOST_GAME_TURNS} ({@code BF-OPT-40}). */
  @MayBeAbsent
  @Value.Default
  public int maxGameTurns() {
    return 200;
  }

  /** Whether one player plays against the enemy of section 3.25. */
  @MayBeAbsent
  @Value.Default
  public boolean solitaire() {
    return false;
  }

  /** The cards; in JSON the name of a shipped set, or the whole set. */
  @MayBeAbsent
  @Value.Default
  public CardSet cardSet() {
    return CardSets.base();
  }

  /** What follows from all that. */
  @Value.Derived
  @Value.Auxiliary
  @JsonIgnore
  ConfigFacts facts() {
    return new ConfigFacts(this);
  }

  /**
   * All that is wrong, each under {@code BF-GEN-12} with the path of the setting; empty if it can
   * be played.
   */
  public final ImmutableList<Violation> violations() {
    return ConfigChecks.of(this);
  }

  /** Whether the advanced rules are used. */
  public final boolean advanced() {
    return level() == Level.ADVANCED;
  }

  /** Whether fleets stand in rows, so that range and the Reserve matter. */
  public final boolean rows() {
    return advanced() && formation();
  }

  /** Whether {@code option} is used. */
  public final boolean has(Option option) {
    return facts().has(option);
  }

  /** Whether damage is a counter on the ship ({@code BF-OPT-24}). */
  public final boolean traditional() {
    return has(Option.TRADITIONAL_DAMAGE);
  }

  /** The copies of the card set in the game, 2 with seven or eight players ({@code BF-GEN-11}). */
  public final int copies() {
    return facts().copies();
  }

  /** The number of fleets: one for each player, two in the solitaire game. */
  public final int fleets() {
    return facts().fleets();
  }

  /** The most cards in a hand ({@code BF-DRW-02}). */
  public final int handLimit() {
    return has(Option.SECOND_ATTACK) ? 6 : 5;
  }

  /** The action cards that each player is dealt ({@code BF-SET-02}, {@code BF-SET-03}). */
  public final int dealtCards() {
    return advanced() ? 7 : 5;
  }

  /**
   * The ships that each player is dealt or drafts ({@code BF-SET-06}, {@code BF-SET-09}, {@code
   * BF-SET-13}). With {@link Option#SINGLE_RACE} the most: a smaller race among those chosen lowers
   * it for all ({@code BF-D-71}).
   */
  public final int dealtShips() {
    return facts().dealtShips();
  }

  /** Whether an option says how players come by their ships, in place of a deal. */
  public final boolean picksFleets() {
    return facts().picksFleets();
  }

  /**
   * The point limit in force, 0 if there is none: first game and drafts switch it off ({@code
   * BF-D-03}).
   */
  public final int fleetLimit() {
    return facts().fleetLimit();
  }

  /**
   * The kinds that are taken out of the deck before the game ({@code BF-SET-10}, {@code
   * BF-GEN-06}).
   */
  public final ImmutableSet<CardKind> removedKinds() {
    return facts().removedKinds();
  }

  /** Whether two different players are in one team. */
  public final boolean allied(Seat one, Seat other) {
    return facts().allied(one, other);
  }

  /**
   * Whether two different players are in different teams, or there are no teams ({@code
   * BF-GEN-10}).
   */
  public final boolean enemies(Seat one, Seat other) {
    return one.number() != other.number() && !facts().allied(one, other);
  }

  /** The teams in force; empty without {@link Option#ALLIES}. */
  public final ImmutableList<ImmutableList<Seat>> teamsInForce() {
    return facts().teams();
  }

  /** The most decisions that a game can take ({@code BF-ACT-07}). */
  public final long decisionBound() {
    long turns = maxGameTurns() + (tieBreak() == TieBreak.DUEL ? 20 : 0);
    return fleets() * (turns * 600 * copies() + 200);
  }
}
