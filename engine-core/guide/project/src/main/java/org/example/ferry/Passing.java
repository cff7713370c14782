package org.example.ferry;

import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Nothing is exchanged ({@code FE-06}). */
final class Passing implements ActionRule<Crossing, Crossing.Sight, Move.Pass> {
  @Override
  public Class<Move.Pass> action() {
    return Move.Pass.class;
  }

  @Override
  public void candidates(Crossing.Sight view, Consumer<? super Move.Pass> offer) {
    offer.accept(new Move.Pass(view.seat()));
  }

  @Override
  public void check(Crossing.Sight view, Move.Pass action, Findings findings) {}

  @Override
  public void perform(Play<Crossing> play, Move.Pass action) {
    play.tell(Rules.EXCHANGE, new Happening.Passed(action.actor()));
    Phase.Exchanging phase = (Phase.Exchanging) play.state().top();
    play.replace(new Phase.Exchanging(phase.round().passed()));
  }
}
