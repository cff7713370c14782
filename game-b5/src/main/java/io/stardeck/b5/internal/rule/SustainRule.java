package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.event.TurnEvent.CardSustained;
import io.stardeck.b5.internal.value.Sustaining;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Keeping a card rotated ({@code B5-FRM-12}). */
final class SustainRule implements ActionRule<B5State, B5View, Sustain> {
  private static final RuleId FRM_12 = RuleId.of("B5-FRM-12");

  @Override
  public void candidates(B5View view, Consumer<? super Sustain> offer) {
    ReadyRound round = (ReadyRound) view.top();
    for (Spot spot : Sustaining.all(view.board(), view.seat(), round.kept())) {
      offer.accept(new Sustain(view.seat(), spot.id()));
    }
  }

  @Override
  public void check(B5View view, Sustain action, Findings findings) {
    Spot spot = Naming.own(view, action.card(), findings);
    ReadyRound round = (ReadyRound) view.top();
    if (spot != null
        && (round.kept().contains(action.card()) || !Sustaining.may(view.board(), spot))) {
      findings.reject(FRM_12, "%s is not sustained", action.card());
    }
  }

  @Override
  public void perform(Play<B5State> play, Sustain action) {
    ReadyRound round = (ReadyRound) play.state().top();
    play.replace(new ReadyRound(round.round(), Lists.plus(round.kept(), action.card())));
    play.tell(FRM_12, new CardSustained(action.card()));
  }
}
