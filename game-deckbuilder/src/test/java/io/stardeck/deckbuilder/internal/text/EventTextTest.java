package io.stardeck.deckbuilder.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What a player reads of what has happened. */
class EventTextTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Rule({"DB-EFF-02", "DB-EFF-03"})
  @Test
  void searchesAndExplorationsThatACardGivesAreTold() {
    assertThat(played("scout"))
        .contains("seat 1 gets 1 Explore, 2 left", "seat 1 gets 1 Search, 2 left");
  }

  @Test
  void whatACardDoesToCostsDamageAndShipsIsTold() {
    assertThat(played("haggler")).contains("seat 1: the next Character costs 2 less");
    assertThat(played("guardian"))
        .contains(
            "the flagship of seat 1 is safe from the next 2 damage",
            "the flagship of seat 1 is safe from all damage");
    Scene met =
        Given.exploration(2)
            .hand(Given.ONE, "jammer")
            .space("p0")
            .scene()
            .does(new Explore(Given.ONE));
    assertThat(told(met)).contains("battle begins: seat 1 against p0");
    assertThat(told(met.does(new PlayCard(Given.ONE, Given.card("jammer")))))
        .contains("p0 gets -9 Speed");
    assertThat(told(met.does(new Declare(Given.ONE, Means.COMBAT)))).contains("the battle ends");
  }

  @Rule("DB-MIS-02")
  @Test
  void aMissionThatMakesRoomIsToldOnce() {
    DeckbuilderState laid = Given.exploration(2).space("m0", "m1", "m1").state();
    Tally three = laid.table().tally(Given.ONE).withExplorations(3);
    Explore explore = new Explore(Given.ONE);
    Scene scene =
        Scene.at(laid.with(Given.ONE, three))
            .does(explore, explore, explore)
            .does(new Choose(Given.ONE, new Answer.Card(Given.card("m0"))));
    assertThat(told(scene)).containsOnlyOnce("m0 goes under the space deck");
  }

  @Test
  void xpIsGotAndSpent() {
    Scene scene =
        Given.exploration(2)
            .hand(Given.ONE, "ensign")
            .xp(2)
            .scene()
            .does(new PlayCard(Given.ONE, Given.card("ensign")));
    assertThat(told(scene)).contains("seat 1 gets 1 XP, now 3");
    assertThat(told(scene.does(new GainBasic(Given.ONE, Basic.ENSIGN))))
        .contains("seat 1 spends 1 XP, 2 left");
  }

  @Test
  void aTurnEndsWithWhatIsDiscardedAndBeginsWithThePoints() {
    Scene scene =
        Given.exploration(2)
            .hand(Given.ONE, "c1", "c2")
            .bridge(Given.ONE, "man")
            .points(Given.TWO, "p0")
            .scene()
            .does(new EndTurn(Given.ONE));
    assertThat(told(scene))
        .contains(
            "seat 1 discards c1, c2",
            "seat 1 discards man",
            "the turn of seat 1 ends",
            "turn 2, seat 2, 20 points");
  }

  @Test
  void theTurnOfATeamHasALead() {
    Scene team =
        Given.borg(2)
            .phases(new TeamAction(Given.ONE, Gathering.of(Seat.first(2))))
            .scene()
            .does(new AgreeEnd(Given.ONE), new AgreeEnd(Given.TWO));
    assertThat(told(team)).contains("the turn of the team ends", "turn 2, seat 2 leads");
    assertThat(text(team, new BorgCardsShown(Given.ONE, ImmutableList.of())))
        .isEqualTo("seat 1 shows no Borg cards");
    assertThat(text(team, new BorgCardsShown(Given.ONE, ImmutableList.of(Given.card("borg")))))
        .isEqualTo("seat 1 shows 1 Borg card");
  }

  private static ImmutableList<String> played(String id) {
    return told(
        Given.exploration(2)
            .hand(Given.ONE, id)
            .scene()
            .does(new PlayCard(Given.ONE, Given.card(id))));
  }

  /** What seat 1 is told of the last action. */
  private static ImmutableList<String> told(Scene scene) {
    return scene.events().stream()
        .filter(event -> event.audience().includes(Given.ONE))
        .map(event -> text(scene, event.what()))
        .collect(ImmutableList.toImmutableList());
  }

  private static String text(Scene scene, GameEvent event) {
    return GAME.narrator().event(scene.view(Given.ONE), event);
  }
}
