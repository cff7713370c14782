package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
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
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Words that say which others are carried out, and how often. */
class ControlTest {
  private static final String XP = "{'op': 'ADD_XP', 'amount': 2}";
  private static final String DRAW = "{'op': 'DRAW', 'n': 1}";

  @Rule("DB-ACT-04")
  @Test
  void forEachIsCarriedOutOnceForEachCard() {
    String each =
        "{'op': 'FOR_EACH', 'sel': {'zone': 'HAND', 'type': 'CHARACTER'}, 'effects': [%s]}";
    assertThat(played(each.formatted(XP)).tally(ONE).xp()).as("two Characters").isEqualTo(4);
    assertThat(played(each.replace("HAND", "DISCARD").formatted(XP)).tally(ONE).xp()).isZero();
  }

  @Rule("DB-ACT-04")
  @Test
  void aRepetitionAndASequenceAreCarriedOutInOrder() {
    Scene thrice = played("{'op': 'REPEAT', 'times': 3, 'effects': [" + XP + "]}");
    assertThat(thrice.tally(ONE).xp()).isEqualTo(6);
    Scene both = played("{'op': 'SEQUENCE', 'effects': [" + XP + ", " + DRAW + "]}");
    assertThat(both.tally(ONE).xp()).isEqualTo(2);
    assertThat(both.hand(ONE)).containsExactly("c2", "c3", "phasers", "man");
  }

  @Rule({"DB-ACT-04", "DB-GEN-10"})
  @Test
  void whatIsOptionalIsAskedAndDoneOnlyAtYes() {
    Scene asked = played("{'op': 'OPTIONAL', 'effects': [" + XP + "]}");
    assertThat(asked.options(ONE)).containsExactlyInAnyOrder(Answer.YES, Answer.NONE);
    assertThat(asked.tally(ONE).xp()).isZero();
    assertThat(asked.does(new Choose(ONE, Answer.YES)).tally(ONE).xp()).isEqualTo(2);
    assertThat(asked.does(new Choose(ONE, Answer.NONE)).tally(ONE).xp()).isZero();
  }

  @Rule("DB-ACT-04")
  @Test
  void theOtherBranchIsCarriedOutIfTheConditionFails() {
    String branch =
        "{'op': 'IF', 'condition': {'op': 'HAS', 'sel': {'zone': '%s'}},"
            + " 'then': [%s], 'otherwise': [%s]}";
    Scene holds = played(branch.formatted("HAND", XP, DRAW));
    assertThat(holds.tally(ONE).xp()).isEqualTo(2);
    assertThat(holds.hand(ONE)).hasSize(3);
    Scene fails = played(branch.formatted("DISCARD", XP, DRAW));
    assertThat(fails.tally(ONE).xp()).isZero();
    assertThat(fails.hand(ONE)).hasSize(4);
  }

  @Rule("DB-ACT-04")
  @Test
  void whoWinsByAWordHasWonAndWhoLosesByOneHasNot() {
    Scene won = played("{'op': 'WIN', 'who': 'PLAYER'}");
    assertThat(Scene.GAME.outcome(won.state()).orElseThrow().winners()).containsExactly(ONE);
    Scene lost = played("{'op': 'LOSE', 'who': 'PLAYER'}");
    assertThat(Scene.GAME.outcome(lost.state()).orElseThrow().winners()).containsExactly(TWO);
  }

  /** After a card with {@code effect}; two Characters and a Maneuver are left in the Hand. */
  private static Scene played(String effect) {
    CardSet cards = Sets.with(Given.SMALL, "c1", "onPlay", "[" + effect.replace('\'', '"') + "]");
    return Given.config(2, config -> config.cardSet(cards))
        .hand(ONE, "c1", "c2", "c3", "phasers")
        .deck(ONE, "man")
        .scene()
        .does(new PlayCard(ONE, card("c1")));
  }
}
