package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;

/** SETUP_FORMATION: each arranges their ships, unseen (BF-SET-15 to 17, 20). */
public final class ArrangePhase extends BattlePhase<SetupPhase.Arrange> {
  @Override
  public String prompt(BattleForceView view, SetupPhase.Arrange phase) {
    return "A formation is being arranged";
  }

  /** Without rows the ships lie as dealt (BF-D-70); one ship can only lie in the Screen. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.Arrange phase) {
    if (!play.state().table().rows()) {
      Arrangement.reveal(play);
      return true;
    }
    if (play.state().faceDownSize(phase.seat()) == 1) {
      ImmutableList<ShipId> ships = play.state().faceDown(phase.seat());
      Arrangement.arrange(play, phase.seat(), Arrangement.asDealt(ships));
      return true;
    }
    return Desks.lay(play, new Draft.Formation(phase.seat(), Rows.NONE));
  }

  @Override
  public void inspect(
      BattleForceState state, SetupPhase.Arrange phase, Layer layer, Inspection inspection) {
    if (layer.top()) {
      SetupLayers.unseen(state, phase, phase.waiting(), layer, inspection);
      inspection.require(state.table().rows(), layer.path(), "there are no rows in this game");
    }
  }
}
