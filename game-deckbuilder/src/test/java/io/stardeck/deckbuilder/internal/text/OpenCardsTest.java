package io.stardeck.deckbuilder.internal.text;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the table, the questions and the refusals tell of cards that everybody sees. */
class OpenCardsTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final Bonus ATTACK = new Bonus(Stat.ATTACK, 9, Until.TURN_END);

  @Rule({"DB-VIS-03", "DB-PLR-05", "DB-KCW-15"})
  @Test
  void thePointsAreasAreShownWithWhatActsFromThere() {
    Scene scene = Given.klingon(2).points(TWO, "loyal", "honour", "p0").scene();
    assertThat(table(scene, ONE))
        .contains("    Points Area: loyal (20 points). ")
        .contains("In your Points Area, in battle: ")
        .contains("    Points Area: honour (20 points), p0 (20 points)\n");
  }

  @Rule("DB-VIS-03")
  @Test
  void whatLiesInTheDiscardsAndOutOfTheGameIsTold() {
    Scene scene = Given.exploration(2).discard(TWO, "ensign", "phasers", "ensign").scene();
    assertThat(GAME.narrator().about(scene.view(ONE), "discards").orElseThrow())
        .isEqualTo(
            "Starbase discard: nothing\nDiscard of seat 1: nothing\n"
                + "Discard of seat 2: 2 Ensign, 1 Phasers");
    assertThat(GAME.narrator().about(scene.view(ONE), "removed"))
        .get()
        .asString()
        .startsWith("Out of the game: ");
    assertThat(GAME.narrator().legend()).contains("? discards").contains("? removed");
  }

  @Rule("DB-CMP-57")
  @Test
  void explorationSaysHowManyPointsWin() {
    Scene scene = Given.config(2, config -> config.victoryPoints(150)).scene();
    assertThat(table(scene, ONE)).startsWith("Exploration to 150 points, turn 1 ");
    assertThat(table(Given.borg(2).scene(), ONE)).startsWith("Borg Invasion, turn 1 ");
  }

  @Rule("DB-DMG-03")
  @Test
  void damageThatIsPreventedBesidesShieldsIsShown() {
    ImmutableList<Prevention> preventions =
        ImmutableList.of(new Prevention(2, Until.TURN_END), new Prevention(-1, Until.BATTLE_END));
    Scene scene =
        Given.exploration(2).tally(ONE, tally -> tally.withPreventions(preventions)).scene();
    assertThat(table(scene, TWO))
        .contains("damage 0, safe from the next 2 damage,\n    safe from all damage\n");
  }

  @Rule({"DB-BOR-18", "DB-EFF-10"})
  @Test
  void theTeamIsToldWhetherTheGoalIsMetAsItStands() {
    assertThat(table(met("stand"), TWO)).contains("As it stands the Goal is not met: one player");
    assertThat(table(met("muster"), TWO))
        .contains("As it stands the Goal is not met: each player who is in is to meet it\n");
    assertThat(table(met("rally"), ONE))
        .contains("As it stands the Goal is not met: together Speed 5, Attack 7, Diplomacy 6, ");
  }

  @Rule("DB-KCW-21")
  @Test
  void whichInfluenceCardIsKeptIsAskedInPlainWords() {
    Scene asked =
        Given.klingon(2)
            .influence(ONE, "fleet")
            .tally(ONE, tally -> tally.withBonuses(ImmutableList.of(ATTACK)))
            .space("old-guard")
            .scene()
            .does(new Explore(ONE), new Resolve(ONE));
    assertThat(GAME.prompt(asked.view(ONE)).text())
        .isEqualTo(
            "old-guard (a player holds one, the other goes under the space deck):"
                + " pick the Influence card that you keep");
  }

  @Rule({"DB-KCW-23", "DB-VIS-06"})
  @Test
  void whatTheBlockadeWantsIsSaidThoughItTakesManyWords() {
    Scene asked =
        Given.klingon(2)
            .influence(ONE, "fleet")
            .hand(ONE, "ensign", "phasers")
            .space("blockade")
            .scene()
            .does(new Explore(ONE));
    assertThat(GAME.prompt(asked.view(ONE)).text())
        .startsWith("blockade (each player discards cards from their Hand, as many as ")
        .endsWith("): pick 1 card from your Hand");
  }

  @Rule("DB-MIS-02")
  @Test
  void aMissionIsPickedAmongSpaceCards() {
    assertThat(GAME.prompt(surveying().view(ONE)).text())
        .endsWith(": pick 1 space card from the Mission Area");
  }

  @Rule({"DB-GEN-03", "DB-ACT-13"})
  @Test
  void aRefusalSpeaksInPlainWords() {
    Scene scene = surveying();
    assertThat(refusal(scene, new Choose(ONE, new Answer.Branch(0))))
        .contains("choice 1 is not among what can be chosen");
    assertThat(refusal(scene, new Choose(ONE, new Answer.Card(card("p0")))))
        .contains(card("p0") + " is not among what can be chosen");
    assertThat(refusal(scene, new Choose(ONE, Answer.YES)))
        .contains("yes is not among what can be chosen");
    Scene open = Given.exploration(2).points(TWO, "courser").scene();
    assertThat(refusal(open, new UseEffect(ONE, card("courser"), 0)))
        .contains(card("courser") + " is not your flagship");
    assertThat(refusal(open, new UseEffect(ONE, card("courser"), 1)))
        .contains(card("courser") + " is not in your Points Area");
  }

  /** A player is asked which of two Missions goes under the space deck. */
  private static Scene surveying() {
    DeckbuilderState laid = Given.exploration(2).hand(ONE, "surveyor").space("m0", "m1").state();
    ImmutableList<Slot> missions = ImmutableList.of(Slot.of(card("m0")), Slot.of(card("m1")));
    DeckbuilderState state =
        Laid.space(laid, laid.space().subList(2, laid.space().size()))
            .with(laid.table().withMissions(missions));
    return Scene.at(state).does(new PlayCard(ONE, card("surveyor")));
  }

  private static Scene met(String event) {
    return Given.borg(2)
        .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
        .tally(ONE, tally -> tally.withExplorations(1))
        .space(event)
        .scene()
        .does(new Explore(ONE));
  }

  private static String table(Scene scene, Seat seat) {
    return GAME.narrator().table(scene.view(seat), 100);
  }

  private static String refusal(Scene scene, DeckbuilderAction action) {
    return GAME.check(scene.state(), action).stream()
        .map(Violation::toString)
        .collect(joining("\n"));
  }
}
