package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.TeamRulesTest.FED_2;
import static io.stardeck.fleetcaptains.rule.TeamRulesTest.KLI_2;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Acts.echo;
import static io.stardeck.fleetcaptains.scene.Acts.scan;
import static io.stardeck.fleetcaptains.scene.Acts.start;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What team mates share, and what stays each player's own. */
final class TeamMatesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static Scene scene() {
    return TeamRulesTest.scene(Fixture.plain());
  }

  @Rule("FC-TEA-01")
  @Test
  void theFirstPlayerOfTheDrawnSideBegins() {
    Set<Seat> first = new HashSet<>();
    for (int seed = 0; seed < 12; seed++) {
      first.add(first(FleetConfig.builder().players(4).build(), seed));
    }
    assertThat(first).containsExactlyInAnyOrder(FED, KLI);
    FleetConfig klingon = FleetConfig.builder().players(4).startFaction(Faction.KLINGON).build();
    assertThat(first(klingon, 1)).isEqualTo(KLI);
  }

  private static Seat first(FleetConfig config, int seed) {
    FleetState state = GAME.setup(config, Chance.seeded(seed)).state();
    while (!(state.top() instanceof FleetFrame.Turn)) {
      state = GAME.next(state, GAME.legalActions(state, GAME.toAct(state).get(0)).get(0));
    }
    return state.table().active();
  }

  private static Scene passing() {
    return scene().tile(0, 2, "dead-space-3", FED).at("venture", 0, 0).dial("venture", 6, 13, 6, 7);
  }

  @Rule({"FC-TEA-05", "FC-EVA-01"})
  @Test
  void aMateIsPassedWithoutARoll() {
    Scene scene = passing().at("equinox", 0, 1);
    scene.apply(start(scene, "venture"), step(scene, 0, 1), step(scene, 0, 2));
    assertThat(scene.happened()).contains("ShipEntered").doesNotContain("EvasionRolled");
  }

  @Rule({"FC-TEA-11", "FC-EVA-01"})
  @Test
  void theShipsOfBothEnemiesHoldWhoPassesThem() {
    Scene scene = passing().at("groth", 0, 1).at("somraw", 0, 1);
    int groth = scene.table().def(scene.ship("groth")).size();
    scene.apply(start(scene, "venture"), step(scene, 0, 1));
    scene.dice(6, 1).apply(step(scene, 0, 2));
    assertThat(scene.told()).contains(new BoardEvent.EvasionRolled(6 + 5, 1 + groth + 1, true));
  }

  @Rule({"FC-TEA-05", "FC-TRP-04"})
  @Test
  void nothingIsBeamedOnToAMateAsOnToAnEnemy() {
    Scene scene = scene().missions(FED, "mission-boarding-party-1");
    scene.at("venture", 0, 0).at("equinox", 0, 0);
    CardId venture = scene.card("venture");
    CardId mate = scene.card("equinox");
    assertThat(scene.refused(new ShipAction.TransportEnemy(FED, venture, mate)))
        .containsExactly("FC-TRP-04");
    assertThat(scene.refused(new ShipAction.SendAwayTeam(FED, venture, Optional.of(mate))))
        .containsExactly("FC-TRP-04");
    assertThat(scene.legal(FED, ShipAction.TransportEnemy.class)).isEmpty();
    assertThat(scene.legal(FED, ShipAction.SendAwayTeam.class)).isEmpty();
  }

  @Rule({"FC-TEA-06", "FC-I-16"})
  @Test
  void aMateSeesNoMoreOfTokensAndSecretMissionsThanAnEnemy() {
    Scene scene = scene().missions(KLI, "mission-hunter-1").at("chtang", 0, 0).turnOf(KLI);
    scene.cloaked("chtang").apply(echo(scene, "chtang"));
    for (Seat seat : List.of(KLI, KLI_2, FED)) {
      FleetView view = GAME.view(scene.state(), seat);
      boolean own = seat.equals(KLI);
      assertThat(scene.table().tokens()).hasSize(2);
      for (Token token : scene.table().tokens()) {
        assertThat(view.identity(token) != null).as("token for %s", seat).isEqualTo(own);
      }
      assertThat(view.zones().cards(Places.missions(KLI)).isEmpty())
          .as("mission for %s", seat)
          .isNotEqualTo(own);
    }
    for (Event event : scene.events()) {
      if (event.what() instanceof BoardEvent.TokenKnown) {
        assertThat(event.audience()).isEqualTo(Audience.only(KLI));
      }
    }
    assertThat(scene.happened()).contains("TokenKnown");
  }

  @Rule({"FC-TEA-06", "FC-INS-09", "FC-RPR-05"})
  @Test
  void aMateBuildsOnTheTokensOfTheFactionAndIsRepairedThere() {
    Scene scene = scene().tile(1, 0, "m-planet-2", FED).at("reliant", 1, 0).turnOf(FED);
    scene.apply(exert(scene, "reliant"));
    scene.turnOf(FED_2).at("equinox", 1, 0);
    scene.apply(new ShipAction.BuildInstallation(FED_2, scene.card("equinox")));
    assertThat(scene.tile(1, 0).installation()).contains(InstallationKind.OUTPOST);
    scene.installation(1, 0, InstallationKind.STARBASE);
    scene.ship("yeager", ship -> ship.withAlert(Alert.YELLOW).withSetting(0)).at("yeager", 1, 0);
    assertThat(
            scene.refused(
                new FreeAction.SpecialRepair(FED_2, scene.card("yeager"), RepairWork.alert(0))))
        .isEmpty();
  }

  @Rule({"FC-TEA-07", "FC-CPT-03", "FC-CPT-04", "FC-SCN-06", "FC-RPR-04"})
  @Test
  void aMatesPostIsAnOwnOne() {
    Scene scene = scene().tile(2, -3, "dead-space-3", FED).at("reliant", 2, -3).turnOf(FED);
    scene.apply(start(scene, "reliant"), step(scene, 2, -4));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("the maneuver ends there").isTrue();
    scene.ship("reliant", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    CardId reliant = scene.card("reliant");
    assertThat(scene.refused(new ShipAction.Repair(FED, reliant, RepairWork.alert(0)))).isEmpty();
    assertThat(scene.refused(scan(scene, "reliant", 1, -3))).isEmpty();
    scene.at("venture", 0, 0).tile(2, -3, "j-nebula-1", FED).tile(1, -2, "dead-space-5", FED);
    scene.tile(1, -3, "dead-space-6", FED).dial("venture", 6, 13, 6, 7).at("venture", 1, -2);
    scene.apply(start(scene, "venture"), step(scene, 2, -3));
    assertThat(scene.refused(step(scene, 2, -4))).as("6 of 6 to pass, and nothing more").isEmpty();
  }

  @Rule({"FC-TEA-12", "FC-ECH-04", "FC-D-35"})
  @Test
  void theLimitOfEchoesIsEachPlayersAndTheSymbolsAreTheFactions() {
    Scene scene = scene().at("chtang", 0, 0).turnOf(KLI).cloaked("chtang");
    scene.echo(KLI_2, 0, 1).echo(KLI_2, 0, 1).echo(KLI_2, 0, 1);
    assertThat(scene.refused(echo(scene, "chtang"))).as("the mate's do not count").isEmpty();
    Scene own = scene().at("chtang", 0, 0).turnOf(KLI).cloaked("chtang");
    own.echo(KLI, 0, 1).echo(KLI, 0, 1);
    assertThat(own.refused(echo(own, "chtang"))).as("two for two ships").contains("FC-ECH-04");
    scene.echo(KLI_2, 0, 1).echo(KLI_2, 0, 1);
    assertThat(scene.refused(echo(scene, "chtang"))).as("six").containsExactly("FC-D-35");
    assertThat(scene.refused(cloak(scene, "groth", 4))).contains("FC-D-35");
  }

  @Rule({"FC-D-61", "FC-TEA-05"})
  @Test
  void anOpenMissionThatIsFulfilledInAMatesTurnIsAskedForAtOnce() {
    Scene scene = scene().missions(FED_2, "mission-kill-1").turnOf(FED);
    scene.change(play -> Deeds.count(play, FED_2, Deed.SHIP_DESTROYED, 1));
    scene.apply(scene.legal(FED, FreeAction.PowerAdjust.class).get(0));
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).isTrue();
    assertThat(scene.decider()).isEqualTo(FED_2);
    Optional<CardId> none = Optional.empty();
    CardId mission = scene.card("mission-kill-1");
    scene.apply(new FreeAction.ClaimMission(FED_2, mission, none, Optional.empty()));
    assertThat(scene.decider()).isEqualTo(FED);
    assertThat(scene.table().score(Faction.FEDERATION)).isPositive();
  }
}
