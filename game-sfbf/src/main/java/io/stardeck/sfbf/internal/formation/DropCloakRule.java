package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.DropCloak;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
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

/** Switching a cloak off in phase 3, free (BF-FRM-05). */
public final class DropCloakRule implements BattleRule<DropCloak> {
  private static final RuleId FRM_05 = RuleId.of("BF-FRM-05");

  @Override
  public void candidates(BattleForceView view, Consumer<? super DropCloak> offer) {
    if (!view.table().advanced() || Forming.phase(view).second()) {
      return;
    }
    for (Row row : Row.ALL) {
      ImmutableList<Ship> ships = view.table().fleet(view.seat()).row(row);
      for (int i = 0; i < ships.size(); i++) {
        if (ships.get(i).cloaked()) {
          offer.accept(new DropCloak(view.seat(), ships.get(i).id()));
        }
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, DropCloak action, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no cloaks");
    }
    Forming.firstChange(view, findings);
    @Nullable Berth berth = Checks.ownShip(view, action.ship(), FRM_05, findings);
    if (berth != null && !berth.ship().cloaked()) {
      findings.reject("ship", FRM_05, "%s is not cloaked", action.ship());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, DropCloak action) {
    Berth berth = Ships.berth(play, action.ship());
    play.tell(FRM_05, new DeviceOff(action.actor(), action.ship()));
    Ships.put(play, berth, berth.ship().withCloaked(false));
  }
}
