package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;

/** ALLOCATE: the owner lays the damage on boxes of their choice (BF-DMG-05). */
public final class AllocationPhase extends BattlePhase<Phase.Allocation> {
  /** The phase, with what is open in it. */
  public AllocationPhase() {
    super(ImmutableList.of(new AllocateRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.Allocation phase) {
    return "Choose a box of "
        + view.table().title(phase.ship())
        + " to be damaged, "
        + phase.points()
        + " left";
  }

  /** Boxes that are all alike leave nothing to choose. */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Allocation phase) {
    if (!Harm.withoutChoice(play, Ships.berth(play, phase.ship()), phase.points())) {
      return false;
    }
    play.pop();
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Allocation phase, Layer layer, Inspection inspection) {
    Table table = state.table();
    Berth berth = table.find(phase.ship(), phase.seat());
    TurnLayers.inAttack(
        state,
        layer,
        Stage.END,
        attack ->
            TurnLayers.defends(attack, phase)
                && attack.target().filter(phase.ship()::equals).isPresent()
                && !table.config().traditional()
                && berth != null
                && phase.points() > 0
                && phase.points() < table.card(phase.ship()).size() - berth.ship().damage(),
        inspection);
  }
}
