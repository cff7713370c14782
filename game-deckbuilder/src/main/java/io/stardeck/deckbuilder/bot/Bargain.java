package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.engine.card.CardId;

/**
 * What it is worth to pay for stats before an exploration, in Mission Points: what they promise
 * there, less the price.
 */
final class Bargain {
  private static final double POINTS_OF_XP = 3;
  private static final double POINTS_OF_DAMAGE = 1;
  private static final double POINTS_OF_CARD = 5;

  private final Moment moment;
  private final ImmutableList<Effect> list;
  private final Hopes hopes;
  private final ImmutableList<CardId> space;
  private final double before;

  private Bargain(Moment moment, ImmutableList<Effect> list) {
    this.moment = moment;
    this.list = list;
    this.space = SpaceCards.left(moment.table());
    this.hopes = Hopes.ofAll(moment);
    this.before = Flight.of(moment, space, hopes).value();
  }

  /**
   * Whether the list is a price paid for a stat, and nothing has been met that tells if it helps.
   */
  static boolean open(Moment moment, ImmutableList<Effect> list) {
    return list.size() == 2
        && list.get(0) instanceof Control.Pay
        && list.get(1) instanceof Boost.AddStat
        && moment.table().encountered().isEmpty()
        && moment.table().turnPlayer().equals(moment.seat());
  }

  /** The bargain of a list that is {@link #open}. */
  static Bargain of(Moment moment, ImmutableList<Effect> list) {
    return new Bargain(moment, list);
  }

  /** The most that it is worth, with whatever number is chosen. */
  double worth() {
    int max = 1;
    if (number() instanceof Amount.Chosen chosen) {
      max = chosen.max();
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int n = 1; n <= max; n++) {
      most = Math.max(most, worth(n));
    }
    return most;
  }

  /** What it is worth with that number, where one is chosen. */
  double worth(int chosen) {
    Boost.AddStat more = (Boost.AddStat) list.get(1);
    Price price = ((Control.Pay) list.get(0)).price();
    Hopes with = hopes.more(more.stat(), value(more.amount(), chosen));
    return Flight.of(moment, space, with).value()
        - before
        - points(price) * value(price.n(), chosen);
  }

  private Amount number() {
    return ((Control.Pay) list.get(0)).price().n();
  }

  private static int value(Amount amount, int chosen) {
    return amount instanceof Amount.Chosen ? chosen : (int) Yield.value(amount);
  }

  private static double points(Price price) {
    if (price instanceof Price.Xp) {
      return POINTS_OF_XP;
    }
    if (price instanceof Price.TakeDamage) {
      return POINTS_OF_DAMAGE;
    }
    return price instanceof Price.DiscardCards ? POINTS_OF_CARD : 0;
  }
}
