package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.engine.Seat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a player's cards bring in a turn on average, and how widely that varies. Everybody can tell:
 * whose cards are whose is public.
 */
final class DeckModel {
  private static final int HAND = 5;
  private static final double MOST_CARDS = 9;
  private static final int STATS = Stat.values().length;

  private final double[] sums;
  private final double[] squares;
  private @Nullable CardDef least;
  private double leastWorth;
  private double size;
  private double xp;
  private double cards;
  private double explorations;
  private double borgCards;
  private double thinned;
  private double rest;

  private DeckModel(double[] sums, double[] squares) {
    this.sums = sums;
    this.squares = squares;
  }

  /** The cards of {@code seat}. */
  static DeckModel of(Moment moment, Seat seat) {
    DeckModel model = new DeckModel(new double[STATS], new double[STATS]);
    Holdings.each(
        moment,
        seat,
        (card, share) -> {
          Yield yield = Printed.of(card).played();
          model.add(yield, share);
          model.see(card, yield);
        });
    return model;
  }

  /** The same with one more of that card, or with -1 one less. */
  DeckModel with(CardDef card, double times) {
    DeckModel model = new DeckModel(sums.clone(), squares.clone());
    model.size = size;
    model.xp = xp;
    model.cards = cards;
    model.explorations = explorations;
    model.borgCards = borgCards;
    model.thinned = thinned;
    model.rest = rest;
    model.add(Printed.of(card).played(), times);
    return model;
  }

  /** The card of the player that brings least by itself; none if they have no cards. */
  Optional<CardDef> least() {
    return Optional.ofNullable(least);
  }

  /** How many cards are played in a turn. */
  double hand() {
    return Math.min(MOST_CARDS, Math.min(size, HAND * (1 + Math.max(-0.2, cards / size))));
  }

  /** The mean of what the cards of a turn add to a stat. */
  double mean(Stat stat) {
    return hand() * sums[stat.ordinal()] / size;
  }

  /** The standard deviation of it. */
  double spread(Stat stat) {
    double mean = sums[stat.ordinal()] / size;
    double variance = squares[stat.ordinal()] / size - mean * mean;
    double left = Math.max(0.1, (size - hand()) / Math.max(1, size - 1));
    return Math.sqrt(Math.max(0.1, hand() * variance * left));
  }

  /** The XP of a turn. */
  double xp() {
    return hand() * xp / size;
  }

  /** The explorations of a turn beyond the first. */
  double explorations() {
    return hand() * explorations / size;
  }

  /** The Borg cards that the cards of a turn can trash. */
  double borgCards() {
    return hand() * borgCards / size;
  }

  /** The cards of the own deck of which those of a turn may get rid. */
  double thinned() {
    return hand() * thinned / size;
  }

  /** What the cards of a turn bring besides, in XP. */
  double rest() {
    return hand() * rest / size;
  }

  private void see(CardDef card, Yield yield) {
    if (least == null || yield.worth() < leastWorth) {
      least = card;
      leastWorth = yield.worth();
    }
  }

  private void add(Yield yield, double times) {
    for (Stat stat : Stat.all()) {
      double value = yield.of(stat);
      sums[stat.ordinal()] += times * value;
      squares[stat.ordinal()] += times * value * value;
    }
    size += times;
    xp += times * yield.xp();
    cards += times * yield.cards();
    explorations += times * yield.explorations();
    borgCards += times * yield.borgCards();
    thinned += times * yield.thinned();
    rest += times * yield.rest();
  }
}
