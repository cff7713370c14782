package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.internal.rule.CompleteMissionRule;
import io.stardeck.deckbuilder.internal.rule.ExploreRule;
import io.stardeck.deckbuilder.internal.rule.GainBasicRule;
import io.stardeck.deckbuilder.internal.rule.GainSlotRule;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.RepairRule;
import io.stardeck.deckbuilder.internal.rule.SearchRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.EndOfTurn;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** ACTION: the turn player acts in any order (DB-TRN-03). */
final class ActingPhase extends TurnPhase<ActionPhase> {
  /** What can be done in the Action Phase. */
  static ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> actions() {
    return ImmutableList.of(
        ActionRule.only( // DB-ACT-14
            EndTurn.class, EndTurn::new, (play, end) -> play.replace(EndOfTurn.of(end.actor()))),
        new ExploreRule(),
        new CompleteMissionRule(),
        new PlayCardRule(),
        new UseEffectRule(),
        new GainBasicRule(),
        new GainSlotRule(),
        new RepairRule(),
        new SearchRule());
  }

  /** Ends the turn if it has to end (DB-DEF-06, DB-EFF-20), or else flips what is forced. */
  static boolean goOn(Play<DeckbuilderState> play, Seat seat) {
    if (play.state().table().turn().ending() == TurnEnding.NO) {
      return SpaceDeck.forced(play, seat);
    }
    play.replace(EndOfTurn.of(seat));
    return true;
  }

  ActingPhase() {
    super(actions());
  }

  @Override
  public String prompt(DeckbuilderView view, ActionPhase phase) {
    return "Your Action Phase";
  }

  @Override
  public boolean proceed(Play<DeckbuilderState> play, ActionPhase phase) {
    return goOn(play, phase.seat());
  }

  @Override
  public void inspect(
      DeckbuilderState state, ActionPhase phase, Layer layer, Inspection inspection) {
    TurnPhase.turn(state, phase.seat(), layer, inspection);
  }
}
