package io.stardeck.sfbf.internal.discard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** DISCARD_ORDER: used cards go to the pile in the order chosen (BF-OPT-10a). */
public final class OrderDiscardsPhase extends BattlePhase<Phase.OrderDiscards> {
  /** The phase, with what is open in it. */
  public OrderDiscardsPhase() {
    super(ImmutableList.of(new PutOnPileRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.OrderDiscards phase) {
    return "Choose the next card for the discard pile, " + phase.cards().size() + " left";
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.OrderDiscards phase, Layer layer, Inspection inspection) {
    TurnLayers.inChoice(state, phase, layer, inspection);
    inspection.require(
        state.table().config().has(Option.DISCARD_DRAW)
            && phase.seat().equals(state.table().active())
            && phase.cards().size() > 1,
        layer.path(),
        "no cards are put in order");
  }
}
