package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.engine.Seat;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Which cards are played to a window. */
final class Windows {
  /** The Attack that a hidden card of another player adds, on average. */
  private static final double HIDDEN_ATTACK = 1.1;

  private Windows() {}

  /**
   * A card towards an aim that all cards together reach: the least one that reaches it alone, else
   * the one that brings most.
   */
  static @Nullable DeckbuilderAction decisive(Moment moment, Predicate<Hopes> aim) {
    return moment.best(
        PlayCard.class,
        0,
        play -> {
          if (!moment.window(moment.def(play.card()))) {
            return 0;
          }
          double worth = Printed.of(moment.def(play.card())).played().worth();
          return aim.test(Hopes.with(moment, play.card())) ? 1_000 - worth : Math.max(0.1, worth);
        });
  }

  /** A card that brings other cards, and with them hope. */
  static @Nullable DeckbuilderAction drawing(Moment moment) {
    return moment.best(
        PlayCard.class, 0, play -> Printed.of(moment.def(play.card())).played().cards());
  }

  /** Whether the player can expect a higher Attack than each opponent. */
  static boolean prevails(Moment moment) {
    double own = Hopes.ofPlayable(moment).of(Stat.ATTACK);
    for (Seat seat : Seat.first(moment.table().players())) {
      if (moment.table().opponents(moment.seat(), seat) && own < expected(moment, seat)) {
        return false;
      }
    }
    return true;
  }

  private static double expected(Moment moment, Seat seat) {
    return Totals.of(moment.view(), seat, Stat.ATTACK)
        + HIDDEN_ATTACK * moment.view().counts(seat).hand();
  }
}
