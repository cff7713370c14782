package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.rule.PassRule;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.internal.step.Battles;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.BattlePlay;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** BATTLE_PLAY: the combatants play in turn until all have passed (DB-PVP-01, 02). */
final class BattlePlayPhase extends TurnPhase<BattlePlay> {
  BattlePlayPhase() {
    super(ImmutableList.of(new PassRule(), new PlayCardRule(), new UseEffectRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, BattlePlay phase) {
    String asked =
        asked(view, "Battle: play a card or pass", "Battle: nothing can be played, pass");
    Battle battle = (Battle) view.table().phases().pop().top();
    return phase.passes() == 0
        ? asked
        : "%s (passed in succession: %d of %d)"
            .formatted(asked, phase.passes(), battle.fighting().size());
  }

  /** Playing ends when all have passed or nobody is opposed; who is defeated is left out. */
  @Override
  public boolean proceed(Play<DeckbuilderState> play, BattlePlay phase) {
    Table table = play.state().table();
    Battle battle = (Battle) table.phases().pop().top();
    if (!Combats.opposed(table, battle) || phase.passes() >= battle.fighting().size()) {
      play.pop();
      return true;
    }
    if (!battle.fights(phase.seat())) {
      Battles.priority(play, phase, phase.passes());
      return true;
    }
    return false;
  }

  @Override
  public void inspect(
      DeckbuilderState state, BattlePlay phase, Layer layer, Inspection inspection) {
    inspection.require(
        layer.below() instanceof Battle battle && battle.stage() == Battle.Stage.PLAY,
        layer.path(),
        "nobody plays in a battle");
  }
}
