package io.stardeck.stccg.config;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.deck.DeckLimits;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import java.util.Optional;
import org.immutables.value.Value;

/** What the players agree on before the game ({@code ST-CFG-01} to {@code ST-CFG-11}). */
@Value.Immutable
@JsonSerialize(as = ImmutableStccgConfig.class)
@JsonDeserialize(as = ImmutableStccgConfig.class)
public abstract class StccgConfig {
  StccgConfig() {}

  /** A builder; without anything said it is the usual game of two with ready decks. */
  public static ImmutableStccgConfig.Builder builder() {
    return ImmutableStccgConfig.builder();
  }

  /** The usual game of that many players, with ready decks. */
  public static StccgConfig usual(int players) {
    ImmutableList<Decklist> ready = Decklists.ready();
    ImmutableStccgConfig.Builder config = builder().players(players);
    for (int i = 0; i < players; i++) {
      config.addDecks(ready.get(i % ready.size()));
    }
    return config.build();
  }

  /** The number of players, 2 to 4. */
  public abstract int players();

  /** The kinds of cards. */
  @MayBeAbsent
  @Value.Default
  public CardSet cards() {
    return CardSets.premiere();
  }

  /** The decks, in seat order. */
  public abstract ImmutableList<Decklist> decks();

  /** How many missions each player has: 6, or 4, or an even number above 6. */
  @MayBeAbsent
  @Value.Default
  public int missionsPerPlayer() {
    return 6;
  }

  /** How many cards a deck has: 60, 55 or 50. */
  @MayBeAbsent
  @Value.Default
  public int deckSize() {
    return 60;
  }

  /** Whether a deck of 60 may have more ({@code ST-ADV-02}). */
  @MayBeAbsent
  @Value.Default
  public boolean biggerDecks() {
    return false;
  }

  /** The points that win, 1 or more. */
  @MayBeAbsent
  @Value.Default
  public int pointGoal() {
    return 100;
  }

  /** Whether and how time ends the game. */
  @MayBeAbsent
  @Value.Default
  public TimeLimit timeLimit() {
    return TimeLimit.NONE;
  }

  /** After how many turns of all players together, if turns are counted. */
  @MayBeAbsent
  @Value.Default
  public int turnLimit() {
    return 0;
  }

  /** Whether a unique card is unique for all players together ({@code ST-ADV-05}). */
  @MayBeAbsent
  @Value.Default
  public boolean sharedUniqueness() {
    return false;
  }

  /** Who begins the set-up; chance decides unless told. */
  public abstract Optional<Seat> firstPlayer();

  /** Whether a damaged side may return fire ({@code ST-D-21}). */
  @MayBeAbsent
  @Value.Default
  public boolean returnFireAfterDamage() {
    return false;
  }

  /** Whether decks may have cards that put stakes. */
  @MayBeAbsent
  @Value.Default
  public boolean stakes() {
    return true;
  }

  /** Whether decks may have two copies of a mission. */
  @MayBeAbsent
  @Value.Default
  public boolean duplicateMissions() {
    return true;
  }

  /** After how many orders of a turn it can only be ended ({@code ST-TRN-08}). */
  @MayBeAbsent
  @Value.Default
  public int ordersPerTurn() {
    return 300;
  }

  /** What these options say of decks. */
  public final DeckLimits limits() {
    return new DeckLimits(
        missionsPerPlayer(), deckSize(), !biggerDecks(), duplicateMissions(), stakes());
  }
}
