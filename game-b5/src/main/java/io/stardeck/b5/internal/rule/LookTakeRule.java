package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.W_20;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.b5.event.TurnEvent.CardPlaced;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Audience;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Dealt;
import io.stardeck.engine.zone.Place;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** What becomes of the cards looked at ({@code B5-W-20}). */
final class LookTakeRule implements ActionRule<B5State, B5View, LookTake> {
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

  /** Who else has seen some of them cannot tell which of them goes, or whether one does. */
  @Override
  public void perform(Play<B5State> play, LookTake action) {
    Look look = (Look) play.state().top();
    Place deck = Places.deck(look.deck());
    Audience looker = Audience.only(action.actor());
    boolean under = look.to() == DeckEnd.UNDER;
    Function<Optional<CardId>, CardPlaced> placed =
        card -> new CardPlaced(action.actor(), look.deck(), under, card);
    play.pop();
    if (look.number() > 1) {
      ImmutableList<CardId> top = play.state().zones().cards(deck).subList(0, look.number());
      Cards.DEALER.arrange(play, deck, firstOf(top, action.card()), looker);
    }
    if (action.card().isEmpty()) {
      play.tell(W_20, placed.apply(Optional.empty()));
    } else if (under) {
      Cards.DEALER.top(play, deck).under(deck).tell(W_20, placed);
    } else {
      CardId top = play.state().zones().cards(deck).get(0);
      new Dealt<>(play, top, looker).tell(W_20, placed);
    }
  }

  /** The cards with that one first, all others in their order. */
  private static ImmutableList<CardId> firstOf(
      ImmutableList<CardId> cards, Optional<CardId> first) {
    return first.isEmpty()
        ? cards
        : Lists.plusAll(ImmutableList.of(first.get()), Lists.minus(cards, first.get()));
  }

  /** The cards on top of that deck, all of which the looking player knows. */
  private static ImmutableList<CardId> seen(B5View view, Look look) {
    ImmutableList<CardId> known = view.zones().cards(Places.deck(look.deck()));
    return known.subList(0, Math.min(look.number(), known.size()));
  }
}
