package io.stardeck.sfbf.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.TurnBegan;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;

/** A player turn begins: its five phases are laid on the stack, the first on top (BF-TRN-03). */
final class TurnStartPhase implements BattlePhase<Phase.TurnStart> {
  private static final RuleId TRN_01 = RuleId.of("BF-TRN-01");

  @Override
  public Class<Phase.TurnStart> frame() {
    return Phase.TurnStart.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(BattleForceView view, Phase.TurnStart phase) {
    return "A turn begins";
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.TurnStart phase) {
    if (play.state().table().gameTurn() == 0) {
      play.pop();
      Turns.first(play);
      return true;
    }
    Turns.clear(play, phase.seat());
    Table table = play.state().table();
    Pile<Phase> five =
        table
            .phases()
            .pop()
            .push(new Phase.Discard(phase.seat(), false, false))
            .push(new Phase.Choice(phase.seat(), 0, Optional.empty(), false))
            .push(new Phase.Formation(phase.seat(), false, false, ImmutableList.of(), 0, 0))
            .push(new Phase.Repair(phase.seat(), false, ImmutableList.of()))
            .push(new Phase.Draw(phase.seat(), false));
    play.become(play.state().with(table.withActive(phase.seat()).withPhases(five)));
    play.tell(TRN_01, new TurnBegan(phase.seat(), table.gameTurn()));
    return true;
  }
}
