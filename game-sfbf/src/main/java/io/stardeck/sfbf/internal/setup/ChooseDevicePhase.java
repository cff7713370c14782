package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.SkipDevice;
import io.stardeck.sfbf.internal.formation.Devices;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;

/** SETUP_DEVICE: each may switch one cloak or web on (BF-SET-18, BF-D-08). */
public final class ChooseDevicePhase extends BattlePhase<SetupPhase.ChooseDevice> {
  /** Nobody has to switch a device on before the first turn (BF-SET-18). */
  private static final ActionRule<BattleForceState, BattleForceView, SkipDevice> PASS =
      ActionRule.only(SkipDevice.class, SkipDevice::new, (play, pass) -> Devices.next(play));

  /** The phase, with what is open in it. */
  public ChooseDevicePhase() {
    super(ImmutableList.of(PASS, new PreActivateRule()));
  }

  @Override
  public String prompt(BattleForceView view, SetupPhase.ChooseDevice phase) {
    return "Switch a cloak or web on before the first turn, or none";
  }

  /** Who shows no ship with a device has nothing to switch on. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.ChooseDevice phase) {
    if (Devices.shown(play.state().table(), phase.seat())) {
      return false;
    }
    Devices.next(play);
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, SetupPhase.ChooseDevice phase, Layer layer, Inspection inspection) {
    if (layer.top()) {
      SetupLayers.each(state, phase, phase.waiting(), layer, inspection);
      for (Seat seat : Seat.first(state.table().fleets().size())) {
        inspection.require(state.shipsInPlay(seat) > 0, layer.path(), "every fleet has ships");
      }
    }
  }
}
