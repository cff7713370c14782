package io.stardeck.sfbf.internal.ceasefire;

import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** CEASEFIRE_STASH: a player may put hand cards into their reserve (BF-ORG-03). */
public final class CeasefireStashPhase extends BattlePhase<Phase.CeasefireStash> {
  @Override
  public String prompt(BattleForceView view, Phase.CeasefireStash phase) {
    return "Put cards into your reserve before the ceasefire";
  }

  /** All that they do here they do in a draft, which is laid again when it was withdrawn. */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.CeasefireStash phase) {
    OpenDraft<Draft> desk = play.state().secrets(phase.seat()).desk();
    if (desk.isOpen()) {
      return false;
    }
    Ceasefires.open(play, phase.seat(), desk);
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.CeasefireStash phase, Layer layer, Inspection inspection) {
    TurnLayers.inChoice(state, phase, layer, inspection);
    inspection.require(
        state.table().advanced(), layer.path(), "the basic game has no reserve action cards");
    inspection.require(
        Turns.follow(Ceasefires.order(state.table()), phase.seat(), phase.waiting()),
        layer.path(),
        "the players stash clockwise, each once");
  }
}
