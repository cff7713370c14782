package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_07;
import static io.stardeck.fleetcaptains.rule.TeamRulesTest.FED_2;
import static io.stardeck.fleetcaptains.rule.TeamRulesTest.KLI_2;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Acts.start;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Amount;
import io.stardeck.fleetcaptains.card.word.Side;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Conditions;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the players of two teams do to each other, and do not do to their mates. */
final class TeamDealingsTest {
  @Rule({"FC-TEA-05", "FC-SCN-07"})
  @Test
  void aTokenOfATeamMateIsNotSearched() {
    Scene scene = TeamRulesTest.scene(Fixture.plain()).at("venture", 0, 0).echo(FED_2, 0, 0);
    assertThat(scene.refused(search(scene, "venture", scene.token().number())))
        .containsExactly("FC-SCN-07");
    scene.echo(KLI_2, 0, 0);
    assertThat(scene.refused(search(scene, "venture", scene.token().number()))).isEmpty();
  }

  @Rule("FC-TEA-05")
  @Test
  void whatStrikesEnemiesInATileSparesTeamMates() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'asAction':true,'effects':[{'do':'FOR_EACH','each':'ENEMY_SHIPS_HERE','effects':"
                    + "[{'do':'DEAL_DAMAGE','amount':1}]}]}");
    Scene scene = TeamRulesTest.scene(fixture.set()).hand(FED, "engine-improvements-1");
    scene.at("venture", 0, 0).at("yeager", 0, 0).at("somraw", 0, 0);
    scene.playWithShip(FED, "engine-improvements-1", "venture");
    assertThat(scene.ship("somraw").alert()).isEqualTo(Alert.YELLOW);
    assertThat(scene.ship("yeager").alert()).isEqualTo(Alert.WHITE);
  }

  @Rule({"FC-TEA-11", "FC-TRP-04"})
  @Test
  void theShipsOwnPlayerAnswersATransporterTestAgainstIt() {
    Scene scene = TeamRulesTest.scene(Fixture.plain()).at("venture", 0, 0).at("somraw", 0, 0);
    scene.apply(new ShipAction.TransportEnemy(FED, scene.card("venture"), scene.card("somraw")));
    assertThat(scene.told())
        .filteredOn(ShipEvent.TestStarted.class::isInstance)
        .extracting(event -> ((ShipEvent.TestStarted) event).target())
        .containsExactly(Optional.of(scene.card("somraw")));
    scene.apply(pass(scene));
    assertThat(scene.decider()).as("not the enemy whose turn comes next").isEqualTo(KLI_2);
  }

  @Rule({"FC-D-56", "FC-TEA-06"})
  @Test
  void anAwayTeamThatTheEnemyTakesIsLostForWhicheverMateSentIt() {
    Scene scene = TeamRulesTest.scene(Fixture.plain()).tile(1, 0, "m-planet-2", FED);
    scene.missions(FED_2, "mission-embassy-1").at("groth", 1, 0);
    scene.captain(
        FED_2,
        captain -> captain.withProgress(ImmutableMap.of(scene.card("mission-embassy-1"), 1)));
    scene.change(
        play -> Tables.tile(play, scene.space(1, 0), tile -> tile.withTeams(Faction.FEDERATION)));
    scene.apply(endTurn(scene));
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            KLI, scene.card("groth"), Faction.FEDERATION, Optional.empty()));
    assertThat(scene.table().captain(FED_2).progress())
        .containsEntry(scene.card("mission-embassy-1"), 0);
  }

  @Rule("FC-TEA-11")
  @Test
  void theShipsOwnPlayerAnswersATestToBoardIt() {
    Scene scene = TeamRulesTest.scene(Fixture.plain()).missions(FED, "mission-boarding-party-1");
    scene.at("venture", 0, 0).at("somraw", 0, 0);
    scene.apply(
        new ShipAction.SendAwayTeam(FED, scene.card("venture"), Optional.of(scene.card("somraw"))));
    scene.apply(pass(scene));
    assertThat(scene.decider()).isEqualTo(KLI_2);
  }

  @Rule("FC-TEA-11")
  @Test
  void ofEnemiesOfEqualSizeTheOneWhoseTurnComesNextAttacks() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "ships", "chtang", "{'size':1,'missions':{'science':0,'influence':0,'combat':1}}");
    Scene scene = TeamRulesTest.scene(fixture.set());
    scene.at("reliant", 0, 0).at("chtang", 0, 0).at("somraw", 0, 0);
    scene.dice(1, 6).apply(start(scene, "reliant"));
    assertThat(scene.decider()).isEqualTo(KLI);
    scene.apply(new Answer.DeclineFreeAttack(KLI));
    scene.apply(endTurn(scene));
    scene.apply(endTurn(scene));
    scene.at("equinox", 0, 0).dice(1, 6).apply(start(scene, "equinox"));
    assertThat(scene.decider()).isEqualTo(KLI_2);
  }

  @Rule({"FC-TRP-07", "FC-TEA-09"})
  @Test
  void aCaptiveFreedByATeamMateIsItsOwnPlayersToAssign() {
    Scene scene = TeamRulesTest.scene(Fixture.plain()).at("venture", 0, 0).at("somraw", 0, 0);
    CardId subdeck = scene.table().captain(FED_2).subdecks().get(0);
    String crew = scene.table().set().subdeck(subdeck).cards().get(0);
    scene.cargo("somraw", crew);
    scene.change(
        play ->
            Beams.hand(
                play, scene.card("somraw"), scene.card("venture"), scene.card(crew), TRP_07));
    assertThat(scene.decider()).isEqualTo(FED_2);
    scene.apply(new Answer.DeployRescued(FED_2));
    assertThat(scene.ship("venture").crew()).containsExactly(scene.card(crew));
  }

  @Rule({"FC-D-56", "FC-TRP-11"})
  @Test
  void aStepIsLostWhenAMateTakesTheLastTeamThatCouldBeRetrievedForIt() {
    String embassy = "mission-embassy-1";
    Scene scene = TeamRulesTest.scene(Fixture.plain()).tile(1, 0, "m-planet-2", FED);
    scene.missions(FED, embassy).at("venture", 1, 0).at("yeager", 1, 0);
    scene.apply(new ShipAction.SendAwayTeam(FED, scene.card("venture"), Optional.empty()));
    assertThat(scene.table().captain(FED).progress()).containsEntry(scene.card(embassy), 1);
    scene.turnOf(FED_2);
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            FED_2, scene.card("yeager"), Faction.FEDERATION, Optional.empty()));
    assertThat(scene.table().captain(FED).progress())
        .as("retrieved by another player, and no other team is out")
        .containsEntry(scene.card(embassy), 0);
  }

  @Rule({"FC-D-56", "FC-TRP-11"})
  @Test
  void aStepAboardAnEnemyIsLostWhenAMateCallsTheTeamBack() {
    String boarding = "mission-boarding-party-1";
    Scene scene = TeamRulesTest.scene(Fixture.plain()).missions(FED, boarding);
    scene.at("yeager", 0, 0).at("somraw", 0, 0);
    scene.ship("somraw", ship -> ship.withTeams(Faction.FEDERATION));
    scene.captain(FED, captain -> captain.withProgress(ImmutableMap.of(scene.card(boarding), 1)));
    scene.turnOf(FED_2);
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            FED_2, scene.card("yeager"), Faction.FEDERATION, Optional.of(scene.card("somraw"))));
    assertThat(scene.table().captain(FED).progress()).containsEntry(scene.card(boarding), 0);
  }

  @Rule({"FC-TEA-09", "FC-D-64"})
  @Test
  void crewAboardAMatesShipServesWhoseShipItIs() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'kind':'CREW','abilities':[{'mode':'ACTIVATED','optional':false,'costs':[],"
                    + "'usesAction':false,'limit':'ONCE_PER_TURN','targets':[],"
                    + "'effects':[{'do':'DRAW_COMMAND',"
                    + "'amount':1}],'text':''}]}");
    Scene scene = TeamRulesTest.scene(fixture.set()).crew("equinox", "engine-improvements-1");
    CardId crew = scene.card("engine-improvements-1");
    assertThat(scene.legal(FED, FreeAction.UseAbility.class))
        .noneMatch(use -> use.card().equals(crew));
    scene.turnOf(FED_2);
    assertThat(scene.legal(FED_2, FreeAction.UseAbility.class))
        .anyMatch(use -> use.card().equals(crew));
    scene.change(play -> Damage.take(play, scene.card("equinox"), 3, Optional.empty()));
    assertThat(scene.discards(FED)).as("whose card it is").hasSize(1);
  }

  @Rule("FC-D-56")
  @Test
  void aStepIsNotLostAsLongAsAnotherTeamCouldBeRetrievedForIt() {
    String embassy = "mission-embassy-1";
    Scene scene = TeamRulesTest.scene(Fixture.plain()).tile(1, 0, "m-planet-2", FED);
    scene.tile(1, -1, "m-planet-3", FED).missions(FED, embassy).missions(FED_2, embassy2());
    scene.at("groth", 1, 0);
    for (Seat seat : new Seat[] {FED, FED_2}) {
      String mission = seat.equals(FED) ? embassy : embassy2();
      scene.captain(seat, captain -> captain.withProgress(ImmutableMap.of(scene.card(mission), 1)));
    }
    for (int r : new int[] {0, -1}) {
      scene.change(
          play -> Tables.tile(play, scene.space(1, r), tile -> tile.withTeams(Faction.FEDERATION)));
    }
    scene.apply(endTurn(scene));
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            KLI, scene.card("groth"), Faction.FEDERATION, Optional.empty()));
    assertThat(scene.table().captain(FED).progress()).containsEntry(scene.card(embassy), 1);
    assertThat(scene.table().captain(FED_2).progress()).containsEntry(scene.card(embassy2()), 1);
  }

  private static String embassy2() {
    return "mission-embassy-2";
  }

  @Rule({"FC-TEA-10", "FC-VIC-02"})
  @Test
  void aScoreThatACardAsksForIsThatOfTheTeam() {
    Scene scene = TeamRulesTest.scene(Fixture.plain());
    Amount mine = new Amount.Score(Side.ME);
    Amount theirs = new Amount.Score(Side.ENEMY);
    score(scene, FED_2, 3);
    score(scene, KLI, 1);
    score(scene, KLI_2, 1);
    for (Seat seat : new Seat[] {FED, FED_2}) {
      assertThat(Conditions.amount(scene.table(), seat, null, -1, mine)).isEqualTo(3);
      assertThat(Conditions.amount(scene.table(), seat, null, -1, theirs)).isEqualTo(2);
    }
  }

  private static void score(Scene scene, Seat seat, int points) {
    Scored scored = new Scored(ScoreKind.EFFECT, Optional.empty(), points);
    scene.change(play -> Scores.score(play, seat, scored));
  }
}
