package io.stardeck.fleetcaptains.bot;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.PlayerResult;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.view.FleetView;
import org.junit.jupiter.api.Test;

/** The bot beats chance, and does what its rules of thumb say. */
final class RuleOfThumbBotTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final RuleOfThumbBot BOT = new RuleOfThumbBot();
  private static final int GAMES = Integer.getInteger("stardeck.games", 60);

  private static FleetAction choice(Scene scene) {
    FleetView view = GAME.view(scene.state(), scene.decider());
    return BOT.choose(view, scene.legal(scene.decider()), Chance.seeded(1));
  }

  @Test
  void isOfferedUnderItsName() {
    assertThat(GAME.bots()).containsKey(RuleOfThumbBot.NAME);
  }

  @Test
  void winsNineOfTenGamesAgainstChance() throws InterruptedException {
    Player<FleetAction, FleetView> thumb = new Player<>("thumb", BOT);
    Player<FleetAction, FleetView> random = new Player<>("random", RandomBot.get());
    PlayerResult result =
        new Simulation<>(
                new Lineup<>(GAME, GAME.defaultConfig(2), ImmutableList.of(thumb, random)),
                "thumb",
                GAMES)
            .run(1, Progress.SILENT)
            .players()
            .get(0);
    assertThat(result.wins().share()).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void claimsAFulfilledMissionFirst() {
    Scene scene =
        Scene.standard()
            .missions(FED, "mission-foothold-1")
            .tile(0, 0, "k-planet-1", FED)
            .tile(0, 1, "k-planet-2", FED)
            .control(0, 0, FED, 1)
            .control(0, 1, FED, 1);
    assertThat(choice(scene)).isInstanceOf(FreeAction.ClaimMission.class);
  }

  @Test
  void attacksWhereItIsFarAhead() {
    Scene scene =
        Scene.standard()
            .fleet(FED, "enterprise-e")
            .fleet(KLI, "somraw")
            .missions(FED)
            .hand(FED)
            .tile(0, 0, "dead-space-1", FED)
            .at("enterprise-e", 0, 0)
            .at("somraw", 0, 0)
            .ship("somraw", ship -> ship.withAlert(Alert.RED));
    assertThat(choice(scene)).isInstanceOf(ShipAction.Attack.class);
  }

  @Test
  void putsNoControlWhereItDoesNotBringAMissionNearer() {
    Scene scene =
        Scene.standard()
            .fleet(FED, "venture")
            .missions(FED, "mission-starbase-1")
            .hand(FED)
            .tile(0, 0, "dead-space-1", FED)
            .control(0, 0, FED, 3)
            .at("venture", 0, 0);
    scene.ship("venture", ship -> ship.withManeuvered(true).withAdjusted(true));
    scene.captain(FED, captain -> captain.withFleetLimit(5));
    assertThat(choice(scene)).isNotInstanceOf(ShipAction.ExertInfluence.class);
  }

  @Test
  void setsOutToExploreWhenNothingElseIsToBeDone() {
    Scene scene = Scene.standard().fleet(FED, "venture").missions(FED).hand(FED);
    scene.ship("venture", ship -> ship.withActed(1));
    scene.captain(FED, captain -> captain.withFleetLimit(5));
    assertThat(choice(scene)).isInstanceOf(FreeAction.StartManeuver.class);
  }

  @Test
  void endsItsTurnWithShieldsUp() {
    Scene scene = Scene.standard().fleet(FED, "venture").missions(FED).hand(FED);
    scene.tile(0, 0, "dead-space-1", FED).at("venture", 0, 0);
    scene.ship("venture", ship -> ship.withActed(1).withManeuvered(true).withSetting(0));
    scene.captain(FED, captain -> captain.withFleetLimit(5));
    assertThat(choice(scene)).isEqualTo(new FreeAction.PowerAdjust(FED, scene.card("venture"), 2));
  }
}
