package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.rule.AssignCubeRule;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;

/** BATTLE_DAMAGE of a Cube: the lead names whom it damages (DB-CUB-10). */
final class CubeDamagePhase extends TurnPhase<CubeDamage> {
  CubeDamagePhase() {
    super(ImmutableList.of(new AssignCubeRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, CubeDamage phase) {
    return "Choose which flagship takes the damage of the Cube: " + phase.left() + " left";
  }

  @Override
  public void inspect(
      DeckbuilderState state, CubeDamage phase, Layer layer, Inspection inspection) {
    boolean due =
        layer.below() instanceof CubeBattle battle
            && battle.stage() == CubeBattle.Stage.DAMAGE
            && Combatants.hits(state.table(), battle, phase);
    inspection.require(layer.top() && due, layer.path(), "no Cube deals damage");
  }
}
