package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.DrawTwoEmpty;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.card.CardKind;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What an empty hand takes in another player's turn. */
final class EmptyHand {
  private EmptyHand() {}

  /** Two new cards if they can be had, else the best reserve card that helps now; or null. */
  static @Nullable BattleForceAction refill(Moment moment, Predicate<CardKind> helps) {
    DrawTwoEmpty two = moment.first(DrawTwoEmpty.class);
    TakeReserveEmpty one =
        moment.best(
            TakeReserveEmpty.class,
            0,
            take ->
                helps.test(moment.table().kind(take.card()))
                    ? Cards.worth(moment.view(), take.card())
                    : 0);
    return one == null || two != null && !moment.onceIn(3) ? two : one;
  }
}
