package io.stardeck.b5.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which copy a choice of the opening hand takes (FRM-04). */
@Rule({"B5-FRM-04", "B5-D-78"})
final class OpeningHandTest {
  private static final B5Game GAME = new B5Game();
  private static final Seat P = Seat.of(1);
  private static final Place DECK = Places.deck(P);
  private static final Place HAND = Places.hand(P);

  /** At the start, and after each first choice, by which a card has left its place. */
  private static Stream<B5State> openings() {
    B5State start = GAME.setup(B5Config.builder().players(2).build(), Chance.seeded("x")).state();
    return Stream.concat(
        Stream.of(start),
        GAME.legalActions(start, P).stream().map(action -> GAME.apply(start, action).state()));
  }

  @ParameterizedTest
  @MethodSource("openings")
  void theCopyDoesNotDependOnHowTheDeckLies(B5State state) {
    int last = state.zones().size(DECK) - 1;
    for (int at = 0; at < last; at += 7) {
      B5State exchanged = Cards.DEALER.exchanged(state, DECK, at, DECK, last - at / 2, P);
      for (B5Action action : GAME.legalActions(state, P)) {
        Ruling<B5State> ruling = GAME.apply(state, action);
        Ruling<B5State> other = GAME.apply(exchanged, action);
        assertThat(other.told(P)).isEqualTo(ruling.told(P));
        assertThat(other.state().zones().cards(HAND)).isEqualTo(ruling.state().zones().cards(HAND));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("openings")
  void whatStaysLiesAsBeforeButForTheExchanged(B5State state) {
    ImmutableList<CardId> cards = state.zones().cards(DECK);
    int last = cards.size() - 1;
    for (int at = 0; at < last; at += 7) {
      CardId one = cards.get(at);
      CardId another = cards.get(last - at / 2);
      B5State exchanged = Cards.DEALER.exchanged(state, DECK, at, DECK, last - at / 2, P);
      for (B5Action action : GAME.legalActions(state, P)) {
        ImmutableList<CardId> deck = GAME.apply(state, action).state().zones().cards(DECK);
        ImmutableList<CardId> other = GAME.apply(exchanged, action).state().zones().cards(DECK);
        for (int i = 0; i < deck.size(); i++) {
          if (!deck.get(i).equals(other.get(i))) {
            assertThat(ImmutableList.of(deck.get(i), other.get(i)))
                .as("at %s after %s, with %s and %s exchanged", i, action, one, another)
                .containsAnyOf(one, another);
          }
        }
      }
    }
  }

  @Test
  void withoutAFreshKindTheHandStaysSmaller() {
    Deck twoKinds = new Deck(ImmutableMap.of("human-aide", 1, "human-agent", 1, "earth", 1));
    B5Config config =
        B5Config.builder()
            .players(2)
            .races(ImmutableList.of(Race.HUMAN, Race.NARN))
            .deckMin(3)
            .decks(ImmutableList.of(twoKinds, CardSets.starter().deck(Race.NARN)))
            .build();
    B5State state = GAME.setup(config, Chance.seeded("x")).state();
    state = GAME.apply(state, new ChooseOpeningCard(P, "earth")).state();
    assertThat(GAME.toAct(state)).containsExactly(P);
    state = GAME.apply(state, new ChooseOpeningCard(P, "human-aide")).state();
    assertThat(state.zones().size(HAND)).isEqualTo(2);
    assertThat(GAME.toAct(state)).containsExactly(Seat.of(2));
  }

  @Test
  void asManyAreChosenAsTheSettingSays() {
    B5Config config = B5Config.builder().players(2).openingHand(1).build();
    B5State state = GAME.setup(config, Chance.seeded("x")).state();
    state = GAME.apply(state, GAME.legalActions(state, P).get(0)).state();
    assertThat(GAME.toAct(state)).containsExactly(Seat.of(2));
  }
}
