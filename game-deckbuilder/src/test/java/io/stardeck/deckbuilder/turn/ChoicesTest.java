package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.CardEvent.CardsSeen;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class ChoicesTest {
  /** Seats 2 and 3 have to discard a card each. */
  private static Scene raid() {
    return Given.exploration(3)
        .hand(ONE, "raider")
        .hand(TWO, "c1", "c2")
        .hand(THREE, "c3", "c3")
        .scene()
        .does(new PlayCard(ONE, card("raider")));
  }

  @Rule({"DB-GEN-03", "DB-EFF-17", "DB-VIS-05", "DB-VIS-06"})
  @Test
  void eachOpponentDiscardsWhatHeChooses() {
    Scene scene = raid().rejects(new EndTurn(ONE), "DB-GEN-03");
    assertThat(scene.options(TWO))
        .containsExactly(new Answer.Card(card("c1")), new Answer.Card(card("c2")));
    assertThat(scene.legal(ONE)).isEmpty();
    Scene after = scene.does(choose(TWO, card("c2")), choose(THREE, card("c3", 1)));
    for (Seat seat : ImmutableList.of(ONE, TWO, THREE, Seat.SPECTATOR)) {
      assertThat(after.seen(seat, CardsDiscarded.class))
          .containsExactly(new CardsDiscarded(THREE, ImmutableList.of(card("c3", 1))));
    }
    assertThat(after.hand(TWO)).containsExactly("c1");
    assertThat(after.ids(after.area(THREE).discard())).containsExactly("c3");
    assertThat(after.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule("DB-GEN-03")
  @Test
  void aListThatIsDoneHasAskedNothing() {
    Scene scene = raid();
    Table table = scene.state().table();
    Choice choice = (Choice) table.phases().top();
    Run run = (Run) table.phases().pop().top();
    Pile<Phase> done = table.phases().pop().replaceTop(run.onward().onward()).push(choice);
    assertThat(Scene.GAME.faults(scene.state())).isEmpty();
    assertThat(Scene.GAME.faults(scene.state().with(table.withPhases(done))))
        .extracting(Fault::path)
        .containsExactly("table.phases[0]");
  }

  @Rule("DB-GEN-03")
  @Test
  void aChoiceThatTheEffectDoesNotOpenIsForeign() {
    Scene scene = raid();
    Table table = scene.state().table();
    Choice choice = (Choice) table.phases().top();
    for (Choice other :
        ImmutableList.of(
            new Choice(ONE, choice.card(), choice.question(), choice.look()),
            new Choice(choice.seat(), card("c1"), choice.question(), choice.look()),
            new Choice(
                choice.seat(), choice.card(), new Question.PickNumber(1, 3), choice.look()))) {
      Pile<Phase> phases = table.phases().replaceTop(other);
      assertThat(Scene.GAME.faults(scene.state().with(table.withPhases(phases))))
          .extracting(Fault::path)
          .containsExactly("table.phases[0]");
    }
  }

  @Rule("DB-D-09")
  @Test
  void aChoiceWithOneAnswerIsMadeByTheEngine() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "raider")
            .hand(TWO, "c1")
            .scene()
            .does(new PlayCard(ONE, card("raider")));
    assertThat(scene.hand(TWO)).isEmpty();
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-VIS-04", "DB-VIS-06", "DB-EFF-18", "DB-D-45"})
  @Test
  void whoChoosesFromTheHandOfAnotherSeesItAndNobodyElseDoes() {
    Scene scene =
        Given.exploration(3)
            .hand(ONE, "spy")
            .hand(TWO, "c1", "man", "c2")
            .hand(THREE, "c3")
            .scene()
            .does(new PlayCard(ONE, card("spy")));
    assertThat(scene.options(ONE))
        .containsExactly(new Answer.Player(TWO), new Answer.Player(THREE));
    Scene chosen = scene.does(new Choose(ONE, new Answer.Player(TWO)));
    assertThat(chosen.options(ONE))
        .containsExactly(new Answer.Card(card("c1")), new Answer.Card(card("c2")));
    assertThat(chosen.known(ONE, Places.hand(TWO))).hasSize(3);
    assertThat(chosen.known(THREE, Places.hand(TWO))).isEmpty();
    assertThat(chosen.seen(ONE, CardsSeen.class)).hasSize(1);
    assertThat(chosen.seen(TWO, CardsSeen.class)).isEmpty();
    assertThat(chosen.seen(THREE, CardsSeen.class)).isEmpty();
    assertThat(chosen.does(choose(ONE, card("c2"))).hand(TWO)).containsExactly("c1", "man");
  }

  @Rule({"DB-VIS-06", "DB-VIS-04"})
  @Test
  void aHandIsShownToWhoeverChoosesFromItThoughNoWordSaysSo() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "gift",
            "effects",
            "[{\"op\":\"DISCARD\",\"player\":\"LEFT\",\"chooser\":\"CONTROLLER\","
                + "\"sel\":{\"zone\":\"HAND\"},\"n\":1}]");
    Scene scene =
        Given.config(3, config -> config.cardSet(cards))
            .space("gift")
            .hand(TWO, "c1", "man")
            .scene()
            .does(new Explore(ONE));
    assertThat(scene.options(ONE))
        .containsExactlyInAnyOrder(new Answer.Card(card("c1")), new Answer.Card(card("man")));
    assertThat(scene.known(ONE, Places.hand(TWO))).hasSize(2);
    assertThat(scene.known(THREE, Places.hand(TWO))).isEmpty();
    assertThat(scene.seen(THREE, CardsSeen.class)).isEmpty();
  }

  @Rule({"DB-GEN-10", "DB-EFF-25"})
  @Test
  void whetherACardOfAHandFitsIsNotToldByAskingOrNot() {
    for (String held : ImmutableList.of("c1", "man")) {
      Scene scene =
          Given.exploration(3)
              .hand(ONE, "spy")
              .hand(TWO, held)
              .scene()
              .does(new PlayCard(ONE, card("spy")), new Choose(ONE, new Answer.Player(TWO)));
      boolean fits = held.equals("c1");
      Answer only = fits ? new Answer.Card(card("c1")) : Answer.NONE;
      assertThat(scene.options(ONE)).containsExactly(only);
      assertThat(scene.does(new Choose(ONE, only)).hand(TWO)).hasSize(fits ? 0 : 1);
    }
  }

  @Rule({"DB-GEN-09", "DB-GEN-10"})
  @Test
  void anOptionalChoiceOfSeveralCardsIsAskedOneByOneAndCanStop() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "sorter", "c1", "c2")
            .deck(ONE, "man")
            .scene()
            .does(new PlayCard(ONE, card("sorter")), choose(ONE, card("c1")));
    assertThat(scene.options(ONE)).containsExactly(Answer.NONE, new Answer.Card(card("c2")));
    Scene stopped = scene.does(new Choose(ONE, Answer.NONE));
    assertThat(stopped.hand(ONE)).containsExactly("c2", "man");
  }

  @Rule("DB-EFF-01")
  @Test
  void theListThatIsChosenIsCarriedOut() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "mentor")
            .bridge(ONE, "c1")
            .scene()
            .does(new PlayCard(ONE, card("mentor")));
    assertThat(scene.does(new Choose(ONE, new Answer.Branch(0))).tally(ONE).xp()).isEqualTo(2);
    int before = scene.total(ONE, Stat.ATTACK);
    Scene stronger = scene.does(new Choose(ONE, new Answer.Branch(1)));
    assertThat(stronger.total(ONE, Stat.ATTACK)).isEqualTo(before + 2);
  }

  @Rule("DB-EFF-21")
  @Test
  void aTriggerActsWhenWhatCausedItIsComplete() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "man", "c1")
            .bridge(ONE, "veteran")
            .scene()
            .does(new PlayCard(ONE, card("man")));
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    assertThat(scene.does(new PlayCard(ONE, card("c1"))).tally(ONE).xp()).isEqualTo(1);
  }

  private static Choose choose(Seat seat, CardId card) {
    return new Choose(seat, new Answer.Card(card));
  }
}
