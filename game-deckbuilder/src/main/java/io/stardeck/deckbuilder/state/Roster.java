package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.function.Predicate;

/** Which cards are in a game: what set-up has dealt or laid out ({@code DB-SET-16}). */
public final class Roster {
  private Roster() {}

  /** The space cards of the game without the starting Starships ({@code DB-SET-05}). */
  public static ImmutableList<CardId> space(DeckbuilderConfig config) {
    return config.cardSet().space(config.scenario());
  }

  /** The cards of the starbase deck ({@code DB-SET-07}). */
  public static ImmutableList<CardId> starbase(DeckbuilderConfig config) {
    return config.cardSet().copies(Family.STARBASE);
  }

  /** The Borg cards, as many as are used ({@code DB-FOR-08}). */
  public static ImmutableList<CardId> borg(DeckbuilderConfig config) {
    return config.borg()
        ? config.cardSet().copies(Family.BORG_CARD).subList(0, config.borgArea())
        : ImmutableList.of();
  }

  /** All copies of a Basic Character, those of the first player's starting deck first. */
  public static ImmutableList<CardId> basics(DeckbuilderConfig config, Basic kind) {
    return copies(config, config.cardSet().basic(kind.keyword()));
  }

  /** The starting deck of {@code seat}, unshuffled ({@code DB-SET-02}). */
  public static ImmutableList<CardId> startingDeck(DeckbuilderConfig config, Seat seat) {
    ImmutableList.Builder<CardId> deck = ImmutableList.builder();
    for (Basic kind : Basic.values()) {
      int from = seat.index() * kind.dealt();
      deck.addAll(basics(config, kind).subList(from, from + kind.dealt()));
    }
    for (CardDef card : config.cardSet().cards()) {
      if (card.family() == Family.STARTER) {
        deck.add(copies(config, card).get(seat.index()));
      }
    }
    return deck.build();
  }

  /** The starting Starships of the scenario, all copies of them. */
  public static ImmutableList<CardId> startingShips(DeckbuilderConfig config) {
    return select(config, card -> isStarting(config, card));
  }

  /** Whether {@code card} is a starting Starship of the scenario. */
  public static boolean isStarting(DeckbuilderConfig config, CardDef card) {
    return card.role() == Role.STARTING && card.family() == config.scenario().family();
  }

  /** All copies of one kind of card. */
  public static ImmutableList<CardId> copies(DeckbuilderConfig config, CardDef card) {
    ImmutableList.Builder<CardId> copies = ImmutableList.builder();
    int first = config.cardSet().firstCopy(card);
    for (int copy = 0; copy < card.count(); copy++) {
      copies.add(CardId.of(first + copy));
    }
    return copies.build();
  }

  private static ImmutableList<CardId> select(DeckbuilderConfig config, Predicate<CardDef> wanted) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int number = 0; number < config.cardSet().copies(); number++) {
      if (wanted.test(config.cardSet().copy(number))) {
        cards.add(CardId.of(number));
      }
    }
    return cards.build();
  }
}
