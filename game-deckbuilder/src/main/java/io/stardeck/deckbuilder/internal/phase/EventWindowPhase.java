package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.EventWindow;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** EVENT_WINDOW: cards are played to meet the Goal (DB-EVT-03). */
final class EventWindowPhase extends TurnPhase<EventWindow> {
  /** The window of an Event or an Allied Starship is closed (DB-EVT-04, DB-KCW-10). */
  static final ActionRule<DeckbuilderState, DeckbuilderView, Resolve> RESOLVE =
      ActionRule.only(Resolve.class, Resolve::new, (play, resolve) -> play.pop());

  EventWindowPhase() {
    super(ImmutableList.of(RESOLVE, new PlayCardRule(), new UseEffectRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, EventWindow phase) {
    return asked(
        view,
        "Play cards to meet the Goal, then resolve the Event",
        "Nothing can be played: resolve the Event");
  }

  /** A defeat closes the window (DB-EVT-10). */
  @Override
  public boolean proceed(Play<DeckbuilderState> play, EventWindow phase) {
    boolean closes = play.state().table().turn().ending() == TurnEnding.DEFEAT;
    if (closes) {
      play.pop();
    }
    return closes;
  }

  @Override
  public void inspect(
      DeckbuilderState state, EventWindow phase, Layer layer, Inspection inspection) {
    TurnPhase.window(state, phase, layer, inspection);
  }
}
