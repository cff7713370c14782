package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Decks;
import io.stardeck.b5.internal.value.Drawing;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.TurnEnd;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/** The Draw round: a card free, others for influence ({@code B5-FRM-53, B5-FRM-57}). */
final class DrawRoundPhase implements PhaseRule<B5State, B5View, DrawRound> {
  private static final RuleId FRM_53 = RuleId.of("B5-FRM-53");

  private static final ImmutableList<ActionRule<B5State, B5View, ?>> OPEN = ActionRules.drawRound();

  @Override
  public Class<DrawRound> frame() {
    return DrawRound.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(B5View view, DrawRound frame) {
    return "Buy a card, or be done";
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
