package io.stardeck.engine.zone;

import static io.stardeck.engine.zone.Shelf.DEALER;
import static io.stardeck.engine.zone.Shelf.ONE;
import static io.stardeck.engine.zone.Shelf.THREE;
import static io.stardeck.engine.zone.Shelf.TWO;
import static io.stardeck.engine.zone.Shelf.card;
import static io.stardeck.engine.zone.Shelf.cards;
import static io.stardeck.engine.zone.Shelf.deck;
import static io.stardeck.engine.zone.Shelf.hand;
import static io.stardeck.engine.zone.Shelf.yard;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Example;

/** How a place looks to a seat that knows some of its cards. */
final class PartSeenTest {
  private static final Audience SEES = Audience.only(Seat.SPECTATOR);

  /** A hand of seat 2 with one card unseen by the spectator, after a known one has left it. */
  private static Zones<CardId> handWithUnseenAt(int position, CardId leaving) {
    Play<Shelf> play = Shelf.laid();
    for (int i = 0, known = 10; i < 4; i++) {
      boolean unseen = i == position;
      ImmutableList<CardId> next = unseen ? cards(5) : cards(known++);
      DEALER.bring(play, hand(TWO), next, unseen ? Audience.nobody() : SEES);
    }
    DEALER.card(play, hand(TWO), leaving).openly().to(yard());
    return play.state().zones();
  }

  @Example
  void theOrderInWhichKnownCardsOfAHandAreSeenDoesNotTellWhereTheUnseenOnesLie() {
    for (CardId leaving : cards(10, 11, 12)) {
      Set<Seen<CardId>> views = new HashSet<>();
      Set<ImmutableList<CardId>> hands = new HashSet<>();
      for (int position = 0; position < 4; position++) {
        Zones<CardId> zones = handWithUnseenAt(position, leaving);
        views.add(zones.view(Seat.SPECTATOR).at(hand(TWO)));
        hands.add(zones.view(TWO).cards(hand(TWO)));
      }
      assertThat(views).as("without %s", leaving).hasSize(1);
      assertThat(hands).as("their owner sees them as they lie").hasSizeGreaterThan(1);
    }
  }

  @Example
  void knownCardsOfAHandAreSeenByNumber() {
    Play<Shelf> play = Shelf.laid();
    DEALER.bring(play, hand(TWO), cards(10, 3, 9, 2), SEES);
    ZonesView<CardId> view = play.state().zones().view(Seat.SPECTATOR);
    assertThat(view.cards(hand(TWO))).containsExactly(card(2), card(3), card(9), card(10));
    assertThat(view.at(hand(TWO)).positions()).isEmpty();
    assertThat(play.state().zones().view(TWO).cards(hand(TWO))).isEqualTo(cards(10, 3, 9, 2));
  }

  /** A card that has no order of its own. */
  private record Plain(String name) {}

  @Example
  void cardsWithoutAnOrderOfTheirOwnAreSeenByName() {
    Plain pear = new Plain("pear");
    Plain fig = new Plain("fig");
    Plain apple = new Plain("apple");
    Zone<Plain> zone =
        new Zone<>(
            hand(TWO),
            ZoneKind.hand(TWO),
            ImmutableList.of(pear, fig, apple),
            ImmutableList.of(Audience.everyone(), Audience.only(TWO), Audience.everyone()));
    assertThat(zone.seenBy(ONE).cards()).containsExactly(apple, pear);
    assertThat(zone.seenBy(TWO).cards()).containsExactly(pear, fig, apple);
  }

  @Example
  void whoKnowsSomeCardsOfADeckSeesWhereTheyLie() {
    Play<Shelf> play = Shelf.laid();
    DEALER.bring(play, deck(ONE), cards(7, 8, 9), Audience.nobody());
    DEALER.show(play, deck(ONE), card(9), Audience.only(THREE));
    DEALER.show(play, deck(ONE), card(7), Audience.only(THREE));
    Seen<CardId> seen = play.state().zones().view(THREE).at(deck(ONE));
    assertThat(seen.cards()).containsExactly(card(7), card(9));
    assertThat(seen.positions()).containsExactly(0, 2);
    DEALER.show(play, deck(ONE), card(8), Audience.only(THREE));
    assertThat(play.state().zones().view(THREE).at(deck(ONE)).positions()).isEmpty();
    assertThat(play.state().zones().view(ONE).at(deck(ONE)).unseen()).isEqualTo(3);
  }
}
