package io.stardeck.engine.zone;

import static io.stardeck.engine.zone.Shelf.DEALER;
import static io.stardeck.engine.zone.Shelf.ONE;
import static io.stardeck.engine.zone.Shelf.TWO;
import static io.stardeck.engine.zone.Shelf.cards;
import static io.stardeck.engine.zone.Shelf.deck;
import static io.stardeck.engine.zone.Shelf.hand;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Example;

/** What a seat cannot see is dealt anew, and what it knows is kept. */
final class RedealTest {
  private static final ImmutableList<CardId> ALL = cards(1, 2, 3, 4, 5, 6, 7, 8);

  private static Shelf shelf() {
    Play<Shelf> play = Shelf.laid();
    DEALER.bring(play, deck(ONE), ALL, Audience.nobody());
    for (int i = 0; i < 3; i++) {
      DEALER.top(play, deck(ONE)).to(hand(ONE));
    }
    DEALER.show(play, deck(ONE), 1, Audience.only(TWO));
    DEALER.show(play, hand(ONE), Audience.only(TWO));
    DEALER.card(play, hand(ONE), CardId.of(2)).to(hand(Shelf.THREE));
    return play.state();
  }

  private static Zones<CardId> anew(Shelf shelf, Supply<CardId> supply, int seed) {
    return Redeal.of(shelf.zones().view(TWO), TWO, supply, Chance.seeded(seed));
  }

  private static Supply<CardId> rest(Shelf shelf, int seed) {
    Set<CardId> seen = new HashSet<>();
    shelf.zones().view(TWO).zones().forEach(place -> seen.addAll(place.cards()));
    ImmutableList<CardId> unseen =
        ALL.stream().filter(card -> !seen.contains(card)).collect(ImmutableList.toImmutableList());
    return Supply.rest(unseen, card -> DEALER.face(shelf, card), Chance.seeded(seed));
  }

  @Example
  void theViewStaysTheSameAndTheRestVaries() {
    Shelf shelf = shelf();
    Set<ImmutableList<CardId>> hands = new HashSet<>();
    Set<ImmutableList<CardId>> decks = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Zones<CardId> dealt = anew(shelf, rest(shelf, seed), seed);
      assertThat(dealt.view(TWO)).isEqualTo(shelf.zones().view(TWO));
      assertThat(DEALER.faults(new Shelf(dealt, shelf.chance()), "zones", 3)).isEmpty();
      hands.add(ImmutableList.sortedCopyOf(CardId.BY_NUMBER, dealt.cards(hand(ONE))));
      decks.add(dealt.cards(deck(ONE)));
    }
    assertThat(hands).hasSize(3);
    assertThat(decks).hasSizeGreaterThan(10);
  }

  @Example
  void whatEverybodyKnowsStaysKnownToAll() {
    Play<Shelf> play = Play.silent(shelf());
    CardId top = play.state().zones().cards(deck(ONE)).get(0);
    CardId held = play.state().zones().cards(hand(ONE)).get(0);
    DEALER.show(play, deck(ONE), top, Audience.everyone());
    DEALER.show(play, hand(ONE), held, Audience.everyone());
    assertThat(play.state().zones().view(TWO).at(hand(ONE)).common()).containsExactly(held);
    Zones<CardId> dealt = anew(play.state(), rest(play.state(), 1), 1);
    assertThat(dealt.view(TWO)).isEqualTo(play.state().zones().view(TWO));
    for (Place place : ImmutableList.of(deck(ONE), hand(ONE))) {
      assertThat(dealt.view(Seat.SPECTATOR).at(place))
          .isEqualTo(play.state().zones().view(Seat.SPECTATOR).at(place));
      assertThat(dealt.view(Shelf.THREE).cards(place)).hasSize(1);
    }
  }

  @Example
  void cardsAreExchangedUntilAllFit() {
    Shelf shelf = shelf();
    for (int seed = 0; seed < 40; seed++) {
      Supply<CardId> rest = rest(shelf, seed);
      Zones<CardId> dealt = anew(shelf, new Without(rest, hand(Shelf.THREE), CardId.of(3)), seed);
      assertThat(dealt.cards(hand(Shelf.THREE))).doesNotContain(CardId.of(3));
      assertThat(dealt.view(TWO)).isEqualTo(shelf.zones().view(TWO));
    }
  }

  @Example
  void choosyPlacesAreFilledBeforeTheOthers() {
    Play<Shelf> play = Shelf.laid();
    DEALER.bring(play, deck(ONE), ALL, Audience.nobody());
    for (int i = 0; i < 3; i++) {
      DEALER.top(play, deck(ONE)).to(hand(ONE));
    }
    List<Place> asked = new ArrayList<>();
    anew(play.state(), new Choosy(rest(play.state(), 1), hand(ONE), asked), 1);
    assertThat(asked).hasSize(ALL.size()).startsWith(hand(ONE), hand(ONE), hand(ONE));
    asked.clear();
    anew(play.state(), new Choosy(rest(play.state(), 1), deck(ONE), asked), 1);
    assertThat(asked).startsWith(deck(ONE)).endsWith(hand(ONE), hand(ONE), hand(ONE));
  }

  @Example
  void whatIsKnownOfSeveralPlacesIsLaidWhereItMayLie() {
    Play<Shelf> play = Shelf.laid();
    DEALER.bring(play, deck(ONE), ALL, Audience.only(TWO));
    DEALER.shuffle(play, deck(ONE));
    for (int i = 0; i < 3; i++) {
      DEALER.top(play, deck(ONE)).to(hand(ONE));
    }
    Shelf shelf = play.state();
    Set<ImmutableList<CardId>> hands = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Face barred = DEALER.face(shelf, CardId.of(3));
      Zones<CardId> dealt = anew(shelf, new Barred(rest(shelf, seed), hand(ONE), barred), seed);
      assertThat(dealt.cards(hand(ONE))).doesNotContain(CardId.of(3));
      assertThat(dealt.view(TWO)).isEqualTo(shelf.zones().view(TWO));
      hands.add(dealt.cards(hand(ONE)));
    }
    assertThat(hands).hasSizeGreaterThan(10);
  }

  /** The card of that face is known not to lie there. */
  private record Barred(Supply<CardId> supply, Place place, Face face) implements Supply<CardId> {
    @Override
    public CardId of(Face wanted, Place at) {
      return supply.of(wanted, at);
    }

    @Override
    public CardId any(Place at) {
      return supply.any(at);
    }

    @Override
    public boolean mayLie(Face known, Place at) {
      return !known.equals(face) || !at.equals(place);
    }
  }

  /** Only some cards can lie in that place. */
  private record Choosy(Supply<CardId> supply, Place place, List<Place> asked)
      implements Supply<CardId> {
    @Override
    public CardId of(Face face, Place at) {
      return supply.of(face, at);
    }

    @Override
    public CardId any(Place at) {
      asked.add(at);
      return supply.any(at);
    }

    @Override
    public boolean choosy(Place at) {
      return at.equals(place);
    }
  }

  /** That card cannot lie in that place. */
  private record Without(Supply<CardId> supply, Place place, CardId card)
      implements Supply<CardId> {
    @Override
    public CardId of(Face face, Place at) {
      return supply.of(face, at);
    }

    @Override
    public CardId any(Place at) {
      return supply.any(at);
    }

    @Override
    public int misfits(Place at, ImmutableList<CardId> cards) {
      return at.equals(place) && cards.contains(card) ? 1 : 0;
    }
  }
}
