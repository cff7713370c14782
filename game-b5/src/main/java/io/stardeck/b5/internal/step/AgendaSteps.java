package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.AGD_02;
import static io.stardeck.b5.internal.value.RuleIds.AGD_03;
import static io.stardeck.b5.internal.value.RuleIds.AGD_05;
import static io.stardeck.b5.internal.value.RuleIds.AGD_07;

import com.google.common.collect.Iterables;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.event.CardEvent.AgendaDiscarded;
import io.stardeck.b5.event.CardEvent.AgendaHidden;
import io.stardeck.b5.event.CardEvent.AgendaReplaced;
import io.stardeck.b5.event.CardEvent.AgendaRevealFailed;
import io.stardeck.b5.event.CardEvent.AgendaRevealed;
import io.stardeck.b5.event.CardEvent.AgendaSponsored;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What happens to agendas ({@code B5-AGD}). */
public final class AgendaSteps {
  private static final RuleId AGD_04 = RuleId.of("B5-AGD-04");
  private static final RuleId AGD_06 = RuleId.of("B5-AGD-06");

  private AgendaSteps() {}

  /** An agenda of the hand lies face up. */
  public static void sponsor(Play<B5State> play, Seat seat, CardId card) {
    InPlay.fromHand(play, seat, card);
    play.tell(AGD_03, new AgendaSponsored(seat, card));
    faceUp(play, seat, card);
  }

  /** An agenda of the hand lies face down. */
  public static void hide(Play<B5State> play, Seat seat, CardId card) {
    Kind kind = Boards.of(play).def(card).kind();
    Cards.DEALER
        .card(play, Places.hand(seat), card)
        .forgetting(face -> FaceDown.mayBe(play, face, kind))
        .to(Places.hiddenAgenda(seat))
        .tell(AGD_04, shown -> new AgendaHidden(seat, shown));
  }

  /** The hidden agenda is turned up. */
  public static void reveal(Play<B5State> play, Seat seat) {
    CardId card = play.state().zones().cards(Places.hiddenAgenda(seat)).get(0);
    Cards.DEALER.card(play, Places.hiddenAgenda(seat), card).openly().to(Places.IN_PLAY);
    play.tell(AGD_05, new AgendaRevealed(seat, card));
    SetAftermaths.move(play, seat, card);
    faceUp(play, seat, card);
  }

  /** The hidden agenda is turned up, cannot be sponsored, and is discarded. */
  public static void revealInVain(Play<B5State> play, Seat seat) {
    CardId card = play.state().zones().cards(Places.hiddenAgenda(seat)).get(0);
    play.tell(AGD_06, new AgendaRevealFailed(seat, card));
    leave(play, seat, card, AGD_06);
  }

  private static void faceUp(Play<B5State> play, Seat seat, CardId card) {
    Boards.change(play, seat, now -> now.withAgenda(Card.of(card)));
    Spot spot = Boards.find(play, card);
    if (spot != null) {
      Effects.enters(play, spot, seat);
    }
  }

  /**
   * The agenda makes way for another of the hand, face up ({@code B5-AGD-07}); it may have gone
   * while others replied.
   */
  public static void replace(Play<B5State> play, Seat seat, CardId card) {
    CardId old = of(play, seat);
    if (old == null) {
      sponsor(play, seat, card);
      return;
    }
    play.tell(AGD_07, new AgendaReplaced(seat, old, card));
    leave(play, seat, old, AGD_07);
    InPlay.fromHand(play, seat, card);
    faceUp(play, seat, card);
  }

  /** The agenda leaves play, face up or face down, if it is there still. */
  public static void discard(Play<B5State> play, Seat seat) {
    CardId agenda = of(play, seat);
    if (agenda != null) {
      play.tell(AGD_02, new AgendaDiscarded(seat, agenda));
      leave(play, seat, agenda, AGD_02);
    }
  }

  private static @Nullable CardId of(Play<B5State> play, Seat seat) {
    Optional<Card> open = Boards.of(play).faction(seat).agenda();
    return open.isPresent()
        ? open.get().id()
        : Iterables.getFirst(play.state().zones().cards(Places.hiddenAgenda(seat)), null);
  }

  private static void leave(Play<B5State> play, Seat seat, CardId agenda, RuleId rule) {
    if (Boards.of(play).faction(seat).agenda().isPresent()) {
      InPlay.discard(play, agenda, rule);
    } else {
      SetAftermaths.discardUnder(play, seat, Optional.empty(), rule);
      InPlay.toDiscard(play, Places.hiddenAgenda(seat), agenda, rule);
    }
  }
}
