package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.PreActivate;
import io.stardeck.sfbf.action.SkipDevice;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/** A web before the first turn, which costs little; a cloak only on the dearest ships. */
final class SwitchingDevice implements Decision {
  private static final int DEAR = 8;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Table table = moment.table();
    boolean first = table.starter().equals(moment.seat());
    PreActivate device =
        moment.best(
            PreActivate.class,
            0,
            each -> {
              int points = table.card(each.ship()).vp();
              boolean wanted = table.card(each.ship()).web() || points >= DEAR;
              return wanted && !first ? points : 0;
            });
    return device == null ? moment.first(SkipDevice.class) : device;
  }
}
