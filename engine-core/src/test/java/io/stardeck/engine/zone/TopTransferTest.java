package io.stardeck.engine.zone;

import static io.stardeck.engine.zone.Shelf.DEALER;
import static io.stardeck.engine.zone.Shelf.ONE;
import static io.stardeck.engine.zone.Shelf.THREE;
import static io.stardeck.engine.zone.Shelf.TWO;
import static io.stardeck.engine.zone.Shelf.card;
import static io.stardeck.engine.zone.Shelf.cards;
import static io.stardeck.engine.zone.Shelf.deck;
import static io.stardeck.engine.zone.Shelf.faces;
import static io.stardeck.engine.zone.Shelf.hand;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Several cards are drawn at once. */
final class TopTransferTest {
  private final Play<Shelf> play = Shelf.laid();

  @Example
  void theTopCardsAreDrawnInTheirOrderAndTheirOwnerSeesThem() {
    DEALER.bring(play, deck(ONE), cards(1, 2, 3, 4), Audience.nobody());
    Shown<Shelf, CardId> drawn = DEALER.tops(play, deck(ONE), 3).to(hand(ONE));
    assertThat(drawn.cards()).isEqualTo(cards(1, 2, 3));
    assertThat(drawn.knowers()).isEqualTo(Audience.only(ONE));
    Zones<CardId> zones = play.state().zones();
    assertThat(zones.view(ONE).cards(hand(ONE))).isEqualTo(cards(1, 2, 3));
    assertThat(zones.view(TWO).at(hand(ONE)).unseen()).isEqualTo(3);
    assertThat(zones.cards(deck(ONE))).isEqualTo(cards(4));
  }

  @Example
  void noMoreAreDrawnThanThereAre() {
    DEALER.bring(play, deck(ONE), cards(1, 2), Audience.nobody());
    assertThat(DEALER.tops(play, deck(ONE), 5).to(hand(ONE)).cards()).isEqualTo(cards(1, 2));
    assertThat(DEALER.tops(play, deck(ONE), 5).to(hand(ONE)).cards()).isEmpty();
    assertThat(play.state().zones().size(hand(ONE))).isEqualTo(2);
  }

  @Example
  void whoKnewOneOfThemKnowsItInTheHandAndTheOthersAsAPool() {
    DEALER.bring(play, deck(ONE), cards(1, 2, 3), Audience.everyone());
    DEALER.shuffle(play, deck(ONE));
    CardId top = DEALER.show(play, deck(ONE), 1, Audience.only(TWO)).cards().get(0);
    DEALER.tops(play, deck(ONE), 2).to(hand(ONE));
    ZonesView<CardId> two = play.state().zones().view(TWO);
    assertThat(two.cards(hand(ONE))).containsExactly(top);
    assertThat(two.known().get(0).places()).containsExactly(deck(ONE), hand(ONE));
    assertThat(two.known().get(0).faces()).hasSize(2).doesNotContain(face(top));
    ZonesView<CardId> three = play.state().zones().view(THREE);
    assertThat(three.known().get(0).faces()).isEqualTo(faces(1, 2, 3));
    CardId left = play.state().zones().cards(deck(ONE)).get(0);
    assertThat(play.state().zones().view(ONE).known().get(0).faces()).containsExactly(face(left));
  }

  @Property(tries = 60)
  void severalAtOnceAreTheSameAsOneAfterTheOther(
      @ForAll @IntRange(max = 1 << 20) int looks, @ForAll @IntRange(max = 6) int count) {
    Play<Shelf> once = Shelf.laid();
    Play<Shelf> other = Shelf.laid();
    for (Play<Shelf> each : ImmutableList.of(once, other)) {
      DEALER.bring(each, deck(ONE), cards(1, 2, 3), Audience.everyone());
      DEALER.bring(each, hand(ONE), cards(4, 5), looks % 2 == 0 ? Audience.nobody() : knowers(2));
      DEALER.shuffle(each, deck(ONE));
      DEALER.bring(each, deck(ONE), cards(6, 7), Audience.nobody());
      for (int i = 0; i < 5; i++) {
        CardId card = each.state().zones().cards(deck(ONE)).get(i);
        DEALER.show(each, deck(ONE), card, knowers(looks >> 3 * i & 7));
      }
    }
    DEALER.tops(once, deck(ONE), count).to(hand(ONE));
    for (int i = 0; i < Math.min(count, 5); i++) {
      DEALER.top(other, deck(ONE)).to(hand(ONE));
    }
    for (Seat seat : ImmutableList.of(Seat.SPECTATOR, ONE, TWO, THREE)) {
      assertThat(once.state().zones().view(seat)).isEqualTo(other.state().zones().view(seat));
    }
    assertThat(DEALER.faults(once.state(), "zones", 3)).isEmpty();
  }

  /** One bit for each seat. */
  private static Audience knowers(int seats) {
    Audience knowers = Audience.nobody();
    for (Seat seat : Seat.first(3)) {
      knowers = (seats >> seat.index() & 1) == 1 ? knowers.or(Audience.only(seat)) : knowers;
    }
    return knowers;
  }

  private Face face(CardId card) {
    return DEALER.face(play.state(), card(card.number()));
  }
}
