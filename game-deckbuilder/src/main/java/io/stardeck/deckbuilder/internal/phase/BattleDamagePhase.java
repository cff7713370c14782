package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.rule.AssignRule;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;

/** BATTLE_DAMAGE: an attacker chooses whom they attack (DB-PVP-06). */
final class BattleDamagePhase extends TurnPhase<BattleDamage> {
  BattleDamagePhase() {
    super(ImmutableList.of(new AssignRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, BattleDamage phase) {
    Battle battle = (Battle) view.table().phases().pop().top();
    return "Choose whom you attack: you deal " + battle.stat(phase.seat(), Stat.ATTACK);
  }

  @Override
  public void inspect(
      DeckbuilderState state, BattleDamage phase, Layer layer, Inspection inspection) {
    boolean due =
        layer.below() instanceof Battle battle
            && battle.stage() == Battle.Stage.DAMAGE
            && Combatants.attack(state.table(), battle, phase);
    inspection.require(layer.top() && due, layer.path(), "nobody attacks in a battle");
  }
}
