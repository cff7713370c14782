package io.stardeck.b5.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.card.FactionOperation.DeckEnd;
import io.stardeck.b5.event.TurnEvent.CardPlaced;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Transfer;
import java.util.Optional;
import java.util.function.Consumer;

/** What becomes of the cards looked at ({@code B5-W-20}). */
final class LookTakeRule implements ActionRule<B5State, B5View, LookTake> {
  private static final RuleId GEN_05 = RuleId.of("B5-GEN-05");
  private static final RuleId W_20 = RuleId.of("B5-W-20");

  @Override
  public void candidates(B5View view, Consumer<? super LookTake> offer) {
    Look look = (Look) view.top();
    offer.accept(new LookTake(view.seat(), Optional.empty()));
    for (CardId card : seen(view, look)) {
      offer.accept(new LookTake(view.seat(), Optional.of(card)));
    }
  }

  @Override
  public void check(B5View view, LookTake action, Findings findings) {
    Look look = (Look) view.top();
    if (action.card().isPresent() && !seen(view, look).contains(action.card().get())) {
      findings.reject(GEN_05, "%s is none of the cards looked at", action.card().get());
    }
  }

  @Override
  public void perform(Play<B5State> play, LookTake action) {
    Look look = (Look) play.state().top();
    Place deck = Places.deck(look.deck());
    boolean under = look.to() == DeckEnd.UNDER;
    play.pop();
    if (action.card().isPresent()) {
      int position = play.state().zones().cards(deck).indexOf(action.card().get());
      Transfer<B5State, CardId> moved = Cards.DEALER.at(play, deck, position);
      (under ? moved.under(deck) : moved.to(deck))
          .tell(W_20, card -> new CardPlaced(action.actor(), look.deck(), under, card));
    } else {
      play.tell(W_20, new CardPlaced(action.actor(), look.deck(), under, Optional.empty()));
    }
  }

  /** The cards on top of that deck, all of which the looking player knows. */
  private static ImmutableList<CardId> seen(B5View view, Look look) {
    ImmutableList<CardId> known = view.zones().cards(Places.deck(look.deck()));
    return known.subList(0, Math.min(look.number(), known.size()));
  }
}
