package io.stardeck.sfbf.internal.phase;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/** A player turn begins: its five phases are laid on the stack, the first on top (BF-TRN-03). */
final class TurnStartPhase extends BattlePhase<Phase.TurnStart> {
  private static final RuleId TRN_01 = RuleId.of("BF-TRN-01");

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.TurnStart phase) {
    if (play.state().table().gameTurn() == 0) {
      play.pop();
      Turns.first(play);
      return true;
    }
    Table table = play.state().table();
    Pile<Phase> five = table.phases().pop().pushAll(Turns.phases(phase.seat()));
    play.become(play.state().with(table.withActive(phase.seat()).withPhases(five)));
    play.tell(TRN_01, new TurnBegan(phase.seat(), table.gameTurn()));
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.TurnStart phase, Layer layer, Inspection inspection) {
    inspection.require(!layer.top(), layer.path(), "a turn begins by itself");
  }
}
