package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.missions.Assigned.FOOTHOLD;
import static io.stardeck.fleetcaptains.missions.Assigned.KILL;
import static io.stardeck.fleetcaptains.missions.Assigned.TRIAL;
import static io.stardeck.fleetcaptains.missions.Assigned.claim;
import static io.stardeck.fleetcaptains.missions.Assigned.cycle;
import static io.stardeck.fleetcaptains.missions.Assigned.empty;
import static io.stardeck.fleetcaptains.missions.Assigned.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is counted for missions, and when they are asked for ({@code FC-D-61}). */
final class CountedDeedsTest {
  @Rule({"FC-D-61"})
  @Test
  void deedsOfATurnAreForgottenAndThoseDoneAreKept() {
    Scene scene = scene("mission-double-discovery-1");
    FleetAction claim = claim(scene, FED, "mission-double-discovery-1");
    scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
    scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
    scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
    assertThat(scene.refused(claim)).containsExactly("FC-MSN-01");
    scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
    scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
    assertThat(scene.refused(claim)).isEmpty();
  }

  @Rule({"FC-D-61", "FC-I-42"})
  @Test
  void inTheEnemysTurnAnOpenMissionIsAskedForAndASecretOneIsNot() {
    Scene open = scene("mission-kill-1").turnOf(KLI);
    open.change(play -> Deeds.count(play, FED, Deed.SHIP_DESTROYED, 1));
    open.apply(open.legal(KLI, FreeAction.PowerAdjust.class).get(0));
    assertThat(open.asks(FleetFrame.ClaimWindow.class)).isTrue();
    assertThat(open.decider()).isEqualTo(FED);
    open.apply(claim(open, FED, "mission-kill-1"));
    assertThat(open.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(open.table().captain(FED).score()).isEqualTo(2);
    Scene secret = scene("mission-prisoner-1").turnOf(KLI);
    secret.change(play -> Deeds.count(play, FED, Deed.CREW_CAPTURED, 1));
    secret.apply(secret.legal(KLI, FreeAction.PowerAdjust.class).get(0));
    assertThat(secret.asks(FleetFrame.Turn.class)).isTrue();
    secret.apply(new FreeAction.EndTurn(KLI));
    assertThat(secret.refused(claim(secret, FED, "mission-prisoner-1"))).isEmpty();
  }

  @Rule("FC-D-61")
  @Test
  void enemyControlThatACardRemovesIsCountedToo() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'asAction':true,'effects':[{'do':'REMOVE_CONTROL','amount':1}]}");
    Scene scene =
        Scene.of(fixture.set(), config -> config, "engine-improvements")
            .fleet(FED, "voyager")
            .tile(0, 1, "m-planet-2", FED)
            .at("voyager", 0, 1)
            .control(0, 1, KLI, 1)
            .hand(FED, "engine-improvements-1")
            .hand(KLI)
            .missions(FED, "mission-pushed-back-1");
    assertThat(scene.refused(claim(scene, FED, "mission-pushed-back-1"))).isNotEmpty();
    scene.playWithShip(FED, "engine-improvements-1", "voyager");
    assertThat(scene.refused(claim(scene, FED, "mission-pushed-back-1"))).isEmpty();
  }

  @Rule("FC-D-61")
  @Test
  void deedsForAMissionOfTheWholeGameAreNotForgotten() {
    for (String span : new String[] {"GAME", "TURN"}) {
      String objective =
          "{'objective':{'kind':'EVENT','deed':'TILE_EXPLORED','count':2,'within':'" + span + "'}}";
      Scene scene = scene(Fixture.standard().with("missions", KILL, objective), KILL);
      scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
      scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
      scene.change(play -> Deeds.count(play, FED, Deed.TILE_EXPLORED, 1));
      assertThat(scene.refused(claim(scene, FED, KILL)).isEmpty()).isEqualTo(span.equals("GAME"));
    }
  }

  private static FleetAction adjust(Scene scene) {
    return scene.legal(KLI, FreeAction.PowerAdjust.class).get(0);
  }

  @Rule("FC-D-61")
  @Test
  void theWindowIsForItsMissionAloneAndIsNotOpenedTwice() {
    Scene scene = scene(KILL, "mission-won-attack-1").fleet(KLI, "bortas", "somraw").turnOf(KLI);
    scene.change(play -> Deeds.count(play, FED, Deed.SHIP_DESTROYED, 1));
    scene.change(play -> Deeds.count(play, FED, Deed.ATTACK_WON, 1));
    scene.apply(adjust(scene));
    CardId asked = ((FleetFrame.ClaimWindow) scene.state().top()).mission();
    String other = asked.equals(scene.card(KILL)) ? "mission-won-attack-1" : KILL;
    assertThat(scene.refused(claim(scene, FED, other))).containsExactly("FC-MSN-01");
    scene.apply(new Answer.DeclineClaim(FED));
    assertThat(((FleetFrame.ClaimWindow) scene.state().top()).mission())
        .isEqualTo(scene.card(other));
    scene.apply(new Answer.DeclineClaim(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("both were declined").isTrue();
    scene.apply(new FreeAction.EndTurn(KLI));
    assertThat(scene.refused(claim(scene, FED, KILL))).as("in the own turn").isEmpty();
  }

  @Rule("FC-D-61")
  @Test
  void whatWasDoneInSecretOpensNoWindow() {
    String two =
        "{'objective':{'kind':'EVENT','deed':'ENCOUNTER_PASSED','count':2,'within':'TURN'}}";
    Scene scene = scene(Fixture.standard().with("missions", TRIAL, two), TRIAL);
    scene.fleet(KLI, "bortas", "somraw").turnOf(KLI);
    CardId trial = scene.card(TRIAL);
    scene.change(play -> Deeds.count(play, FED, Deed.ENCOUNTER_PASSED, 1));
    scene.change(
        play -> Tables.secret(play, FED, own -> own.withProgress(ImmutableMap.of(trial, 1))));
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    scene.change(play -> Deeds.count(play, FED, Deed.ENCOUNTER_PASSED, 1));
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).as("two openly").isTrue();
  }

  @Rule({"FC-D-61", "FC-ORD-05"})
  @Test
  void aMissionThatIsDrawnOpenIsCountedOpenly() {
    Scene scene = empty(scene(KILL), Places.missionDeck(FED)).missions(FED, FOOTHOLD);
    scene.apply(cycle(scene, FOOTHOLD, Optional.empty()));
    scene.turnOf(KLI).change(play -> Deeds.count(play, FED, Deed.SHIP_DESTROYED, 1));
    assertThat(scene.table().captain(FED).progress()).containsOnlyKeys(scene.card(KILL));
    scene.apply(adjust(scene));
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).isTrue();
  }

  @Rule({"FC-D-61", "FC-MSN-01"})
  @Test
  void damagePointsAndAttacksAreCounted() {
    String points =
        "{'objective':{'kind':'EVENT','deed':'DAMAGE_DEALT','count':3,'within':'TURN'}}";
    Fixture fixture = Fixture.standard().with("missions", "mission-won-attack-2", points);
    Scene scene = scene(fixture, "mission-won-attack-2", "mission-won-attack-1");
    scene.at("voyager", 0, 1).at("bortas", 0, 1).dice(1);
    scene.ship("voyager", ship -> ship.withAdjusted(true).withSetting(1));
    scene.ship(
        "bortas", // three points then
        ship -> ship.withTokens(new SystemToken(ShipSystem.SHIELDS, Optional.empty())));
    assertThat(scene.refused(claim(scene, FED, "mission-won-attack-2"))).isNotEmpty();
    scene.apply(new ShipAction.Attack(FED, scene.card("voyager"), scene.card("bortas")));
    scene.passTest();
    assertThat(scene.refused(claim(scene, FED, "mission-won-attack-2"))).isEmpty();
    assertThat(scene.refused(claim(scene, FED, "mission-won-attack-1"))).isEmpty();
  }

  /** The Klingons' turn, Korinar cloaked with an echo, three tiles in a row. */
  private static Scene passing(String mission, String span, int count) {
    String objective =
        "{'secret':false,'objective':{'kind':'EVENT','deed':'TILE_PASSED','count':%s,'within':'%s'}}";
    return Scene.of(
            Fixture.standard()
                .with("missions", mission, objective.formatted(count, span))
                .with("ships", "korinar", "{'standing':[{'does':'IGNORE_SECTOR_SIZE'}]}")
                .with("ships", "bortas", "{'standing':[{'does':'IGNORE_SECTOR_SIZE'}]}")
                .set())
        .fleet(KLI, "korinar", "bortas")
        .missions(KLI, mission)
        .tile(0, -1, "dead-space-1", KLI)
        .tile(0, 0, "dead-space-2", KLI)
        .tile(0, 1, "dead-space-3", KLI)
        .tile(0, 2, "dead-space-4", KLI)
        .at("korinar", 0, -1)
        .at("bortas", 0, -1)
        .cloaked("korinar")
        .turnOf(KLI);
  }

  private static void goOn(Scene scene, int... rows) {
    for (int r : rows) {
      scene.apply(new FreeAction.Step(KLI, scene.space(0, r)));
    }
    scene.apply(new FreeAction.EndManeuver(KLI));
  }

  @Rule({"FC-D-61", "FC-D-85", "FC-MSN-01"})
  @Test
  void aTileThatACloakedShipPassesIsCountedInSecretAndOneThatAnEchoPassesIsNot() {
    for (String span : new String[] {"MANEUVER", "TURN", "GAME"}) {
      Scene scene = passing(KILL, span, 2);
      int ship = scene.token().number();
      scene.apply(new FreeAction.StartTokenManeuver(KLI, ship));
      goOn(scene, 0, 1, 2);
      assertThat(scene.table().captain(KLI).progress()).as("openly").isEmpty();
      assertThat(scene.refused(claim(scene, KLI, KILL))).as("two tiles").isEmpty();

      Scene echo = passing(KILL, span, 1).echo(KLI, 0, -1);
      echo.apply(new FreeAction.StartTokenManeuver(KLI, echo.token().number()));
      goOn(echo, 0, 1);
      assertThat(echo.state().secrets().get(1).progress()).isEmpty();
    }
  }

  @Rule({"FC-D-61", "FC-I-42"})
  @Test
  void whatIsDoneOpenlyAndInSecretIsAddedAndForgottenTogether() {
    Scene scene = passing(KILL, "TURN", 2);
    scene.apply(new FreeAction.StartTokenManeuver(KLI, scene.token().number()));
    goOn(scene, 0, 1);
    assertThat(scene.refused(claim(scene, KLI, KILL))).containsExactly("FC-MSN-01");
    scene.apply(new FreeAction.StartManeuver(KLI, scene.card("bortas")));
    goOn(scene, 0, 1);
    assertThat(scene.table().captain(KLI).progress()).containsEntry(scene.card(KILL), 1);
    assertThat(scene.refused(claim(scene, KLI, KILL))).isEmpty();
    scene.apply(new FreeAction.EndTurn(KLI));
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).as("half of it is secret").isFalse();
    assertThat(scene.table().captain(KLI).progress())
        .as("what is kept openly would tell that a token was a ship")
        .isEmpty();
    assertThat(scene.state().secrets().get(1).progress()).as("done, and kept").isNotEmpty();
    scene.apply(new FreeAction.EndTurn(FED));
    assertThat(scene.refused(claim(scene, KLI, KILL))).isEmpty();

    Scene half = passing(KILL, "MANEUVER", 2);
    half.apply(new FreeAction.StartTokenManeuver(KLI, half.token().number()));
    goOn(half, 0, 1);
    assertThat(half.state().secrets().get(1).progress()).as("of that maneuver").isEmpty();
  }

  @Rule({"FC-D-61", "FC-D-25", "FC-MSN-01"})
  @Test
  void aTileIsPassedWhenItsShipGoesOn() {
    Scene scene = passing(KILL, "TURN", 1);
    scene.apply(new FreeAction.StartManeuver(KLI, scene.card("bortas")));
    scene.apply(new FreeAction.Step(KLI, scene.space(0, 0)));
    assertThat(scene.refused(claim(scene, KLI, KILL))).containsExactly("FC-MSN-01");
    scene.apply(new FreeAction.Step(KLI, scene.space(0, 1)));
    assertThat(scene.refused(claim(scene, KLI, KILL))).isEmpty();
  }

  @Rule({"FC-ECH-10", "FC-MSN-02"})
  @Test
  void aCloakedShipThatPassedTheTilesIsShownWhenTheyAreClaimed() {
    Scene scene = passing(KILL, "GAME", 2).echo(KLI, 0, 2);
    CardId korinar = scene.card("korinar");
    scene.apply(
        new FreeAction.StartTokenManeuver(
            KLI, Objects.requireNonNull(scene.state().tokenOf(korinar)).number()));
    goOn(scene, 0, 1, 2);
    int token = Objects.requireNonNull(scene.state().tokenOf(korinar)).number();
    scene.apply(claim(scene, KLI, KILL));
    assertThat(scene.told()).contains(new BoardEvent.TokenRevealed(token, korinar));

    Scene open = passing(KILL, "GAME", 2).echo(KLI, 0, 2);
    open.apply(new FreeAction.StartTokenManeuver(KLI, open.table().tokens().get(0).number()));
    goOn(open, 0, 1);
    open.apply(new FreeAction.StartManeuver(KLI, open.card("bortas")));
    goOn(open, 0, 1, 2);
    open.apply(claim(open, KLI, KILL));
    assertThat(open.happened()).as("done without it").doesNotContain("TokenRevealed");
  }

  @Rule({"FC-ECH-10", "FC-D-61"})
  @Test
  void aCloakedShipWhoseDeedsWereForgottenIsNotShownForThem() {
    Scene scene = passing(KILL, "TURN", 2).echo(KLI, -1, 0);
    CardId korinar = scene.card("korinar");
    scene.apply(
        new FreeAction.StartTokenManeuver(
            KLI, Objects.requireNonNull(scene.state().tokenOf(korinar)).number()));
    goOn(scene, 0, 1);
    assertThat(scene.state().secrets().get(1).courses()).hasSize(1);
    scene.apply(new FreeAction.EndTurn(KLI));
    assertThat(scene.state().secrets().get(1).courses()).isEmpty();
  }
}
