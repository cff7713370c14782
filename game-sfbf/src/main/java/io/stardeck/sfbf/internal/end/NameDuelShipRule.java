package io.stardeck.sfbf.internal.end;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.NameDuelShip;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Duels;
import io.stardeck.sfbf.internal.step.Scores;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Naming the ship to fight the duel with, one of those counted for the score (BF-WIN-08). */
public final class NameDuelShipRule implements BattleRule<NameDuelShip> {
  private static final RuleId WIN_08 = RuleId.of("BF-WIN-08");

  @Override
  public void candidates(BattleForceView view, Consumer<? super NameDuelShip> offer) {
    ImmutableList<ShipId> counted = Scores.counted(view.table(), view.seat());
    for (int i = 0; i < counted.size(); i++) {
      offer.accept(new NameDuelShip(view.seat(), counted.get(i)));
    }
  }

  @Override
  public void check(BattleForceView view, NameDuelShip action, Findings findings) {
    if (!view.table().exists(action.ship())) {
      findings.reject("ship", Checks.ACT_01, "there is no ship %s", action.ship());
    } else if (!Scores.counted(view.table(), view.seat()).contains(action.ship())) {
      findings.reject("ship", WIN_08, "%s does not count for your score", action.ship());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, NameDuelShip action) {
    Phase.DuelSetup phase = (Phase.DuelSetup) play.state().table().phases().top();
    Duels.name(play, phase, action.ship());
  }
}
