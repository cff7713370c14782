package io.stardeck.stccg.internal.effects.cards;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.CardEffect.GuessHand;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.effects.word.Showing;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfKind;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/**
 * {@code GUESS_HAND}: the player names a kind of card, and one card of an opponent's hand is drawn
 * and shown; if it is of that kind, it is discarded ({@code ST-EFF-53}).
 */
final class GuessHandWord implements StccgAsking<GuessHand> {
  private static final RuleId EFF_53 = RuleId.of("ST-EFF-53");

  /** What can be in a hand: a dilemma too, which was brought back from the discard pile. */
  private static final ImmutableList<Chosen> KINDS =
      ImmutableList.of(
          new OfKind(CardKind.PERSONNEL),
          new OfKind(CardKind.SHIP),
          new OfKind(CardKind.EQUIPMENT),
          new OfKind(CardKind.EVENT),
          new OfKind(CardKind.INTERRUPT),
          new OfKind(CardKind.ARTIFACT),
          new OfKind(CardKind.OUTPOST),
          new OfKind(CardKind.DILEMMA));

  @Override
  public Optional<Seat> chooser(StccgView open, GuessHand effect, Effects run) {
    boolean asks = run.progress().done() == 0 && opponent(open, run).isPresent();
    return asks ? Optional.of(run.seat()) : Optional.empty();
  }

  /** The next player in turn order who has a card in hand. */
  private static Optional<Seat> opponent(Facts facts, Effects run) {
    for (Seat seat : facts.table().opponents(run.seat())) {
      if (facts.size(Places.hand(seat)) > 0) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, GuessHand effect, Effects run) {
    return KINDS;
  }

  @Override
  public String question(StccgView view, GuessHand effect, Effects run) {
    return "what kind of card is it?";
  }

  @Override
  public void chosen(Play<StccgState> play, GuessHand effect, Effects run, Chosen option) {
    Place hand = Places.hand(opponent(play.state(), run).orElseThrow());
    Card drawn = play.pick(play.state().cards(hand));
    Card shown = Showing.card(play, hand, drawn, EFF_53);
    if (option.equals(new OfKind(play.state().table().def(shown).kind()))) {
      Discards.discard(play, hand, shown, EFF_53);
    }
  }
}
