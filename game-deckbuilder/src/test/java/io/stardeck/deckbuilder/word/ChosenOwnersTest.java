package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A player is chosen wherever a text names one: as whose cards, in a number, in a condition. */
class ChosenOwnersTest {
  @Rule("DB-EFF-18")
  @Test
  void whoseCardsAreTrashedIsChosen() {
    String trash =
        "{'op': 'TRASH', 'sel': {'zone': 'DISCARD', 'owner': 'CHOSEN_OPPONENT'}, 'n': 1}";
    Scene asked = playing(3, trash);
    assertThat(asked.options(ONE))
        .containsExactly(new Answer.Player(TWO), new Answer.Player(THREE));
    Scene done = asked.does(chosen(THREE));
    assertThat(done.area(TWO).discard()).hasSize(2);
    assertThat(done.area(THREE).discard()).isEmpty();
    Scene alone = playing(2, trash);
    assertThat(alone.options(ONE))
        .containsExactly(new Answer.Card(card("c1")), new Answer.Card(card("c2")));
  }

  @Rule("DB-EFF-18")
  @Test
  void whoseCardsAreCountedIsChosenOnceInAList() {
    String count = "{'op': 'COUNT', 'sel': {'zone': 'DISCARD', 'owner': 'CHOSEN_OPPONENT'}}";
    Scene asked =
        playing(
            3,
            "{'op': 'ADD_XP', 'amount': {'op': 'PLUS', 'of': [1, " + count + "]}}",
            "{'op': 'DISCARD', 'player': 'CHOSEN_OPPONENT', 'sel': {'zone': 'HAND'}, 'n': 1}");
    Scene done = asked.does(chosen(TWO));
    assertThat(done.tally(ONE).xp()).isEqualTo(3);
    assertThat(done.area(TWO).discard()).hasSize(3);
    assertThat(done.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule("DB-EFF-18")
  @Test
  void whoseDamageAConditionAsksForIsChosen() {
    String has =
        "{'op': 'HAS', 'sel': {'zone': 'DISCARD', 'type': 'MANEUVER', 'owner': 'CHOSEN_OPPONENT'}}";
    String xp =
        "{'op': 'IF', 'condition': "
            + has
            + ", 'then': [{'op': 'ADD_XP', 'amount': 5}],"
            + " 'otherwise': [{'op': 'ADD_XP', 'amount': 1}]}";
    Scene asked = playing(3, xp);
    assertThat(asked.does(chosen(TWO)).tally(ONE).xp()).isEqualTo(1);
    assertThat(asked.does(chosen(THREE)).tally(ONE).xp()).isEqualTo(5);
  }

  @Rule({"DB-EFF-18", "DB-EFF-22"})
  @Test
  void anOpponentIsChosenAnewAfterAPlayerWhoIsNone() {
    String draw = "{'op': 'DRAW', 'player': 'CHOSEN_PLAYER', 'n': 1}";
    String damage =
        "{'op': 'DAMAGE', 'player': 'CHOSEN_OPPONENT', 'amount': 2, 'ignoreShields': true}";
    Scene self = playing(3, draw, damage).does(chosen(ONE));
    assertThat(self.options(ONE)).containsExactly(new Answer.Player(TWO), new Answer.Player(THREE));
    assertThat(damage(self.does(chosen(TWO)), TWO)).isEqualTo(2);
    Scene other = playing(3, draw, damage).does(chosen(THREE));
    assertThat(damage(other, THREE)).isEqualTo(2);
  }

  @Rule({"DB-EFF-18", "DB-BAT-01"})
  @Test
  void whoFightsAndWhoDecidesIsChosen() {
    String choose =
        "{'op': 'CHOOSE_ONE', 'chooser': 'CHOSEN_OPPONENT', 'of': [[{'op': 'ADD_XP', 'amount': 1}],"
            + " [{'op': 'ADD_XP', 'amount': 2}]]}";
    Scene decides = playing(3, choose).does(chosen(THREE));
    assertThat(decides.options(THREE)).containsExactly(new Answer.Branch(0), new Answer.Branch(1));
  }

  /** A Character with those words is played; the second player has discarded two, the third one. */
  private static Scene playing(int players, String... effects) {
    String words = "[" + String.join(", ", effects).replace('\'', '"') + "]";
    CardSet cards = Sets.with(Given.SMALL, "haggler", "onPlay", words);
    Given given =
        Given.config(players, config -> config.cardSet(cards))
            .hand(ONE, "haggler")
            .hand(TWO, "c3")
            .discard(TWO, "c1", "c2");
    if (players > 2) {
      given.hand(THREE, "c4").discard(THREE, "man");
    }
    return given.scene().does(new PlayCard(ONE, card("haggler")));
  }

  private static int damage(Scene scene, Seat seat) {
    return scene.area(seat).flagship().orElseThrow().damage();
  }

  private static Choose chosen(Seat seat) {
    return new Choose(ONE, new Answer.Player(seat));
  }
}
