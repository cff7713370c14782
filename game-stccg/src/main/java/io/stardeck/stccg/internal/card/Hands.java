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
import io.stardeck.stccg.state.Table;

/** Hands, which lie open while a card says so ({@code ST-EFF-17}). */
public final class Hands {
  private static final RuleId EFF_17 = RuleId.of("ST-EFF-17");
  private static final ZoneKind OPEN = new ZoneKind(Audience.everyone(), false);

  private Hands() {}

  /** Turns all hands as the cards in play say. */
  static void turn(Play<StccgState> play) {
    boolean open = open(play.state().table());
    for (Seat seat : Seat.first(play.state().table().seats())) {
      Place hand = Places.hand(seat);
      ZoneKind kind = kind(play.state().table(), seat);
      if (!play.state().zones().at(hand).kind().equals(kind)) {
        DEALER.turn(play, hand, kind);
        if (open) {
          play.tell(EFF_17, new CardEvent.CardsRevealed(hand.toString(), play.state().cards(hand)));
        }
      }
    }
  }

  /** A player draws the top card of the deck, if there is one. */
  public static void draw(Play<StccgState> play, Seat seat, RuleId rule) {
    if (play.state().size(Places.deck(seat)) > 0) {
      DEALER
          .top(play, Places.deck(seat))
          .to(Places.hand(seat))
          .tell(rule, known -> new CardEvent.CardDrawn(seat, known));
    }
  }

  private static boolean open(Table table) {
    return !table.inForce(Standing.ShowHands.class).isEmpty();
  }

  /** Who sees the hand of {@code seat}: all, while a card in play says so. */
  public static ZoneKind kind(Table table, Seat seat) {
    return open(table) ? OPEN : ZoneKind.hand(seat);
  }
}
