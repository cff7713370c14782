package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ChoosingTest {
  @Rule("DB-GEN-09")
  @Test
  void eachOfSeveralListsIsChosenAtMostOnce() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "council")
            .scene()
            .does(new PlayCard(ONE, card("council")), new Choose(ONE, new Answer.Branch(1)));
    assertThat(scene.options(ONE)).containsExactly(new Answer.Branch(0), new Answer.Branch(2));
    Scene done = scene.does(new Choose(ONE, new Answer.Branch(2)));
    assertThat(done.tally(ONE).xp()).isEqualTo(6);
  }

  @Rule({"DB-RNG-03", "DB-EFF-15"})
  @Property(tries = 6)
  void chanceSaysWhichCardIsDiscarded(@ForAll @IntRange(min = 0, max = 2) int drawn) {
    String random = "\"sel\":{\"zone\":\"HAND\"},\"n\":1,\"chooser\":\"RANDOM\"}]";
    CardSet cards = Sets.with(Given.SMALL, "set", "onPlay", "[{\"op\":\"DISCARD\"," + random);
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "set", "c1", "c2", "c3")
            .draws(drawn)
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c" + (1 + drawn));
    assertThat(scene.state().hand(ONE)).hasSize(2);
  }

  @Rule({"DB-GEN-03", "DB-GEN-09"})
  @Property(tries = 6)
  void aChosenNumberIsTheSameThroughTheList(@ForAll @IntRange(min = 1, max = 3) int number) {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "tuner")
            .deck(ONE, "c1", "c1", "c1", "c1")
            .scene()
            .does(new PlayCard(ONE, card("tuner")));
    assertThat(scene.options(ONE))
        .containsExactly(new Answer.Number(1), new Answer.Number(2), new Answer.Number(3));
    scene
        .rejects(new Choose(ONE, new Answer.Number(0)), "DB-GEN-03")
        .rejects(new Choose(ONE, new Answer.Number(4)), "DB-GEN-03");
    Scene done = scene.does(new Choose(ONE, new Answer.Number(number)));
    assertThat(done.tally(ONE).xp()).isEqualTo(2 * number);
    assertThat(done.hand(ONE)).hasSize(number);
    assertThat(done.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule("DB-D-09")
  @Test
  void ofANumberToPayNoMoreIsChosenThanCanBePaid() {
    assertThat(chosen(5).options(ONE)).containsExactly(number(1), number(2), number(3));
    Scene two = chosen(2);
    assertThat(two.options(ONE)).containsExactly(number(1), number(2));
    Scene paid = two.does(new Choose(ONE, number(2)));
    assertThat(paid.tally(ONE).xp()).isZero();
    assertThat(paid.total(ONE, Stat.ATTACK)).isEqualTo(chosen(0).total(ONE, Stat.ATTACK) + 2);
    assertThat(chosen(1).tally(ONE).xp()).as("the only number is not asked for").isZero();
    assertThat(chosen(0).phase()).isEqualTo(new ActionPhase(ONE));
  }

  /** ONE, with so many XP, has played a card: pay a number of them, and get it as Attack. */
  private static Scene chosen(int xp) {
    String number = "{\"op\":\"CHOSEN\",\"max\":3}";
    String words =
        "[{\"op\":\"PAY\",\"price\":{\"in\":\"XP\",\"n\":"
            + number
            + "}},{\"op\":\"ADD_STAT\",\"stat\":\"attack\",\"amount\":"
            + number
            + "}]";
    CardSet cards = Sets.with(Given.SMALL, "set", "onPlay", words);
    return Given.config(2, config -> config.cardSet(cards))
        .hand(ONE, "set")
        .xp(xp)
        .scene()
        .does(new PlayCard(ONE, card("set")));
  }

  private static Answer number(int value) {
    return new Answer.Number(value);
  }

  @Rule({"DB-RNG-03", "DB-RNG-04"})
  @Test
  void cardsDrawnByChanceAreEachDealtWith() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "gambler")
            .slots("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9")
            .starbase("man", "set")
            .draws(8, 0)
            .scene()
            .does(new PlayCard(ONE, card("gambler")));
    assertThat(scene.state().table().starbase().discard()).containsExactly(card("c9"), card("c1"));
  }

  @Rule("DB-RNG-03")
  @Test
  void noCardIsDrawnTwice() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "gambler")
            .slots("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9")
            .starbase("man", "set")
            .draws(0, 0)
            .scene()
            .does(new PlayCard(ONE, card("gambler")));
    assertThat(scene.state().table().starbase().discard()).containsExactly(card("c1"), card("c2"));
  }

  @Rule("DB-EFF-19")
  @Test
  void aCopyDoesForItsUserWhatTheCardDoesAndNeverCopiesACopy() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "mimic", "mimic")
            .bridge(ONE, "lieutenant", "commander")
            .scene()
            .does(new PlayCard(ONE, card("mimic")));
    assertThat(scene.options(ONE))
        .containsExactly(new Answer.Card(card("lieutenant")), new Answer.Card(card("commander")));
    Scene copied = scene.does(new Choose(ONE, new Answer.Card(card("commander"))));
    assertThat(copied.tally(ONE).xp()).isEqualTo(3);
    assertThat(copied.does(new PlayCard(ONE, card("mimic", 1))).options(ONE)).hasSize(2);
  }

  @Rule("DB-DAT-13")
  @Test
  void aCardDrawnFromHiddenOnesIsMovedWithoutAQuestion() {
    String hidden =
        EngineJson.resource(Given.class, "small.json")
            .replace(
                "\"RANDOM_PICK\", \"sel\": {\"zone\": \"SEARCH_AREA\"}",
                "\"RANDOM_PICK\", \"sel\": {\"zone\": \"HAND\"}");
    assertThat(CardSets.read(hidden)).isNotEqualTo(Given.SMALL);
    String asking =
        hidden.replace("\"sel\": {\"zone\": \"CURRENT\"}", "\"sel\": {\"zone\": \"HAND\"}");
    assertThatThrownBy(() -> CardSets.read(asking)).hasMessageContaining("DB-DAT-13");
  }
}
