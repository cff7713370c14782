package io.stardeck.b5.config;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardSet;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.Violation;
import io.stardeck.engine.json.MayBeAbsent;
import org.immutables.value.Value;

/** What can be chosen before a game begins; only the number of players must be. */
@MayBeAbsent
@Value.Immutable
@JsonSerialize(as = ImmutableB5Config.class)
@JsonDeserialize(as = ImmutableB5Config.class)
public interface B5Config {
  /** Starts one in which only the number of players is missing. */
  static ImmutableB5Config.Builder builder() {
    return ImmutableB5Config.builder();
  }

  /** 2 to 4. */
  int players();

  /** The race of each player; the first of {@link Race#FACTIONS} unless told. */
  @Value.Default
  default ImmutableList<Race> races() {
    int some = Math.max(0, Math.min(players(), Race.FACTIONS.size()));
    return Race.FACTIONS.subList(0, some);
  }

  @Value.Default
  default CardSet set() {
    return CardSets.starter();
  }

  /** A deck for each player; that of the race in the set unless told. Known to all. */
  @Value.Default
  default ImmutableList<Deck> decks() {
    ImmutableList.Builder<Deck> decks = ImmutableList.builder();
    for (Race race : races()) {
      if (race != Race.NEUTRAL) {
        decks.add(set().deck(race));
      }
    }
    return decks.build();
  }

  /** Rating and pool at set-up, 1 or more ({@code B5-FRM-03}). */
  @Value.Default
  default int startRating() {
    return 4;
  }

  /** Floor of the rating, 1 or more ({@code B5-FRM-33}). */
  @Value.Default
  default int minRating() {
    return 3;
  }

  /** The highest rating from which one may build ({@code B5-INF-01}). */
  @Value.Default
  default int buildMaxRating() {
    return 9;
  }

  /** Influence to build ({@code B5-INF-02}). */
  @Value.Default
  default int buildCost() {
    return 3;
  }

  /** The fewest cards of a deck ({@code B5-FRM-02}). */
  @Value.Default
  default int deckMin() {
    return 45;
  }

  /** The most copies of a definition in a deck ({@code B5-FRM-02}). */
  @Value.Default
  default int maxCopies() {
    return 3;
  }

  /** Cards chosen for the opening hand ({@code B5-FRM-04}). */
  @Value.Default
  default int openingHand() {
    return 3;
  }

  /** Cards drawn free each turn ({@code B5-FRM-53}). */
  @Value.Default
  default int drawPerTurn() {
    return 1;
  }

  /** Influence for a bought card ({@code B5-FRM-57}). */
  @Value.Default
  default int drawPrice() {
    return 3;
  }

  /** Cards that a player may buy in a turn ({@code B5-FRM-57}). */
  @Value.Default
  default int maxBuys() {
    return 2;
  }

  /** Whether conflicts are declared without a card too ({@code B5-FRM-24}). */
  @Value.Default
  default boolean standingConflicts() {
    return true;
  }

  /** Influence for a conflict without a card. */
  @Value.Default
  default int standingCost() {
    return 1;
  }

  /** Actions in one action round ({@code B5-PAS-05}). */
  @Value.Default
  default int maxActionsPerRound() {
    return 200;
  }

  /** Influence of Babylon 5 at the start ({@code B5-REL-05}). */
  @Value.Default
  default int stationStart() {
    return 6;
  }

  /** Influence of the Vorlons at the start ({@code B5-REL-05}). */
  @Value.Default
  default int vorlonStart() {
    return 3;
  }

  /** Power for a victory ({@code B5-FRM-54}). */
  @Value.Default
  default int victoryPower() {
    return 20;
  }

  /** Lead that makes a victory a major one ({@code B5-FRM-54}). */
  @Value.Default
  default int majorMargin() {
    return 10;
  }

  /** The last turn ({@code B5-FRM-55}). */
  @Value.Default
  default int maxTurns() {
    return 50;
  }

  /** Ids of mercenaries that lie open from the start. */
  ImmutableList<String> openMercenaries();

  /** Whether a card that is not multiple may be in play once ({@code B5-SPN-08}). */
  @Value.Default
  default boolean uniqueCards() {
    return true;
  }

  /** All that forbids this configuration; empty if a game can be set up with it. */
  default ImmutableList<Violation> violations() {
    return ConfigRules.violations(this);
  }

  /** The copies of all cards of a game with this configuration, which must have no violations. */
  @Value.Lazy
  default Roster roster() {
    return Roster.of(this);
  }

  /** The most decisions that a game can take ({@code B5-I-32}). */
  default long decisionBound() {
    long turn = 2L * players() * (maxActionsPerRound() + 20L) + 4L * roster().size();
    return maxTurns() * turn;
  }
}
