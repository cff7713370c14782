package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.CardEvent.CardsRevealed;
import io.stardeck.deckbuilder.event.CardEvent.CardsSeen;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Cards that all are shown, and Hands into which one player looks. */
class RevealingTest {
  @Rule("DB-VIS-04")
  @Test
  void whatIsRevealedAllSeeAndItStaysWhereItIs() {
    Scene scene =
        play(Given.exploration(3).hand(ONE, "crier").hand(TWO, "c1", "man", "c2"), "crier")
            .does(new Choose(ONE, new Answer.Player(TWO)));
    for (Seat seat : new Seat[] {ONE, TWO, THREE, Seat.SPECTATOR}) {
      assertThat(scene.seen(seat, CardsRevealed.class).get(0).cards())
          .containsExactly(card("c1"), card("c2"));
    }
    assertThat(scene.hand(TWO)).containsExactly("c1", "man", "c2");
    for (Seat seat : new Seat[] {ONE, THREE, Seat.SPECTATOR}) {
      assertThat(scene.known(seat, Places.hand(TWO)))
          .containsExactlyInAnyOrder(card("c1"), card("c2"));
    }
  }

  @Rule("DB-VIS-04")
  @Test
  void theRevealedTopCardCanBeTaken() {
    Scene taken = play(Given.exploration(2).deck(ONE, "c1", "c2").hand(ONE, "opener"), "opener");
    assertThat(taken.hand(ONE)).containsExactly("c1");
    for (Seat seat : new Seat[] {TWO, Seat.SPECTATOR}) {
      assertThat(taken.known(seat, Places.hand(ONE)))
          .as("all see it go")
          .containsExactly(card("c1"));
    }
    Scene left = play(Given.exploration(2).deck(ONE, "man", "c2").hand(ONE, "opener"), "opener");
    assertThat(left.hand(ONE)).isEmpty();
    assertThat(left.seen(TWO, CardsRevealed.class).get(0).cards()).containsExactly(card("man"));
  }

  @Rule({"DB-VIS-04", "DB-EFF-23", "DB-PLR-06"})
  @Test
  void anEmptyDeckIsRenewedBeforeItsTopCardIsRevealed() {
    Scene taken = play(Given.exploration(2).discard(ONE, "c1").hand(ONE, "opener"), "opener");
    assertThat(taken.seen(TWO, DeckReshuffled.class)).containsExactly(new DeckReshuffled(ONE, 1));
    assertThat(taken.hand(ONE)).containsExactly("c1");
  }

  @Rule({"DB-VIS-04", "DB-EFF-18"})
  @Test
  void whoLooksIntoAHandPicksWhatIsDiscardedFromIt() {
    Scene scene =
        play(Given.exploration(3).hand(ONE, "oracle").hand(TWO, "c1", "c9", "man"), "oracle")
            .does(new Choose(ONE, new Answer.Player(TWO)));
    assertThat(scene.seen(ONE, CardsSeen.class).get(0).cards())
        .containsExactlyInAnyOrder(card("c1"), card("c9"), card("man"));
    assertThat(scene.seen(THREE, CardsSeen.class)).isEmpty();
    assertThat(scene.options(ONE)).containsExactly(new Answer.Card(card("c1")));
  }

  @Rule("DB-VIS-04")
  @Test
  void aHandIsToldAsItIsSeenAndNotAsItsCardsLie() {
    Given given = Given.exploration(3).hand(ONE, "oracle").hand(TWO, "man", "c9", "c1");
    Scene scene = play(given, "oracle").does(new Choose(ONE, new Answer.Player(TWO)));
    assertThat(scene.state().zones().cards(Places.hand(TWO)))
        .isNotEqualTo(scene.known(ONE, Places.hand(TWO)));
    assertThat(scene.seen(ONE, CardsSeen.class).get(0).cards())
        .isEqualTo(scene.known(ONE, Places.hand(TWO)));
  }

  @Rule({"DB-VIS-04", "DB-CUB-01", "DB-I-24"})
  @Test
  void whatIsShownOfAHandIsToldAsItIsSeen() {
    String each =
        "[{\"op\":\"REVEAL\",\"player\":\"EACH_OPPONENT\",\"sel\":{\"zone\":\"HAND\"}},"
            + "{\"op\":\"FOR_EACH\",\"sel\":{\"zone\":\"HAND\"},\"effects\""
            + ":[{\"op\":\"DISCARD\",\"sel\":{\"zone\":\"CURRENT\"},\"n\":1}]}]";
    CardSet cards = Sets.with(Given.SMALL, "oracle", "onPlay", each);
    Scene shown =
        Given.config(2, config -> config.cardSet(cards))
            .hand(TWO, "man", "c9", "c1")
            .hand(ONE, "oracle", "man", "c9", "c1")
            .scene()
            .does(new PlayCard(ONE, card("oracle")));
    ImmutableList<CardId> sorted = ImmutableList.of(card("c1"), card("c9"), card("man"));
    assertThat(sorted).isSortedAccordingTo(CardId.BY_NUMBER);
    assertThat(shown.seen(ONE, CardsRevealed.class))
        .containsExactly(new CardsRevealed(TWO, sorted));
    assertThat(shown.area(ONE).discard()).hasSize(3).isSortedAccordingTo(CardId.BY_NUMBER);
    String take =
        "[{\"op\":\"MOVE\",\"player\":\"EACH_PLAYER\",\"sel\":{\"zone\":\"DISCARD\"},"
            + "\"n\":1,\"to\":\"HAND\"},{\"op\":\"EXPLORE_NOW\",\"n\":1}]";
    CardSet borg = Sets.with(Given.SMALL, "probe", "onPlay", take);
    Scene cube =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(borg))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .discard(TWO, "borg")
            .hand(TWO, "borg")
            .hand(ONE, "probe")
            .space("cube")
            .scene()
            .does(new PlayCard(ONE, card("probe")));
    assertThat(cube.state().hand(TWO)).containsExactly(card("borg", 1), card("borg"));
    assertThat(cube.seen(ONE, BorgCardsShown.class))
        .contains(new BorgCardsShown(TWO, ImmutableList.of(card("borg"), card("borg", 1))));
  }

  private static Scene play(Given given, String id) {
    return given.scene().does(new PlayCard(ONE, card(id)));
  }
}
