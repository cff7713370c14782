package io.stardeck.engine.zone;

import static io.stardeck.engine.zone.Shelf.DEALER;
import static io.stardeck.engine.zone.Shelf.ONE;
import static io.stardeck.engine.zone.Shelf.THREE;
import static io.stardeck.engine.zone.Shelf.TWO;
import static io.stardeck.engine.zone.Shelf.card;
import static io.stardeck.engine.zone.Shelf.cards;
import static io.stardeck.engine.zone.Shelf.deck;
import static io.stardeck.engine.zone.Shelf.hand;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Several cards of one place are moved at once, though equal ones exchange their ids meanwhile. */
final class GroupTransferTest {
  /** Seat 2 has seen the hand of seat 1: three cards of one face, two of another, one alone. */
  private static Play<Shelf> seen(long seed) {
    Play<Shelf> play = Shelf.laid();
    play.become(new Shelf(play.state().zones(), Chance.seeded(seed)));
    DEALER.bring(play, hand(ONE), cards(1, 2, 11, 12, 21, 3), Audience.only(TWO));
    return play;
  }

  private static ImmutableList<Face> faces(Play<Shelf> play, Place place) {
    return ImmutableList.copyOf(
        play.state().zones().cards(place).stream()
            .map(card -> DEALER.face(play.state(), card))
            .toList());
  }

  @Property
  void theCardsThatAreNamedLeaveWhateverIdsTheyBear(@ForAll long seed) {
    Play<Shelf> play = seen(seed);
    ImmutableList<Dealt<Shelf, CardId>> moved =
        DEALER.cards(play, hand(ONE), cards(1, 12, 21)).under(deck(ONE));
    assertThat(faces(play, deck(ONE))).isEqualTo(Shelf.faces(1, 2, 1));
    assertThat(moved)
        .extracting(Dealt::card)
        .isEqualTo(play.state().zones().cards(deck(ONE)))
        .isEqualTo(play.state().zones().view(ONE).cards(deck(ONE)));
    assertThat(faces(play, hand(ONE))).containsExactlyInAnyOrderElementsOf(Shelf.faces(1, 2, 3));
    assertThat(play.state().zones().view(TWO).known())
        .containsExactly(
            Pool.of(ImmutableList.of(deck(ONE), hand(ONE)), Shelf.faces(1, 1, 1, 2, 2, 3)));
    assertThat(DEALER.faults(play.state(), "zones", 3)).isEmpty();
  }

  @Property
  void whatStaysKeepsItsOrderWhereThatIsAsked(@ForAll long seed) {
    Play<Shelf> play = seen(seed);
    DEALER.cards(play, hand(ONE), cards(21, 1)).inOrder().under(deck(ONE));
    assertThat(faces(play, hand(ONE))).isEqualTo(Shelf.faces(2, 1, 2, 3));
    assertThat(DEALER.faults(play.state(), "zones", 3)).isEmpty();
  }

  @Example
  void theLastCardsFillTheGapsAndAllOthersLieWhereTheyLay() {
    Play<Shelf> play = Shelf.laid();
    DEALER.bring(play, hand(ONE), cards(0, 1, 2, 3, 4, 5), Audience.nobody());
    DEALER.cards(play, hand(ONE), cards(1, 5)).to(deck(ONE));
    assertThat(play.state().zones().cards(hand(ONE))).isEqualTo(cards(0, 4, 2, 3));
    assertThat(play.state().zones().cards(deck(ONE))).isEqualTo(cards(5, 1));
  }

  @Example
  void whoIsShownThemKnowsThemAndWhatIsLeft() {
    Play<Shelf> play = seen(3);
    DEALER.cards(play, hand(ONE), cards(1, 2)).shownTo(Audience.only(TWO)).under(deck(ONE));
    assertThat(play.state().zones().view(TWO).at(deck(ONE)).whole()).isTrue();
    assertThat(play.state().zones().view(TWO).at(hand(ONE)).whole()).isTrue();
    assertThat(play.state().zones().view(THREE).known()).isEmpty();
  }

  @Example
  void aCardThatDoesNotLieThereIsRefused() {
    Play<Shelf> play = seen(3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DEALER.cards(play, hand(ONE), ImmutableList.of(card(9))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DEALER.cards(play, hand(ONE), cards(1)).to(hand(ONE)));
  }
}
