package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.discard.Discards;
import io.stardeck.sfbf.internal.fighters.Squadrons;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/**
 * The attack is over: squadrons are lost (BF-FTR-21), its cards go to the discard pile (BF-DEF-08,
 * BF-D-66).
 */
public final class EndStage implements CombatStage {
  @Override
  public Stage stage() {
    return Stage.END;
  }

  @Override
  public void run(Play<BattleForceState> play, Attack attack) {
    Squadrons.lose(play, attack);
    if (play.over()) {
      return; // the squadron was the end of the last ship
    }
    Table table = play.state().table();
    Pile<Phase> below = table.phases().pop();
    if (below.top() instanceof Phase.Choice choice) {
      below = below.replaceTop(marked(table, choice, attack));
    }
    play.become(play.state().with(table.withAttack(Optional.empty()).withPhases(below)));
    Discards.retire(play, attack.used());
  }

  /**
   * The choice of phase 4 after this attack: over, or with BF-OPT-11 open for a second attack by
   * another ship, if this one was by weapons or fighters (BF-D-54).
   */
  private static Phase.Choice marked(Table table, Phase.Choice choice, Attack attack) {
    int attacks = choice.attacks() + 1;
    boolean again =
        attacks == 1
            && table.config().has(Option.SECOND_ATTACK)
            && attack.form() != Form.FLOTILLA
            && attack.form() != Form.MUTINY;
    return new Phase.Choice(choice.seat(), attacks, attack.ship(), !again);
  }
}
