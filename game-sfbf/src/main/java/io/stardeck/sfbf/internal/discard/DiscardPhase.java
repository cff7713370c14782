package io.stardeck.sfbf.internal.discard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** DISCARD: phase 5 (BF-DIS). */
public final class DiscardPhase extends BattlePhase<Phase.Discard> {
  /** Nobody has to discard: phase 5 ends, and with it the turn (BF-TRN-05, 06). */
  private static final ActionRule<BattleForceState, BattleForceView, EndTurn> END =
      ActionRule.only(
          EndTurn.class,
          EndTurn::new,
          (play, end) -> {
            play.pop();
            Turns.next(play);
          });

  /** The phase, with what is open in it. */
  public DiscardPhase() {
    super(
        ImmutableList.of(END, new DiscardOneRule(), new StashDiscardRule(), new GiveToAllyRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.Discard phase) {
    return "Phase 5: you may discard one card";
  }

  /** The cards come off the ships first (BF-DIS-01); without a card to discard the turn ends. */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Discard phase) {
    if (!phase.begun()) {
      play.replace(new Phase.Discard(phase.seat(), true, phase.discarded()));
      Discards.strip(play, phase.seat());
      return true;
    }
    if (!phase.discarded() && play.state().handSize(phase.seat()) > 0) {
      return false;
    }
    play.pop();
    Turns.next(play);
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Discard phase, Layer layer, Inspection inspection) {
    TurnLayers.phase(state, phase, layer, inspection);
    inspection.require(
        !layer.top() || phase.begun() && !phase.discarded(), layer.path(), "phase 5 is over");
  }
}
