package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How tokens of cloaked ships and echoes move ({@code FC-CLK-13, FC-D-37}). */
final class TokenManeuverTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  /** Rotarran, which ignores sector sizes, cloaked with Engines 6 between stars of size 9. */
  private static Scene scene() {
    Fixture fixture =
        Fixture.standard()
            .with("ships", "rotarran", "{'standing':[{'does':'IGNORE_SECTOR_SIZE'}]}");
    Scene scene =
        Scene.of(fixture.set())
            .fleet(FED, "defiant")
            .fleet(KLI, "rotarran", "bortas")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "supergiant-1", KLI)
            .tile(0, -1, "supergiant-2", KLI)
            .tile(1, -1, "dead-space-2", KLI);
    scene.apply(endTurn(scene));
    return scene.hand(FED).hand(KLI).at("rotarran", 0, 1);
  }

  @Rule({"FC-LOC-02", "FC-D-37", "FC-CLK-13", "FC-D-87"})
  @Test
  void aCloakedShipIgnoresSectorSizesAndAnEchoDoesNot() {
    Scene scene = scene().cloaked("rotarran");
    int ship = scene.token().number();
    scene.apply(startToken(scene, ship), step(scene, 0, 0), step(scene, 0, -1));
    scene.apply(step(scene, 1, -1), stop(scene));
    assertThat(scene.table().token(ship).at()).isEqualTo(scene.space(1, -1));

    Scene other = scene().cloaked("rotarran").echo(KLI, 0, 1);
    int echo = other.token().number();
    other.apply(startToken(other, echo), step(other, 0, 0));
    assertThat(other.refused(step(other, 0, -1))).as("4 + 1 of 6").isEmpty();
    other.apply(step(other, 0, -1));
    assertThat(other.refused(step(other, 1, -1))).containsExactly("FC-MOV-07");
  }

  @Rule({"FC-D-37", "FC-LOC-02"})
  @Test
  void aTileInWhichShipsHaveToStopStopsATokenWhateverItStandsFor() {
    Fixture fixture =
        Fixture.standard()
            .with("locations", "dead-space-1", "{'standing':[{'does':'STOP_ON_ENTRY'}]}");
    for (boolean echo : new boolean[] {true, false}) {
      Scene scene =
          Scene.of(fixture.set())
              .fleet(FED, "defiant")
              .fleet(KLI, "rotarran")
              .tile(0, 0, "dead-space-1", KLI)
              .tile(0, 1, "dead-space-2", KLI);
      scene.apply(endTurn(scene));
      scene.hand(FED).hand(KLI).at("rotarran", 0, 1).cloaked("rotarran");
      int token = (echo ? scene.echo(KLI, 0, 1) : scene).token().number();
      scene.apply(startToken(scene, token), step(scene, 0, 0));
      assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    }
  }

  @Rule({"FC-ACT-08", "FC-MOV-02"})
  @Test
  void aCloakedShipThatMayNotManeuverStaysAndItsEchoDoesNot() {
    Scene scene = scene().cloaked("rotarran");
    int ship = scene.token().number();
    int echo = scene.echo(KLI, 0, 1).token().number();
    scene.table(
        table ->
            table.withImposed(
                new Imposed(
                    new Standing.ForbidManeuver(),
                    Until.END_OF_TURN,
                    FED,
                    scene.card("ancient-vault"),
                    scene.card("rotarran"),
                    0)));
    assertThat(scene.refused(startToken(scene, ship))).containsExactly("FC-MOV-02");
    assertThat(scene.legal(KLI, FreeAction.StartTokenManeuver.class))
        .containsExactly(new FreeAction.StartTokenManeuver(KLI, echo));
  }

  @Rule({"FC-D-22", "FC-D-80", "FC-D-85"})
  @Test
  void aTokenWhoseEnginesAreDisabledOnTheWayStaysWithoutBeingTold() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "locations",
                "dead-space-1",
                "{'standing':[{'does':'MODIFY_RATING','system':'ENGINES','amount':-30,"
                    + "'context':'ALWAYS'}]}");
    Scene scene =
        Scene.of(fixture.set())
            .fleet(FED, "defiant")
            .fleet(KLI, "rotarran")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "dead-space-2", KLI);
    scene.apply(endTurn(scene));
    scene.hand(FED).hand(KLI).at("rotarran", 0, 1).cloaked("rotarran");
    scene.apply(startToken(scene, scene.token().number()), step(scene, 0, 0));
    assertThat(scene.happened()).doesNotContain("ManeuverEnded");
    assertThat(scene.refused(step(scene, 0, 1))).containsExactly("FC-MOV-07");
    assertThat(scene.legal(KLI)).contains(stop(scene));
  }

  @Rule({"FC-MOV-13", "FC-PWR-05", "FC-D-38"})
  @ParameterizedTest(name = "breakaway rolled: {0}")
  @ValueSource(booleans = {false, true})
  void anAdjustmentWhileAnEchoMayBeMovedEndsAManeuverThatHasNotMoved(boolean rolled) {
    Scene scene =
        scene().cloaked("rotarran").echo(KLI, 0, 0).missions(KLI, "mission-warp-experiment-1");
    scene.change(
        play ->
            Tables.secret(
                play,
                KLI,
                own ->
                    own.withLegs(
                        scene.card("rotarran"), scene.card("mission-warp-experiment-1"), 2)));
    scene.apply(start(scene, "bortas"));
    scene.change(
        play -> {
          FleetFrame.Maneuver open = (FleetFrame.Maneuver) play.state().top();
          Tables.exchange(play, open, open.withDue(false, rolled));
        });
    scene.apply(
        new FreeAction.ClaimMission(
            KLI,
            scene.card("mission-warp-experiment-1"),
            Optional.of(scene.card("rotarran")),
            Optional.empty()));
    assertThat(scene.asks(FleetFrame.EchoRelocate.class)).isTrue();
    scene.apply(adjust(scene, "bortas", 1));
    scene.apply(new Answer.DeclineRelocation(KLI));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-TFO-01", "FC-D-29", "FC-D-50"})
  @Test
  void aShipThatDecloaksWhereItWasWhenTheTurnBeganJoinsATaskForce() {
    Scene scene = scene().at("bortas", 0, 1).cloaked("rotarran").turnOf(KLI);
    scene.apply(adjust(scene, "rotarran", 0), start(scene, "bortas"));
    assertThat(scene.refused(join(scene, "rotarran"))).isEmpty();

    Scene cloaked = scene().at("bortas", 0, 1).cloaked("rotarran").turnOf(KLI);
    cloaked.apply(start(cloaked, "bortas"));
    assertThat(cloaked.refused(join(cloaked, "rotarran"))).containsExactly("FC-D-29");
    cloaked.apply(startToken(cloaked, cloaked.token().number()));
    assertThat(cloaked.refused(join(cloaked, "bortas"))).containsExactly("FC-D-29");

    Scene moved = scene().at("bortas", 0, 0).cloaked("rotarran").turnOf(KLI);
    moved.apply(startToken(moved, moved.token().number()), step(moved, 0, 0), stop(moved));
    moved.apply(adjust(moved, "rotarran", 0));
    moved.ship("rotarran", ship -> ship.withManeuvered(false)); // as a card may grant
    moved.apply(start(moved, "bortas"));
    assertThat(moved.refused(join(moved, "rotarran"))).containsExactly("FC-TFO-01");

    Scene again = scene().at("bortas", 0, 1);
    again.apply(cloak(again, "rotarran", 4), adjust(again, "rotarran", 0));
    again.apply(start(again, "bortas"));
    assertThat(again.refused(join(again, "rotarran"))).as("it has not moved at all").isEmpty();

    Scene late = scene().captain(KLI, captain -> captain.withFleetLimit(30));
    late.apply(new ShipAction.Reinforce(KLI, late.card("korinar"), 0));
    late.apply(cloak(late, "korinar", 4), adjust(late, "korinar", 0), start(late, "bortas"));
    assertThat(late.refused(join(late, "korinar"))).containsExactly("FC-TFO-01");
  }

  @Rule({"FC-MOV-01", "FC-MOV-04", "FC-D-85"})
  @Test
  void ofATokenItsNumberAndItsHexAreToldAlone() {
    Scene scene = scene().cloaked("rotarran");
    int token = scene.token().number();
    assertThat(scene.refused(start(scene, "rotarran"))).containsExactly("FC-VAL-04");
    scene.apply(startToken(scene, token));
    assertThat(scene.told())
        .containsExactly(new BoardEvent.ManeuverStarted(KLI, Optional.empty(), token));
    assertThat(prompt(scene)).isEqualTo("Take a step, or end the maneuver");
    scene.apply(step(scene, 0, 0));
    assertThat(scene.told())
        .containsExactly(new BoardEvent.ShipEntered(ImmutableList.of(), token, scene.space(0, 0)));
  }

  private static String prompt(Scene scene) {
    return GAME.prompt(GAME.view(scene.state(), KLI)).text();
  }

  @Rule({"FC-MOV-02", "FC-MOV-03", "FC-CLK-13"})
  @Test
  void aTokenWithoutEnginesStaysAndIsToldWhy() {
    Scene scene = scene().cloaked("rotarran");
    FleetAction start = startToken(scene, scene.token().number());
    for (int loss = 5; loss <= 7; loss++) {
      SystemToken less = new SystemToken(ShipSystem.ENGINES, Optional.of(-loss));
      scene.ship("rotarran", ship -> ship.withTokens(less));
      assertThat(scene.refused(start))
          .as("6 less %s", loss)
          .isEqualTo(loss == 5 ? List.of() : List.of(loss == 6 ? "FC-MOV-03" : "FC-MOV-02"));
    }
  }

  @Rule({"FC-LOC-02", "FC-CLK-13", "FC-D-37"})
  @Test
  void whatATileTakesFromEnginesItTakesFromACloakedShipAndFromNoEcho() {
    String slow =
        "{'standing':[{'does':'MODIFY_RATING','system':'ENGINES','amount':-9,'context':'ALWAYS'}]}";
    Fixture fixture = Fixture.standard().with("locations", "dead-space-1", slow);
    Scene scene = Scene.of(fixture.set()).fleet(KLI, "rotarran").turnOf(KLI);
    scene.tile(0, 0, "dead-space-1", KLI).at("rotarran", 0, 0).cloaked("rotarran");
    assertThat(scene.refused(startToken(scene, scene.token().number())))
        .containsExactly("FC-MOV-02");
    int echo = scene.table().nextToken();
    assertThat(scene.echo(KLI, 0, 0).refused(startToken(scene, echo))).isEmpty();
  }

  @Rule({"FC-I-09", "FC-MOV-01", "FC-CLK-13"})
  @Test
  void aManeuverThatWasGrantedIsMadeUnderATokenToo() {
    for (int made = 0; made <= 2; made++) {
      Scene scene = scene().ship("rotarran", ship -> ship.withExtraManeuvers(1));
      scene.apply(cloak(scene, "rotarran", 4));
      int token = scene.token().number();
      for (int i = 0; i < made; i++) {
        scene.apply(startToken(scene, token), step(scene, 0, i), stop(scene));
      }
      List<String> more = made < 2 ? List.of() : List.of("FC-MOV-01");
      assertThat(scene.refused(startToken(scene, token))).as("after %s", made).isEqualTo(more);
      scene.apply(adjust(scene, "rotarran", 0));
      assertThat(scene.ship("rotarran").maneuvered()).isEqualTo(made == 2);
      assertThat(scene.ship("rotarran").extraManeuvers()).isEqualTo(made == 0 ? 1 : 0);
      assertThat(scene.state().secrets().get(1).maneuvered()).isEmpty();
    }
  }

  @Rule({"FC-D-85", "FC-CLK-14", "FC-MOV-13", "FC-MOV-14"})
  @Test
  void whyAManeuverEndsIsToldAndOfATokenOnlyWhatIsSeen() {
    Scene scene = scene().cloaked("rotarran");
    int token = scene.token().number();
    scene.apply(startToken(scene, token), step(scene, 0, 2));
    assertThat(scene.told())
        .contains(new BoardEvent.ManeuverEnded(KLI, token, ManeuverEnd.UNEXPLORED));
    Scene other = scene().cloaked("rotarran");
    token = other.token().number();
    other.apply(startToken(other, token), start(other, "bortas"));
    assertThat(other.told())
        .contains(new BoardEvent.ManeuverEnded(KLI, token, ManeuverEnd.STOPPED));
    other.apply(adjust(other, "bortas", 1));
    assertThat(other.told()).contains(new BoardEvent.ManeuverEnded(KLI, 0, ManeuverEnd.ADJUSTMENT));
    Scene ships = scene();
    ships.apply(start(ships, "bortas"), start(ships, "rotarran"));
    assertThat(ships.told()).contains(new BoardEvent.ManeuverEnded(KLI, 0, ManeuverEnd.OTHER));
  }

  @Rule("FC-MOV-14")
  @Test
  void aTokenThatSetsOutEndsTheManeuverOfAShip() {
    Scene scene = scene().cloaked("rotarran");
    scene.apply(start(scene, "bortas"), startToken(scene, scene.token().number()));
    assertThat(scene.happened()).containsExactly("ManeuverEnded", "ManeuverStarted");
    assertThat(scene.table().frames().toList())
        .filteredOn(FleetFrame.Maneuver.class::isInstance)
        .hasSize(1);
  }
}
