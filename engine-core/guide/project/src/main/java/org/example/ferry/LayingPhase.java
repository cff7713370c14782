package org.example.ferry;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;

/** All lay a card; then each may exchange. */
final class LayingPhase implements PhaseRule<Crossing, Crossing.Sight, Phase.Laying> {
  @Override
  public ImmutableList<? extends ActionRule<Crossing, Crossing.Sight, ?>> open() {
    return ImmutableList.of(new Laying());
  }

  @Override
  public String prompt(Crossing.Sight view, Phase.Laying frame) {
    return "lay a card face down";
  }

  @Override
  public boolean proceed(Play<Crossing> play, Phase.Laying frame) {
    if (frame.gathering().over()) {
      play.replace(new Phase.Exchanging(Round.of(RoundEnd.ONE_TURN_EACH, play.state().seats())));
      return true;
    }
    return false;
  }

  @Override
  public void inspect(Crossing state, Phase.Laying frame, Layer layer, Inspection inspection) {
    inspection.require(
        frame.gathering().in().equals(state.seats()), layer.path(), "all players lay a card");
    for (Seat seat : state.seats()) {
      int laid = frame.gathering().done().contains(seat) ? 1 : 0;
      inspection.require(
          state.zones().size(Places.laid(seat)) == laid, layer.path(), "%s has not laid so", seat);
    }
  }
}
