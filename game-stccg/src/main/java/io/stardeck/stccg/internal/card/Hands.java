package io.stardeck.stccg.internal.card;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;

/** Hands, which lie open while a card says so ({@code ST-EFF-17}). */
final class Hands {
  private static final RuleId EFF_17 = RuleId.of("ST-EFF-17");
  private static final ZoneKind OPEN = new ZoneKind(Audience.everyone(), false);

  private Hands() {}

  /** Turns all hands as the cards in play say. */
  static void turn(Play<StccgState> play) {
    boolean open = !play.state().table().inForce(Standing.ShowHands.class).isEmpty();
    for (Seat seat : Seat.first(play.state().table().seats())) {
      Place hand = Places.hand(seat);
      ZoneKind kind = open ? OPEN : ZoneKind.hand(seat);
      if (!play.state().zones().at(hand).kind().equals(kind)) {
        DEALER.turn(play, hand, kind);
        if (open) {
          play.tell(EFF_17, new CardEvent.CardsRevealed(hand.toString(), play.state().cards(hand)));
        }
      }
    }
  }
}
