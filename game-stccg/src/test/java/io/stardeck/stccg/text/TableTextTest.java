package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The table tells all that lies open, and what is asked is told with the card that asks it. */
class TableTextTest {
  private static final Narrator<StccgAction, StccgView> NARRATOR = new StccgGame().narrator();

  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  private static String table(Scene scene, Seat seat) {
    return NARRATOR.table(StccgView.of(scene.state(), seat));
  }

  @Rule("ST-WIN-01")
  @Test
  void thePointsThatWinAreTold() {
    Scene scene =
        Scene.laid(config -> StccgConfig.builder().from(config).pointGoal(60).build())
            .missions("153");
    assertThat(table(scene, ONE)).startsWith("turn 0, seat 1 is active, 60 points win\n");
  }

  @Rule("ST-VIS-01")
  @Test
  void everyoneSeesHowManyAreStopped() {
    Scene scene = Scene.laid().missions("153", "155");
    Host aboard = Host.ship(scene.ship(ONE, "339", 1));
    scene.persons(ONE, aboard, "212", "204").stopped(ONE, aboard).persons(ONE, aboard, "205");
    assertThat(table(scene, TWO)).contains(": 3 persons (2 stopped), 0 equipment");
  }

  @Rule("ST-VIS-01")
  @Test
  void discardPilesLieOpen() {
    Scene scene = Scene.laid().missions("153", "155");
    scene.destroyed(scene.ship(TWO, "339", 1));
    assertThat(NARRATOR.about(StccgView.of(scene.state(), ONE), "discards"))
        .hasValue("seat 1: nothing\nseat 2: U.S.S. Nebula");
  }

  @Rule({"ST-EFF-32", "ST-EFF-45", "ST-VIS-01"})
  @Test
  void everyoneSeesWhereShipsAreBound() {
    Scene scene = Scene.laid().missions("153", "155", "151");
    CardId far = scene.ship(ONE, "339", 1);
    CardId near = scene.ship(ONE, "347", 1);
    scene.with(far, each -> each.copy().withGoal(2));
    assertThat(table(scene, TWO)).doesNotContain("bound for"); // no card sets it on a course
    scene.lies(TWO, "022", On.ship(far)); // Cytherians
    assertThat(table(scene, TWO)).containsOnlyOnce(", bound for Diplomacy Mission: ");
    scene.outpost(TWO, "105", 0);
    scene.outpost(TWO, "105", 2);
    scene.lies(TWO, "121", On.ship(near)); // Incoming Message - Klingon
    assertThat(table(scene, TWO))
        .contains(", bound for Evaluate Terraforming or Diplomacy Mission: ");
    scene.with(far, each -> each.copy().withController(Optional.empty()).withGoal(0));
    assertThat(table(scene, TWO)).contains(", bound for Evaluate Terraforming: ");
  }

  @Rule({"ST-INT-01", "ST-INT-07"})
  @Test
  void whatIsAnnouncedStandsInTheTableWithTheAnswers() {
    Scene planet = Scene.laid().missions("151");
    planet.persons(ONE, Host.team(0, ONE), "253").persons(TWO, Host.team(0, TWO), "215");
    CardId ship = planet.ship(TWO, "340", 0);
    planet.hand(TWO, "140"); // Temporal Rift
    planet.hand(ONE, "108"); // Amanda Rogers
    planet.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    assertThat(table(planet, TWO))
        .contains("\nannounced: seat 1 attacks the team of seat 2 on Diplomacy Mission\n");
    planet.plays(TWO, "140", Aim.at(Host.ship(ship)));
    assertThat(table(planet, ONE))
        .contains("\nplayed: seat 2 interrupts with Temporal Rift on U.S.S. Oberth\n");
  }

  @Rule({"ST-EFF-25", "ST-EFF-41"})
  @Test
  void ofTwoEffectsTheTextIsAskedAndTheirOrderAnswered() {
    Scene scene = Scene.laid().missions("153");
    scene.orders(ONE).plays(ONE, "119", Aim.NOTHING).passes();
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(scene.prompt(ONE)).startsWith("Hugh: ").endsWith(" which effect?");
    assertThat(NARRATOR.action(view, new Choose(ONE, new OfNumber(1))))
        .isEqualTo("choose the second effect");
  }
}
