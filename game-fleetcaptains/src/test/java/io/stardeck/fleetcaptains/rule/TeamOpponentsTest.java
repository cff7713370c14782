package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.TeamRulesTest.FED_2;
import static io.stardeck.fleetcaptains.rule.TeamRulesTest.KLI_2;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who is the opponent among two teams. */
@Rule("FC-TEA-11")
final class TeamOpponentsTest {
  private static final String CARD = "engine-improvements-1";
  private static final String ENEMY =
      "'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'ANYWHERE','optional':false}],";

  /** The first player of the Federation holds a card that does this to an enemy ship. */
  private static Scene holding(String effect) {
    String face =
        "{" + ENEMY + "'effects':[{'do':'ON_TARGET','target':0,'effects':[" + effect + "]}]}";
    return TeamRulesTest.scene(Fixture.standard().face(CARD, face).set()).hand(FED, CARD);
  }

  private static void playAt(Scene scene, String ship) {
    scene.apply(new FreeAction.PlayCommand(FED, scene.card(CARD), 0, Optional.empty()));
    scene.apply(new Answer.ChooseTarget(FED, Target.of(scene.card(ship))));
    if (scene.asks(FleetFrame.Response.class)) {
      assertThat(scene.decider()).as("whosever ship it is").isEqualTo(KLI);
      scene.apply(new Answer.PassResponse(KLI));
    }
  }

  @Test
  void itIsTheEnemyWhoseTurnComesNextWhosesoeverTurnItIs() {
    Scene scene = TeamRulesTest.scene(Fixture.plain());
    for (Seat active : Seat.first(4)) {
      scene.table(table -> table.withActive(active));
      Seat next = active.next(4);
      assertThat(scene.table().opponent(active)).isEqualTo(next);
      assertThat(scene.table().opponent(next)).isEqualTo(next.next(4));
      assertThat(scene.table().opponent(next.next(4))).isEqualTo(next);
      assertThat(scene.table().opponent(next.next(4).next(4))).isEqualTo(next.next(4));
    }
  }

  @Rule({"FC-D-27", "FC-BRK-05"})
  @Test
  void ifTheForemostEnemyHasNoWeaponsTheirMateDoesNotAttackInstead() {
    for (boolean armed : new boolean[] {true, false}) {
      Scene scene = TeamRulesTest.scene(Fixture.plain());
      scene.at("venture", 0, 0).at("groth", 0, 0).at("bortas", 0, 0);
      if (!armed) {
        SystemToken disabled = new SystemToken(ShipSystem.WEAPONS, Optional.empty());
        scene.ship("bortas", ship -> ship.withTokens(disabled));
      }
      scene.dice(1, 6).apply(start(scene, "venture"));
      assertThat(scene.asks(FleetFrame.FreeAttack.class)).isEqualTo(armed);
      assertThat(scene.decider()).isEqualTo(armed ? KLI_2 : FED);
      if (armed) {
        FleetCaptainsGame game = new FleetCaptainsGame();
        assertThat(game.prompt(game.view(scene.state(), KLI_2)).text())
            .isEqualTo("A breakaway has failed: you may attack once");
      }
    }
  }

  @Rule({"FC-CLK-08", "FC-I-42", "FC-SCN-07"})
  @Test
  void theTokensOwnPlayerAnswersASearchForItWhateverItStandsFor() {
    for (boolean echo : new boolean[] {true, false}) {
      Scene scene = TeamRulesTest.scene(Fixture.plain()).at("venture", 0, 0);
      if (echo) {
        scene.echo(KLI_2, 0, 0);
      } else {
        scene.at("bortas", 0, 0).cloaked("bortas");
      }
      scene.apply(search(scene, "venture", scene.token().number()), pass(scene));
      assertThat(scene.decider()).as("not the enemy whose turn comes next").isEqualTo(KLI_2);
    }
  }

  @Test
  void theOpponentIsFoundByTheOrderOfTurnsAloneWhoeverBroughtTheTestAbout() {
    Scene scene =
        holding(
            "{'do':'TEST','system':'ENGINES','level':30,'together':false,'onPass':[],"
                + "'onFail':[]}");
    playAt(scene, "groth");
    assertThat(scene.decider()).as("makes the test").isEqualTo(KLI);
    scene.apply(pass(scene));
    assertThat(scene.decider()).as("its enemy whose turn comes next").isEqualTo(FED_2);
    scene.apply(pass(scene));
    assertThat(scene.decider()).isEqualTo(FED);
  }

  @Test
  void whoPlaysACardAtAnEnemyShipIsTheOpponentWhoChoosesItsCrew() {
    Scene scene = holding("{'do':'DISCARD_CREW','amount':1,'chooser':'OPPONENT'}");
    String first = crew(scene, 0);
    String second = crew(scene, 1);
    scene.crew("bortas", first, second);
    playAt(scene, "bortas");
    assertThat(scene.asks(FleetFrame.Effects.class)).isTrue();
    assertThat(scene.decider()).isEqualTo(FED);
  }

  private static String crew(Scene scene, int number) {
    var subdeck = scene.table().captain(KLI_2).subdecks().get(0);
    return scene.table().set().subdeck(subdeck).cards().get(number);
  }

  private static Scene open(String effect) {
    String face = "{'effects':[" + effect + "]}";
    Scene scene = TeamRulesTest.scene(Fixture.standard().face(CARD, face).set()).hand(FED, CARD);
    scene.captain(KLI, captain -> captain.withSubdecks());
    return scene.captain(KLI_2, captain -> captain.withSubdecks());
  }

  private static FleetAction card(Scene scene) {
    return new FreeAction.PlayCommand(FED, scene.card(CARD), 0, Optional.empty());
  }

  @Rule("FC-D-67")
  @Test
  void whoseTurnComesNextMayRespondAndWhetherTheirMateCouldDoesNotMatter() {
    for (boolean next : new boolean[] {true, false}) {
      Scene scene = open("{'do':'DRAW_COMMAND','amount':1}");
      CardId responses = scene.card("imperial-intelligence");
      scene.captain(next ? KLI : KLI_2, captain -> captain.withSubdecks(responses));
      scene.apply(card(scene));
      assertThat(scene.asks(FleetFrame.Response.class)).isEqualTo(next);
      assertThat(scene.decider()).isEqualTo(next ? KLI : FED);
    }
  }

  @Test
  void whoseTurnComesNextMakesTheChoicesOfTheOpponentAndDiscards() {
    String more = "{'do':'DRAW_COMMAND','amount':1}";
    String choice =
        "{'do':'CHOOSE','by':'OPPONENT','options':[{'label':'a','effects':[%s]},"
            + "{'label':'b','effects':[%s]}]}";
    String discard = "{'do':'DISCARD_COMMAND','who':'OPPONENT','amount':1,'chooser':'OWNER'}";
    for (String effect : new String[] {choice.formatted(more, more), discard}) {
      Scene scene = open(effect);
      scene.apply(card(scene));
      assertThat(scene.decider()).isEqualTo(KLI);
    }
  }
}
