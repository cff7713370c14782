package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PreActivate;
import io.stardeck.sfbf.internal.formation.Devices;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Switching one cloak or web on before the first turn (BF-SET-18, BF-FRM-09, BF-D-08). */
public final class PreActivateRule implements BattleRule<PreActivate> {
  private static final RuleId SET_18 = RuleId.of("BF-SET-18");
  private static final RuleId FRM_09 = RuleId.of("BF-FRM-09");
  private static final ImmutableList<Row> IN_LINE = ImmutableList.of(Row.SCREEN, Row.MAIN);

  @Override
  public void candidates(BattleForceView view, Consumer<? super PreActivate> offer) {
    for (int row = 0; row < IN_LINE.size(); row++) {
      ImmutableList<Ship> ships = view.table().fleet(view.seat()).row(IN_LINE.get(row));
      for (int i = 0; i < ships.size(); i++) {
        offer.accept(new PreActivate(view.seat(), ships.get(i).id()));
      }
    }
  }

  @Override
  public void check(BattleForceView view, PreActivate action, Findings findings) {
    @Nullable Berth berth = Checks.ownShip(view, action.ship(), FRM_09, findings);
    if (berth != null) {
      Devices.check(view.table(), berth, FRM_09, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, PreActivate action) {
    Devices.on(play, Ships.berth(play, action.ship()), SET_18);
    Devices.next(play);
  }
}
