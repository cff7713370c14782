package io.stardeck.sfbf.internal.repair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;

/** REPAIR_BOXES: a Damage Control card is spread over the boxes of one ship (BF-REP-04). */
public final class RepairBoxesPhase extends BattlePhase<Phase.RepairBoxes> {
  private static final RuleId REP_02 = RuleId.of("BF-REP-02");

  /** The phase, with what is open in it. */
  public RepairBoxesPhase() {
    super(ImmutableList.of(new RepairBoxRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.RepairBoxes phase) {
    return "Choose a box of "
        + view.table().title(phase.ship())
        + " to repair, "
        + phase.points()
        + " left";
  }

  /** Damage on boxes of one type alone leaves nothing to choose. */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.RepairBoxes phase) {
    Berth berth = Ships.berth(play, phase.ship());
    ShipCard card = play.state().table().card(phase.ship());
    BoxType type = card.boxType(berth.ship().damaged().lowest());
    int damaged = Repairs.damaged(play.state().table(), berth.ship(), type).size();
    if (damaged < berth.ship().damage()) {
      return false;
    }
    play.pop();
    for (int left = phase.points(); left > 0; left--) {
      Repairs.box(play, Ships.berth(play, phase.ship()), type, REP_02);
    }
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.RepairBoxes phase, Layer layer, Inspection inspection) {
    Table table = state.table();
    inspection.require(
        layer.below() instanceof Phase.Repair repair
            && repair.cardPlayed()
            && !table.config().traditional()
            && repair.seat().equals(phase.seat()),
        layer.path(),
        "no card is being spread");
    Berth berth = table.find(phase.ship(), phase.seat());
    inspection.require(
        berth != null && phase.points() > 0 && phase.points() < berth.ship().damage(),
        layer.path(),
        "%s points cannot be left",
        phase.points());
  }
}
