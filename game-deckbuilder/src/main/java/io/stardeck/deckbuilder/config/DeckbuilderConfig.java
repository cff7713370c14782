package io.stardeck.deckbuilder.config;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * What is agreed before a game (section 2.6 of the catalogue). Any combination can be built; {@link
 * #violations} tells what the rules hold against it.
 */
@Value.Immutable
@JsonSerialize(as = ImmutableDeckbuilderConfig.class)
@JsonDeserialize(as = ImmutableDeckbuilderConfig.class)
public abstract class DeckbuilderConfig {
  /** The highest {@link #turnCap}. */
  public static final int MOST_TURNS = 100_000;

  /**
   * The {@link #turnCap} of default configurations. No game among the bots of this game comes near;
   * three or more players who choose at random may meet it.
   */
  public static final int USUAL_CAP = 1_000;

  DeckbuilderConfig() {}

  /** A builder of configurations. */
  public static ImmutableDeckbuilderConfig.Builder builder() {
    return ImmutableDeckbuilderConfig.builder();
  }

  /** What is played; Exploration by default. */
  @MayBeAbsent
  @Value.Default
  public Scenario scenario() {
    return Scenario.EXPLORATION;
  }

  /** The number of players: 2 to 5; in Klingon Civil War 2 to 4. */
  public abstract int players();

  /**
   * The teams. If empty: in Exploration everybody alone; in Borg Invasion one team of all; in
   * Klingon Civil War with four players those who sit opposite each other, otherwise everybody
   * alone.
   */
  @MayBeAbsent
  public abstract ImmutableList<ImmutableList<Seat>> teams();

  /** The starting Starships by seat, as ids of cards; if empty they are dealt at random. */
  @MayBeAbsent
  public abstract ImmutableList<String> startingShips();

  /** Whether the effects of starting Starships are used; only Borg Invasion may do without. */
  @MayBeAbsent
  @Value.Default
  public boolean startingEffects() {
    return true;
  }

  /** Who begins; if absent it is drawn. */
  public abstract Optional<Seat> startPlayer();

  /** The Mission Points that win Exploration, 1 or more. */
  @MayBeAbsent
  @Value.Default
  public int victoryPoints() {
    return 400;
  }

  /** What becomes of the Hand of a combatant after a battle ({@code DB-D-13}). */
  @MayBeAbsent
  @Value.Default
  public BattleRefresh battleRefresh() {
    return BattleRefresh.NEW_HAND;
  }

  /**
   * The turn after which the game is a draw, 1 to {@link #MOST_TURNS}; in Borg Invasion the team
   * turn; none if absent ({@code DB-D-14}).
   */
  public abstract OptionalInt turnCap();

  /** The cards; in JSON the name of a shipped set, or the whole set. */
  @MayBeAbsent
  @Value.Default
  public CardSet cardSet() {
    return CardSets.standard();
  }

  /** What follows from all that. */
  @Value.Derived
  @Value.Auxiliary
  @JsonIgnore
  ConfigFacts facts() {
    return new ConfigFacts(this);
  }

  /**
   * All that is wrong, each under {@code DB-SET-01} with the path of the setting; empty if it can
   * be played.
   */
  public final ImmutableList<Violation> violations() {
    return ConfigChecks.of(this);
  }

  /** The teams in force, in the order of their first seats. */
  public final ImmutableList<ImmutableList<Seat>> teamsInForce() {
    return facts().teams();
  }

  /** The position of the team of {@code seat} among {@link #teamsInForce}. */
  public final int team(Seat seat) {
    return facts().team(seat);
  }

  /** Whether the Borg are in the game. */
  public final boolean borg() {
    return scenario() == Scenario.BORG_INVASION;
  }

  /** The Borg cards in the Borg area at the start ({@code DB-FOR-08}). */
  public final int borgArea() {
    return borg() ? 5 * players() + 5 : 0;
  }

  /**
   * The most decisions that a game can take: 1,000 in a turn for each copy of the card set, far
   * more than sets of ordinary numbers come to. Without a cap on turns there is no bound ({@code
   * DB-D-14}).
   */
  public final long decisionBound() {
    long each = 1_000L * cardSet().copies();
    return turnCap().isPresent() ? (turnCap().getAsInt() + 1) * each : Long.MAX_VALUE;
  }
}
