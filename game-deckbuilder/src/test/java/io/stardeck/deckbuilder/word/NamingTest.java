package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.event.CardEvent.CardNamed;
import io.stardeck.deckbuilder.event.CardEvent.CardsSeen;
import io.stardeck.deckbuilder.event.CardEvent.NameJudged;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Fault;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class NamingTest {
  @Rule("DB-EFF-18")
  @Test
  void anyNameOfACardThatPlayersCanHaveIsNamedAndNoOther() {
    Scene scene = riddle(Given.exploration(2));
    ImmutableList<Answer> expected =
        Given.SMALL.cards().stream()
            .filter(
                card ->
                    switch (card.family()) {
                      case STARTER, BASIC, STARBASE, BORG_CARD -> true;
                      default -> false;
                    })
            .map(CardDef::name)
            .distinct()
            .map(Answer.Name::new)
            .collect(ImmutableList.toImmutableList());
    assertThat(scene.options(ONE)).isEqualTo(expected);
  }

  @Rule({"DB-D-08", "DB-EFF-18"})
  @Test
  void anOpponentGuessesWhetherTheHandHoldsTheNamedCard() {
    for (boolean held : new boolean[] {true, false}) {
      for (boolean guess : new boolean[] {true, false}) {
        Scene scene =
            riddle(Given.exploration(3).hand(ONE, held ? "c1" : "c2").deck(ONE, "c3"))
                .does(new Choose(ONE, new Answer.Player(THREE)), named("c1"));
        assertThat(scene.legal(ONE)).isEmpty();
        assertThat(scene.options(THREE)).containsExactly(Answer.NONE, Answer.YES);
        Scene after = scene.does(new Choose(THREE, guess ? Answer.YES : Answer.NONE));
        boolean right = held == guess;
        assertThat(after.tally(ONE).xp()).isEqualTo(right ? 10 : 0);
        assertThat(after.hand(ONE)).hasSize(right ? 1 : 2);
        assertThat(after.seen(TWO, NameJudged.class))
            .containsExactly(new NameJudged(THREE, true, right));
        assertThat(after.phase()).isEqualTo(new ActionPhase(ONE));
      }
    }
  }

  /** In a state from outside, say. */
  @Rule("DB-D-08")
  @Test
  void nobodyGuessesBeforeItIsChosenWhoDoes() {
    Scene scene =
        riddle(Given.exploration(3)).does(new Choose(ONE, new Answer.Player(THREE)), named("c1"));
    Table table = scene.state().table();
    Pile<Phase> below = table.phases().pop();
    Run run = (Run) below.top();
    Bindings open = Bindings.of(ONE, run.bindings().self());
    Table asked = table.withPhases(below.replaceTop(run.with(open)).push(table.phases().top()));
    assertThat(Scene.GAME.faults(scene.state().with(asked)))
        .extracting(Fault::text)
        .containsExactly("nothing below asks that");
  }

  @Rule({"DB-EFF-17", "DB-VIS-04"})
  @Test
  void withoutAGuessTheHandOfEachPlayerConcernedDecidesAndTheNameHoldsForTheRestOfTheText() {
    Scene scene =
        Given.exploration(3)
            .hand(ONE, "inquirer", "c1")
            .hand(TWO, "c2", "c1", "c1")
            .hand(THREE, "c2", "man")
            .deck(THREE, "c3", "c4")
            .scene()
            .does(new PlayCard(ONE, card("inquirer")), named("c1"));
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    assertThat(scene.seen(TWO, CardNamed.class)).containsExactly(new CardNamed(ONE, "c1"));
    assertThat(scene.seen(THREE, NameJudged.class))
        .containsExactly(new NameJudged(TWO, false, true), new NameJudged(THREE, false, false));
    assertThat(scene.hand(THREE)).containsExactly("c2", "man", "c3");
    assertThat(scene.seen(ONE, CardsSeen.class)).hasSize(2);
    assertThat(scene.options(TWO))
        .containsExactly(new Answer.Card(card("c1", 1)), new Answer.Card(card("c1", 2)));
    Scene after =
        scene.does(new Choose(TWO, new Answer.Card(card("c1", 1))), new Choose(THREE, Answer.NONE));
    assertThat(after.hand(TWO)).containsExactly("c2", "c1");
    assertThat(after.hand(THREE)).hasSize(3);
    assertThat(after.hand(ONE)).containsExactly("c1");
  }

  private static Scene riddle(Given given) {
    return given.hand(ONE, "riddler").scene().does(new PlayCard(ONE, card("riddler")));
  }

  private static Choose named(String name) {
    return new Choose(ONE, new Answer.Name(name));
  }
}
