package io.stardeck.sfbf.internal.choice;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.event.TurnEvent.SecondFormationBegan;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** A second formation change instead of an attack (BF-ATK-08, 09). */
public final class SecondFormationRule implements BattleRule<SecondFormation> {
  private static final RuleId ATK_08 = RuleId.of("BF-ATK-08");
  private static final RuleId ATK_09 = RuleId.of("BF-ATK-09");

  @Override
  public void candidates(BattleForceView view, Consumer<? super SecondFormation> offer) {
    if (view.table().advanced()) {
      offer.accept(new SecondFormation(view.seat()));
    }
  }

  @Override
  public void check(BattleForceView view, SecondFormation action, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no formation");
    }
    Checks.insteadOfAttack(view, ATK_09, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, SecondFormation action) {
    Choices.finish(play);
    play.tell(ATK_08, new SecondFormationBegan(action.actor()));
    play.push(Phase.Formation.untouched(action.actor(), true));
  }
}
