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
import static io.stardeck.engine.zone.Shelf.pool;
import static io.stardeck.engine.zone.Shelf.yard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Example;

/** What each seat knows after cards were moved, shown and laid in order. */
final class DealerTest {
  private static final Audience SEES_TWO = Audience.only(TWO);
  private final Play<Shelf> play = Shelf.laid();

  private ZonesView<CardId> view(Seat seat) {
    assertThat(DEALER.faults(play.state(), "zones", 3)).isEmpty();
    return play.state().zones().view(seat);
  }

  private void bring(Place place, Audience knowers, int... numbers) {
    DEALER.bring(play, place, cards(numbers), knowers);
  }

  @Example
  void thePlacesThatAGameWantsAreThereAsItWantsThemAndNoOthers() {
    Map<Place, ZoneKind> wanted = new TreeMap<>();
    for (Zone<CardId> zone : play.state().zones().zones()) {
      wanted.put(zone.place(), zone.kind());
    }
    assertThat(DEALER.faults(play.state(), "zones", wanted)).isEmpty();
    wanted.put(hand(ONE), ZoneKind.hand(TWO));
    wanted.remove(yard());
    wanted.put(Place.of("attic"), ZoneKind.open());
    assertThat(DEALER.faults(play.state(), "zones", wanted))
        .containsExactly(
            new Fault("zones.attic", "the place is missing"),
            new Fault("zones.hand-1", "it is of another kind"),
            new Fault("zones.yard", "there is no such place"));
  }

  @Example
  void aDeckIsSeenByNobodyAndAHandByItsOwner() {
    bring(deck(ONE), Audience.nobody(), 1, 2, 3);
    DEALER.top(play, deck(ONE)).to(hand(ONE));
    assertThat(view(ONE).cards(hand(ONE))).containsExactly(card(1));
    assertThat(view(ONE).at(deck(ONE)).unseen()).isEqualTo(2);
    assertThat(view(TWO).at(hand(ONE)).unseen()).isOne();
    assertThat(view(TWO).known()).isEmpty();
    assertThat(view(Seat.SPECTATOR).cards(hand(ONE))).isEmpty();
  }

  @Example
  void whoLooksIntoADeckKnowsTheCardsAndTheirPlaces() {
    bring(deck(ONE), Audience.nobody(), 1, 2, 3);
    DEALER.show(play, deck(ONE), 2, SEES_TWO);
    assertThat(view(TWO).cards(deck(ONE))).containsExactly(card(1), card(2));
    assertThat(view(TWO).at(deck(ONE)).positions()).containsExactly(0, 1);
    assertThat(view(ONE).cards(deck(ONE))).isEmpty();
  }

  @Example
  void aCardLookedAtStaysKnownWhenItIsDrawn() {
    bring(deck(ONE), Audience.nobody(), 1, 2, 3);
    DEALER.show(play, deck(ONE), 1, SEES_TWO);
    DEALER.top(play, deck(ONE)).to(hand(ONE));
    DEALER.top(play, deck(ONE)).to(hand(ONE));
    assertThat(view(TWO).cards(hand(ONE))).containsExactly(card(1));
    assertThat(view(THREE).cards(hand(ONE))).isEmpty();
  }

  @Example
  void cardsLaidDownInAStackStayKnownToWhoLaidThem() {
    Place seeds = Place.of("seeds", card(0));
    DEALER.open(play, seeds, ZoneKind.deck());
    bring(hand(ONE), Audience.nobody(), 1, 2);
    bring(hand(TWO), Audience.nobody(), 3);
    DEALER.card(play, hand(ONE), card(1)).under(seeds);
    DEALER.card(play, hand(TWO), card(3)).under(seeds);
    DEALER.card(play, hand(ONE), card(2)).under(seeds);
    assertThat(view(ONE).cards(seeds)).containsExactly(card(1), card(2));
    assertThat(view(ONE).at(seeds).positions()).containsExactly(0, 2);
    assertThat(view(TWO).at(seeds).positions()).containsExactly(1);
    assertThat(view(THREE).at(seeds).unseen()).isEqualTo(3);
  }

  @Example
  void whatMayHaveLeftCanBeUnknownFromThenOn() {
    bring(hand(ONE), Audience.nobody(), 1, 2, 3);
    DEALER.show(play, hand(ONE), SEES_TWO);
    DEALER
        .card(play, hand(ONE), card(2))
        .forgetting(face -> !face.equals(new Face("f1")))
        .under(deck(ONE));
    assertThat(view(TWO).cards(hand(ONE))).containsExactly(card(1));
    assertThat(view(TWO).known()).isEmpty();
  }

  @Example
  void howAHandLiesDoesNotTellWhatOthersKnowOfIt() {
    bring(hand(ONE), Audience.nobody(), 1, 2, 3, 4);
    Play<Shelf> unseen = Play.silent(play.state());
    DEALER.show(play, hand(ONE), card(4), SEES_TWO);
    for (Play<Shelf> each : ImmutableList.of(play, unseen)) {
      DEALER
          .card(each, hand(ONE), card(1))
          .forgetting(face -> face.equals(new Face("f1")))
          .under(deck(ONE));
    }
    assertThat(view(TWO).cards(hand(ONE))).containsExactly(card(4));
    assertThat(unseen.state().zones().view(ONE)).isEqualTo(view(ONE));
  }

  @Example
  void copiesThatSomebodyHasSeenCannotBeFollowed() {
    boolean exchanged = false;
    for (int i = 0; i < 20; i++) {
      Play<Shelf> each = Shelf.laid();
      each.become(new Shelf(each.state().zones(), Chance.seeded(i)));
      DEALER.bring(each, hand(ONE), cards(1, 11, 21), SEES_TWO);
      CardId gone = DEALER.card(each, hand(ONE), card(1)).under(deck(ONE)).card();
      exchanged |= !gone.equals(card(1));
    }
    assertThat(exchanged).isTrue();
  }

  @Example
  void whoSeesWhichCopyHasLeftCanTellHowTheOthersLie() {
    Map<CardId, Set<ImmutableList<CardId>>> hands = new HashMap<>();
    for (int i = 0; i < 40; i++) {
      Play<Shelf> each = Shelf.laid();
      each.become(new Shelf(each.state().zones(), Chance.seeded(i)));
      DEALER.bring(each, hand(ONE), cards(1, 11, 5, 21, 31), Audience.nobody());
      CardId gone = DEALER.card(each, hand(ONE), card(11)).under(deck(ONE)).card();
      hands
          .computeIfAbsent(gone, card -> new HashSet<>())
          .add(each.state().zones().view(ONE).cards(hand(ONE)));
    }
    assertThat(hands).hasSize(4);
    hands.forEach((gone, seen) -> assertThat(seen).as("after %s", gone).hasSize(1));
  }

  @Example
  void whoIsGivenACardCannotTellItFromACopyThatWasThere() {
    for (int given : ImmutableList.of(1, 11)) {
      for (Audience knowers : ImmutableList.of(Audience.everyone(), SEES_TWO)) {
        Play<Shelf> each = Shelf.laid();
        DEALER.bring(each, hand(ONE), cards(2, 1), Audience.nobody());
        DEALER.bring(each, hand(ONE), cards(11), knowers);
        DEALER.card(each, hand(ONE), card(given)).to(hand(TWO));
        ZonesView<CardId> view = each.state().zones().view(TWO);
        assertThat(view.cards(hand(TWO))).hasSize(1);
        assertThat(view.cards(hand(ONE))).as("%s, known to %s", given, knowers).isEmpty();
        assertThat(view.known()).as("%s, known to %s", given, knowers).isEmpty();
      }
    }
  }

  @Example
  void aDiscardPileThatIsShuffledIntoADeckIsKnownToLieThere() {
    bring(yard(), Audience.nobody(), 1, 2);
    bring(deck(ONE), Audience.nobody(), 3);
    DEALER.all(play, yard()).under(deck(ONE));
    assertThat(view(TWO).at(deck(ONE)).positions()).containsExactly(1, 2);
    DEALER.shuffle(play, deck(ONE));
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2), deck(ONE)));
    assertThat(view(TWO).size(yard())).isZero();
  }

  @Example
  void whoLaysCardsInAnotherOrderKnowsItAndTheOthersKnowWhatLiesThere() {
    bring(deck(ONE), Audience.everyone(), 1, 2, 3);
    DEALER.arrange(play, deck(ONE), cards(2, 1), SEES_TWO);
    assertThat(view(TWO).cards(deck(ONE))).hasSize(3).element(2).isEqualTo(card(3));
    assertThat(view(ONE).cards(deck(ONE))).containsExactly(card(3));
    assertThat(view(ONE).known()).containsExactly(pool(faces(1, 2), deck(ONE)));
  }

  @Example
  void aPlaceThatIsTurnedUpIsSeenByAll() {
    Place agenda = Place.of("agenda", ONE);
    DEALER.open(play, agenda, ZoneKind.stack(ONE));
    bring(hand(ONE), SEES_TWO, 1, 2);
    DEALER.card(play, hand(ONE), card(1)).to(agenda);
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2), agenda, hand(ONE)));
    DEALER.turn(play, agenda, ZoneKind.open());
    assertThat(view(TWO).cards(agenda)).containsExactly(card(1));
    assertThat(view(TWO).known()).containsExactly(pool(faces(2), hand(ONE)));
  }

  @Example
  void aCardThatIsTakenAwayIsSeenByAllAndOneThatIsBroughtOnTopIsKnownThere() {
    bring(deck(ONE), Audience.everyone(), 1, 2, 3);
    DEALER.shuffle(play, deck(ONE));
    CardId top = DEALER.top(play, deck(ONE)).away();
    assertThat(view(TWO).known().get(0).faces()).hasSize(2);
    DEALER.bringOnTop(play, deck(ONE), ImmutableList.of(top), Audience.everyone());
    assertThat(view(TWO).cards(deck(ONE))).containsExactly(top);
    assertThat(DEALER.all(play, deck(ONE)).away()).hasSize(3);
    assertThat(view(TWO).known()).isEmpty();
  }

  @Example
  void aPlaceEndsOnlyWhenNothingLiesThere() {
    bring(yard(), Audience.nobody(), 1);
    assertThatThrownBy(() -> DEALER.close(play, yard()))
        .isInstanceOf(IllegalArgumentException.class);
    DEALER.top(play, yard()).to(hand(ONE));
    DEALER.close(play, yard());
    assertThat(view(ONE).has(yard())).isFalse();
  }
}
