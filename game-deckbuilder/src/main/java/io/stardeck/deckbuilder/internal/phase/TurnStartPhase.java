package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.rule.TrashPhaseRule;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** TURN_START: Action Phase or Trash Phase, the first action tells (DB-TRN-01, 02). */
final class TurnStartPhase extends TurnPhase<TurnStart> {
  private static final ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> TRASHING =
      ImmutableList.of(new TrashPhaseRule());

  TurnStartPhase() {
    super(
        ImmutableList.<ActionRule<DeckbuilderState, DeckbuilderView, ?>>builder()
            .addAll(ActingPhase.actions())
            .addAll(TRASHING)
            .build());
  }

  @Override
  public String prompt(DeckbuilderView view, TurnStart phase) {
    return PhaseRule.leavesNothing(view, TRASHING)
        ? "Your turn: act, or end it"
        : "Your turn: act, or trash a card and end it";
  }

  @Override
  public boolean proceed(Play<DeckbuilderState> play, TurnStart phase) {
    Turn turn = play.state().table().turn();
    boolean flips = turn.ending() == TurnEnding.NO && turn.forcedFlips() > 0;
    if (flips && SpaceDeck.open(play.state())) {
      // After an encounter a turn goes on in ACTION (DB-EXP-03).
      play.replace(new ActionPhase(phase.seat()));
      return true;
    }
    return ActingPhase.goOn(play, phase.seat());
  }

  @Override
  public void inspect(DeckbuilderState state, TurnStart phase, Layer layer, Inspection inspection) {
    TurnPhase.turn(state, phase.seat(), layer, inspection);
  }
}
