package io.stardeck.deckbuilder.internal.phase;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.window.Gathering;

/** What holds in one phase, window or step of this game. */
abstract class TurnPhase<F extends Frame> extends OpenPhase<DeckbuilderState, DeckbuilderView, F> {
  /** One in which those actions are open. */
  TurnPhase(ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open) {
    super(open);
  }

  /** One in which nobody decides anything. */
  TurnPhase() {
    this(ImmutableList.of());
  }

  /** {@code asked}, and who has had enough of what the players of a team do together. */
  static String told(String asked, String done, Gathering gathering) {
    return gathering.done().isEmpty()
        ? asked
        : asked + " (" + done + ": " + Joiner.on(", ").join(gathering.done()) + ")";
  }

  /** Notes a fault unless the frame below is of one of {@code types}. */
  @SafeVarargs
  static boolean lies(Layer layer, Inspection inspection, Class<? extends Phase>... types) {
    boolean fits = false;
    for (Class<? extends Phase> type : types) {
      fits |= type.isInstance(layer.below());
    }
    return inspection.require(fits, layer.path(), "it does not lie there");
  }

  /** Notes a fault unless it is the bottom of the stack, in a turn of that player. */
  static void turn(DeckbuilderState state, Seat seat, Layer layer, Inspection inspection) {
    inspection.require(layer.bottom(), layer.path(), "a turn lies on nothing");
    inspection.require(
        state.table().is(Scenario.BORG_INVASION) || seat.equals(state.table().turnPlayer()),
        layer.path(),
        "it is not the turn of %s",
        seat);
  }

  /** Notes a fault unless it is a window in the encounter below, which waits for its end. */
  static boolean window(DeckbuilderState state, Phase phase, Layer layer, Inspection inspection) {
    return inspection.require(
        layer.below() instanceof Encounter encounter
            && encounter.stage() == Encounter.Stage.CHECK
            && encounter.seat().equals(phase.seat()),
        layer.path(),
        "nothing is encountered");
  }
}
