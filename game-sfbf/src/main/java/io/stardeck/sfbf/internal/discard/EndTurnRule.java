package io.stardeck.sfbf.internal.discard;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Ending phase 5 and with it the turn (BF-TRN-05, 06). */
public final class EndTurnRule implements BattleRule<EndTurn> {
  @Override
  public Class<EndTurn> action() {
    return EndTurn.class;
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super EndTurn> offer) {
    offer.accept(new EndTurn(view.seat()));
  }

  @Override
  public void check(BattleForceView view, EndTurn action, Findings findings) {
    // Nobody has to discard.
  }

  @Override
  public void perform(Play<BattleForceState> play, EndTurn action) {
    play.pop();
    Turns.next(play);
  }
}
