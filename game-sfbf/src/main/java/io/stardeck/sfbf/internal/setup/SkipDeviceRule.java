package io.stardeck.sfbf.internal.setup;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.SkipDevice;
import io.stardeck.sfbf.internal.formation.Devices;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Switching nothing on before the first turn (BF-SET-18). */
public final class SkipDeviceRule implements BattleRule<SkipDevice> {
  @Override
  public Class<SkipDevice> action() {
    return SkipDevice.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super SkipDevice> offer) {
    offer.accept(new SkipDevice(view.seat()));
  }

  @Override
  public void check(BattleForceView view, SkipDevice action, Findings findings) {
    // Nobody has to switch a device on.
  }

  @Override
  public void perform(Play<BattleForceState> play, SkipDevice action) {
    Devices.next(play);
  }
}
