package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.Symbol;
import org.jspecify.annotations.Nullable;

/** The best card at a flotilla: whoever it attacks, it may be this player. */
final class Intercepting implements Decision {
  private static final int WORTHWHILE = 2;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    SupportFire support =
        moment.best(
            SupportFire.class, WORTHWHILE, each -> moment.table().card(each.weapon()).value());
    if (support != null) {
      return support;
    }
    Intercept shot =
        moment.best(
            Intercept.class, WORTHWHILE - 1, each -> moment.table().card(each.card()).value());
    if (shot != null) {
      return shot;
    }
    BattleForceAction refill = EmptyHand.refill(moment, kind -> kind.has(Symbol.PF));
    return refill == null ? moment.first(PassIntercept.class) : refill;
  }
}
