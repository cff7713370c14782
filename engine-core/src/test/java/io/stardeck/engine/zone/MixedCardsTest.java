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

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import net.jqwik.api.Example;

/**
 * What each seat still knows of cards, as a pool, once they were shuffled, mixed or moved unseen.
 */
final class MixedCardsTest {
  private static final Audience SEES_TWO = Audience.only(TWO);
  private static final Place CREW = Place.of("crew", CardId.of(5));
  private static final Place TEAM = Place.of("team", CardId.of(6));
  private final Play<Shelf> play = Shelf.laid();

  private ZonesView<CardId> view(Seat seat) {
    assertThat(DEALER.faults(play.state(), "zones", 3)).isEmpty();
    return play.state().zones().view(seat);
  }

  private void bring(Place place, Audience knowers, int... numbers) {
    DEALER.bring(play, place, cards(numbers), knowers);
  }

  @Example
  void aShuffleKeepsTheContentsAndDropsTheOrder() {
    bring(deck(ONE), Audience.nobody(), 1, 2, 3, 4);
    DEALER.show(play, deck(ONE), 2, SEES_TWO);
    DEALER.shuffle(play, deck(ONE));
    assertThat(view(TWO).cards(deck(ONE))).isEmpty();
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2), deck(ONE)));
    assertThat(view(ONE).known()).isEmpty();
  }

  @Example
  void aDrawnCardMayBeOneOfTheKnownOnes() {
    bring(deck(ONE), SEES_TWO, 1, 2);
    DEALER.shuffle(play, deck(ONE));
    DEALER.top(play, deck(ONE)).to(hand(ONE));
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2), deck(ONE), hand(ONE)));
  }

  @Example
  void aCardThatIsSeenLeavesThePool() {
    bring(deck(ONE), SEES_TWO, 1, 2);
    DEALER.shuffle(play, deck(ONE));
    CardId drawn = DEALER.top(play, deck(ONE)).to(hand(ONE)).card();
    DEALER.card(play, hand(ONE), drawn).openly().to(yard());
    assertThat(view(TWO).known()).containsExactly(pool(faces(3 - drawn.number()), deck(ONE)));
  }

  @Example
  void whoDrawsKnowsThatTheCardIsInTheDeckNoMore() {
    bring(deck(ONE), Audience.only(ONE), 1, 2);
    DEALER.shuffle(play, deck(ONE));
    CardId drawn = DEALER.top(play, deck(ONE)).to(hand(ONE)).card();
    assertThat(view(ONE).known()).containsExactly(pool(faces(3 - drawn.number()), deck(ONE)));
  }

  @Example
  void aHandThatWasSeenAndThatACardLeavesFaceDownIsKnownAsAPool() {
    bring(hand(ONE), Audience.nobody(), 1, 2, 3);
    DEALER.show(play, hand(ONE), SEES_TWO);
    DEALER.card(play, hand(ONE), card(2)).under(deck(ONE));
    assertThat(view(TWO).cards(hand(ONE))).isEmpty();
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2, 3), deck(ONE), hand(ONE)));
    assertThat(view(THREE).known()).isEmpty();
    assertThat(view(ONE).cards(deck(ONE))).containsExactly(card(2));
  }

  @Example
  void hostsBetweenWhichCardsGoUnseenAreOnePool() {
    DEALER.open(play, CREW, ZoneKind.hand(ONE));
    DEALER.open(play, TEAM, ZoneKind.hand(ONE));
    bring(CREW, Audience.everyone(), 1, 2, 3);
    DEALER.card(play, CREW, card(1)).to(TEAM);
    DEALER.card(play, CREW, card(3)).to(TEAM);
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2, 3), CREW, TEAM));
    assertThat(view(TWO).size(CREW)).isOne();
    DEALER.show(play, TEAM, Audience.everyone());
    assertThat(view(TWO).known()).containsExactly(pool(faces(2), CREW));
    assertThat(view(TWO).cards(TEAM)).containsExactly(card(1), card(3));
  }

  @Example
  void whatIsKnownOfAWholeHostMovesAlong() {
    DEALER.open(play, CREW, ZoneKind.hand(ONE));
    DEALER.open(play, TEAM, ZoneKind.hand(ONE));
    bring(CREW, Audience.everyone(), 1, 2);
    bring(TEAM, Audience.nobody(), 3);
    DEALER.all(play, CREW).to(TEAM);
    assertThat(view(TWO).cards(TEAM)).containsExactly(card(1), card(2));
    DEALER.card(play, TEAM, card(3)).to(CREW);
    DEALER.card(play, TEAM, card(1)).to(CREW);
    DEALER.all(play, TEAM).to(CREW);
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2), CREW));
  }

  @Example
  void mixedTokensStandForTheSameThingsTogether() {
    Place one = Place.of("token", card(1));
    Place two = Place.of("token", card(2));
    for (Place token : ImmutableList.of(one, two)) {
      DEALER.open(play, token, ZoneKind.stack(ONE));
    }
    bring(one, Audience.everyone(), 4);
    bring(two, Audience.everyone(), 9);
    DEALER.mix(play, ImmutableList.of(one, two));
    assertThat(view(TWO).known()).containsExactly(pool(faces(4, 9), one, two));
    assertThat(view(ONE).at(one).whole()).isTrue();
    assertThat(view(ONE).known()).isEmpty();
    DEALER.show(play, one, Audience.everyone());
    int left = 13 - play.state().zones().cards(one).get(0).number();
    assertThat(view(TWO).known()).containsExactly(pool(faces(left), two));
  }

  @Example
  void whatIsKnownOfOneOfSeveralTokensIsKnownOfAllOnceTheyAreMixed() {
    Place[] tokens = new Place[3];
    for (int i = 0; i < tokens.length; i++) {
      tokens[i] = Place.of("token", card(i + 1));
      DEALER.open(play, tokens[i], ZoneKind.stack(ONE));
      bring(tokens[i], i == 2 ? Audience.everyone() : Audience.nobody(), i + 4);
    }
    DEALER.mix(play, ImmutableList.copyOf(tokens));
    assertThat(view(TWO).known()).containsExactly(pool(faces(6), tokens));
  }

  @Example
  void onlyTheLowestCardsAreShuffled() {
    bring(deck(ONE), Audience.everyone(), 1, 2, 3);
    DEALER.shuffleLowest(play, deck(ONE), 2);
    assertThat(view(TWO).cards(deck(ONE))).containsExactly(card(1));
    assertThat(view(TWO).known()).containsExactly(pool(faces(2, 3), deck(ONE)));
  }

  @Example
  void seatsThatKnowDifferentThingsDoNotShareTheirKnowledge() {
    bring(hand(ONE), Audience.nobody(), 1, 2, 3);
    DEALER.show(play, hand(ONE), card(1), SEES_TWO);
    DEALER.show(play, hand(ONE), card(2), Audience.only(THREE));
    DEALER.card(play, hand(ONE), card(3)).under(deck(ONE));
    assertThat(view(TWO).known()).containsExactly(pool(faces(1), deck(ONE), hand(ONE)));
    assertThat(view(THREE).known()).containsExactly(pool(faces(2), deck(ONE), hand(ONE)));
    assertThat(view(Seat.SPECTATOR).known()).isEmpty();
  }

  @Example
  void aCardThatGoesToTheBottomOfItsOwnDeckDoesNotLeaveIt() {
    bring(deck(ONE), Audience.everyone(), 1, 2);
    DEALER.shuffle(play, deck(ONE));
    DEALER.top(play, deck(ONE)).to(hand(ONE));
    CardId last = play.state().zones().cards(deck(ONE)).get(0);
    DEALER.card(play, deck(ONE), last).under(deck(ONE));
    assertThat(view(TWO).known()).containsExactly(pool(faces(1, 2), deck(ONE), hand(ONE)));
  }
}
