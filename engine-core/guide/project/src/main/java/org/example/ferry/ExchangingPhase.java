package org.example.ferry;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.window.RoundEnd;

/** Each in turn may exchange; then the cards are turned up. */
final class ExchangingPhase implements PhaseRule<Crossing, Crossing.Sight, Phase.Exchanging> {
  @Override
  public ImmutableList<? extends ActionRule<Crossing, Crossing.Sight, ?>> open() {
    return ImmutableList.of(
        ActionRule.only(Move.Pass.class, Move.Pass::new, ExchangingPhase::pass), new Exchanging());
  }

  /** Nothing is exchanged ({@code FE-06}). */
  private static void pass(Play<Crossing> play, Move.Pass action) {
    play.tell(Rules.EXCHANGE, new Happening.Passed(action.actor()));
    Phase.Exchanging phase = (Phase.Exchanging) play.state().top();
    play.replace(new Phase.Exchanging(phase.round().passed()));
  }

  @Override
  public String prompt(Crossing.Sight view, Phase.Exchanging frame) {
    return "exchange your card for the top of the deck, or pass";
  }

  @Override
  public boolean proceed(Play<Crossing> play, Phase.Exchanging frame) {
    if (frame.round().over()) {
      Rounds.finish(play);
      return true;
    }
    return false;
  }

  @Override
  public void inspect(Crossing state, Phase.Exchanging frame, Layer layer, Inspection inspection) {
    inspection.range(layer.path(), frame.round().actions(), 0, frame.round().done().size());
    inspection.require(
        frame.round().end() == RoundEnd.ONE_TURN_EACH
            && ImmutableSet.copyOf(frame.round().seats())
                .equals(ImmutableSet.copyOf(state.seats())),
        layer.path(),
        "each player may exchange once");
    for (Seat seat : state.seats()) {
      inspection.require(
          state.zones().size(Places.laid(seat)) == 1, layer.path(), "%s has not laid", seat);
    }
  }
}
