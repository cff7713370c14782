package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.step.battle.CubeBattles;
import io.stardeck.deckbuilder.internal.step.battle.CubeVolleys;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** A team fights a Borg Cube, step by step (DB-CUB-05 to 16). */
final class CubeBattlePhase extends TurnPhase<CubeBattle> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, CubeBattle phase) {
    switch (phase.stage()) {
      case PLAY -> CubeBattles.fix(play, phase);
      case DAMAGE -> CubeVolleys.next(play, phase);
      case RESULT -> CubeBattles.result(play, phase);
      case PLACE -> CubeBattles.place(play, phase);
      case END -> CubeBattles.end(play, phase);
      case OVER -> CubeBattles.over(play, phase);
    }
    return true;
  }

  @Override
  public void inspect(
      DeckbuilderState state, CubeBattle phase, Layer layer, Inspection inspection) {
    TurnPhase.lies(layer, inspection, Encounter.class);
    inspection.require(
        layer.below() instanceof Encounter encounter
            && encounter.stage() == Encounter.Stage.OVER
            && encounter.card().equals(phase.card())
            && Cubes.cube(state.table(), phase.card()),
        layer.path(),
        "no Cube is fought");
    Combatants.inspect(state.table(), phase, layer, inspection);
  }
}
