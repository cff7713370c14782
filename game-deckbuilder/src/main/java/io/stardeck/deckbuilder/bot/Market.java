package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/** What there is to buy. */
final class Market {
  /** What is cheaper makes a deck no better. */
  private static final int LEAST = 2;

  /** What promises less over the rest of the game, in Mission Points, keeps better cards away. */
  private static final double LEAST_GAIN = 6;

  private Market() {}

  /** The dearest card that can be paid, one of the search area before a Basic Character. */
  static @Nullable DeckbuilderAction dearest(Moment moment) {
    return moment.best(
        DeckbuilderAction.class,
        LEAST - 1,
        action -> {
          @Nullable CardDef card = bought(moment, action);
          return card == null ? -1 : card.costOrZero() + (card.family() == Family.BASIC ? 0 : 0.5);
        });
  }

  /**
   * What is bought first of the one or two cards that together promise most; null if nothing
   * promises anything.
   */
  static @Nullable DeckbuilderAction planned(Moment moment, Outlook outlook) {
    int size = moment.legal().size();
    double[] gains = new double[size];
    int[] costs = new int[size];
    for (int i = 0; i < size; i++) {
      @Nullable CardId card = card(moment, moment.legal().get(i));
      if (card != null) {
        gains[i] = outlook.gain(moment.def(card));
        costs[i] = Costs.of(moment.view(), moment.seat(), card);
      }
    }
    double most = 0;
    int best = -1;
    for (int i = 0; i < size; i++) {
      double with =
          gains[i] > LEAST_GAIN ? gains[i] + second(gains, costs, i, moment.xp() - costs[i]) : 0;
      if (with > most) {
        most = with;
        best = i;
      }
    }
    return best < 0 ? null : moment.legal().get(best);
  }

  /** What another card promises for the XP that are left. */
  private static double second(double[] gains, int[] costs, int first, int xp) {
    double most = LEAST_GAIN;
    for (int i = 0; i < gains.length; i++) {
      if (i != first && gains[i] > most && costs[i] <= xp) {
        most = gains[i];
      }
    }
    return most > LEAST_GAIN ? most : 0;
  }

  /** The search that replaces the card of which least is expected. */
  static @Nullable DeckbuilderAction search(Moment moment, Style style) {
    return moment.best(
        Search.class, Double.NEGATIVE_INFINITY, each -> -owning(moment, style, each));
  }

  /** The kind of the card that {@code action} buys, or null. */
  static @Nullable CardDef bought(Moment moment, DeckbuilderAction action) {
    @Nullable CardId card = card(moment, action);
    return card == null ? null : moment.def(card);
  }

  /** The card that {@code action} buys, or null. */
  static @Nullable CardId card(Moment moment, DeckbuilderAction action) {
    if (action instanceof GainSlot gain) {
      return moment.table().starbase().slots().get(gain.slot()).card().orElse(null);
    }
    return action instanceof GainBasic gain
        ? moment.table().starbase().pile(gain.kind()).top()
        : null;
  }

  private static double owning(Moment moment, Style style, Search search) {
    return moment
        .table()
        .starbase()
        .slots()
        .get(search.slot())
        .card()
        .map(card -> style.owning(moment, moment.def(card)))
        .orElse(Double.POSITIVE_INFINITY);
  }
}
