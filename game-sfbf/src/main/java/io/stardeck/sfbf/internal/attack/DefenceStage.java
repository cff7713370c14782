package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.step.Windows;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;

/**
 * The defender may defend, if they have a card or may take one (BF-DEF-01, BF-FTR-17, BF-PFF-11).
 */
public final class DefenceStage implements CombatStage {
  @Override
  public Stage stage() {
    return Stage.DEFENCE;
  }

  @Override
  public void run(Play<BattleForceState> play, Attack attack) {
    Table table = play.state().table();
    Pile<Phase> next = table.phases().replaceTop(new Phase.Combat(attack.attacker(), Stage.DAMAGE));
    Seat defender = attack.defender().orElseThrow();
    if (Windows.mayPlay(play.state(), defender)) {
      next = next.push(new Phase.DefenceWindow(defender));
    }
    play.become(play.state().with(table.withPhases(next)));
  }
}
