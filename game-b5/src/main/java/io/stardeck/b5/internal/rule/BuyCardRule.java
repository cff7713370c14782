package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.internal.step.Decks;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.value.Drawing;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Buying a card ({@code B5-FRM-57}). */
final class BuyCardRule implements ActionRule<B5State, B5View, BuyCard> {
  private static final RuleId FRM_57 = RuleId.of("B5-FRM-57");

  @Override
  public void candidates(B5View view, Consumer<? super BuyCard> offer) {
    offer.accept(new BuyCard(view.seat()));
  }

  @Override
  public void check(B5View view, BuyCard action, Findings findings) {
    DrawRound round = (DrawRound) view.top();
    if (!Drawing.mayBuy(view.board(), view.seat(), round.bought(), view.deckSize(view.seat()))) {
      findings.reject(FRM_57, "no other card can be bought");
    }
  }

  @Override
  public void perform(Play<B5State> play, BuyCard action) {
    DrawRound round = (DrawRound) play.state().top();
    Influence.apply(play, action.actor(), play.state().board().config().drawPrice());
    play.replace(new DrawRound(round.round(), round.drawn(), round.bought() + 1));
    Decks.draw(play, action.actor(), 1, FRM_57);
  }
}
