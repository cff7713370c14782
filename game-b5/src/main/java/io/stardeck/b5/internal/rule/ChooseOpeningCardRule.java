package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.FRM_04;
import static io.stardeck.b5.internal.value.RuleIds.GEN_05;

import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.event.TurnEvent.OpeningCardChosen;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.internal.step.round.Opening;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Choosing a card of the opening hand ({@code B5-FRM-04}). */
final class ChooseOpeningCardRule implements ActionRule<B5State, B5View, ChooseOpeningCard> {
  @Override
  public void candidates(B5View view, Consumer<? super ChooseOpeningCard> offer) {
    for (String id : Opening.choices(view)) {
      offer.accept(new ChooseOpeningCard(view.seat(), id));
    }
  }

  /** What is proposed is what can be chosen. */
  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(B5View view, ChooseOpeningCard action, Findings findings) {
    if (view.board().config().set().find(action.definition()) == null) {
      findings.reject(GEN_05, "there is no definition %s", action.definition());
    } else if (!Opening.choices(view).contains(action.definition())) {
      findings.reject(FRM_04, "%s is no card of your deck of a fresh kind", action.definition());
    }
  }

  @Override
  public void perform(Play<B5State> play, ChooseOpeningCard action) {
    CardId card = Opening.copy(play.state(), action.actor(), action.definition());
    Cards.DEALER
        .card(play, Places.deck(action.actor()), card)
        .to(Places.hand(action.actor()))
        .tell(FRM_04, shown -> new OpeningCardChosen(action.actor(), shown));
  }
}
