package io.stardeck.sfbf.internal.repair;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.RepairBox;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.BoxTypes;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Objects;
import java.util.function.Consumer;

/** Taking a token off a box for Damage Control (BF-REP-02, 04). */
public final class RepairBoxRule implements BattleRule<RepairBox> {
  private static final RuleId REP_04 = RuleId.of("BF-REP-04");

  @Override
  public void candidates(BattleForceView view, Consumer<? super RepairBox> offer) {
    for (BoxType type : BoxTypes.ALL) {
      offer.accept(new RepairBox(view.seat(), type));
    }
  }

  @Override
  public void check(BattleForceView view, RepairBox action, Findings findings) {
    Phase.RepairBoxes phase = (Phase.RepairBoxes) view.table().phases().top();
    Berth berth = Objects.requireNonNull(view.table().find(phase.ship(), view.seat()));
    if (Repairs.damaged(view.table(), berth.ship(), action.box()).isEmpty()) {
      findings.reject("box", REP_04, "%s has no damaged %s box", phase.ship(), action.box());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, RepairBox action) {
    Phase.RepairBoxes phase = (Phase.RepairBoxes) play.state().table().phases().top();
    if (phase.points() == 1) {
      play.pop();
    } else {
      play.replace(new Phase.RepairBoxes(phase.seat(), phase.ship(), phase.points() - 1));
    }
    Repairs.box(play, Ships.berth(play, phase.ship()), action.box(), REP_04);
  }
}
