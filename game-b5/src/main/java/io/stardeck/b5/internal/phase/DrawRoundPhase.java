package io.stardeck.b5.internal.phase;

import static io.stardeck.b5.internal.value.RuleIds.FRM_53;

import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Decks;
import io.stardeck.b5.internal.value.Drawing;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.TurnEnd;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** The Draw round: a card free, others for influence ({@code B5-FRM-53, B5-FRM-57}). */
final class DrawRoundPhase extends B5Phase<DrawRound> {
  DrawRoundPhase() {
    super("Buy a card, or be done", "You can buy no card: be done", ActionRules.drawRound());
  }

  @Override
  public boolean proceed(Play<B5State> play, DrawRound frame) {
    if (frame.round().over()) {
      play.replace(new TurnEnd());
      return true;
    }
    Seat seat = frame.round().asked();
    if (!frame.drawn()) {
      play.replace(new DrawRound(frame.round(), true, 0));
      Decks.draw(play, seat, play.state().board().config().drawPerTurn(), FRM_53);
      return true;
    }
    int deck = play.state().zones().size(Places.deck(seat));
    if (!Drawing.mayBuy(play.state().board(), seat, frame.bought(), deck)) {
      play.replace(new DrawRound(frame.round().passed(), false, 0));
      return true;
    }
    return false;
  }
}
