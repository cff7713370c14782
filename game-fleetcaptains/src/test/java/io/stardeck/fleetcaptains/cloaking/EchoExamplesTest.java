package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.cloaking.Cloaked.*;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of echoes, with their own numbers. */
final class EchoExamplesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  /** The Klingons' turn, two ships with those Engines in their blue settings, tiles of size 3. */
  private static Scene scene(int korinar, int bortas) {
    Fixture fixture = Fixture.standard().with("locations", "dead-space-2", "{'sectorSize':3}");
    fixture.with("ships", "korinar", dial(korinar)).with("ships", "bortas", dial(bortas));
    Scene scene =
        Scene.of(fixture.set())
            .fleet(FED, "defiant")
            .fleet(KLI, "korinar", "bortas")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "dead-space-2", KLI)
            .tile(1, 0, "dead-space-3", KLI)
            .tile(-1, 1, "dead-space-4", KLI);
    scene.apply(endTurn(scene));
    return scene.hand(FED).hand(KLI).at("korinar", 0, 0);
  }

  private static String dial(int engines) {
    String open = "{'weapons':3,'sensors':3,'engines':3,'shields':3,'cloaked':false}";
    String blue = "{'weapons':-1,'sensors':-1,'engines':" + engines + ",'shields':-1,";
    return "{'dial':{'white':["
        + open
        + ","
        + blue
        + "'cloaked':true}],'yellow':["
        + open
        + "],'red':["
        + open
        + "]}}";
  }

  private static Scene nextTurn(Scene scene) {
    return scene.apply(endTurn(scene)).apply(endTurn(scene));
  }

  @Rule({"FC-X-22", "FC-ECH-05", "FC-CLK-13"})
  @Test
  void shipAndEchoEachMoveWithFivePointsInTheTurnAfterTheEchoWasPutOut() {
    Scene scene = Cloaked.cloaked();
    scene.apply(echo(scene, "korinar"));
    nextTurn(scene);
    int ship = tokenOf(scene, "korinar");
    int echo = tokens(scene, 0, 0).stream().filter(token -> token != ship).findFirst().get();
    scene.apply(startToken(scene, ship));
    assertThat(scene.state().secrets().get(1).run()).contains(new Secret.TokenRun(5, 0));
    scene.apply(step(scene, 1, 0), startToken(scene, echo));
    assertThat(scene.state().secrets().get(1).run()).contains(new Secret.TokenRun(5, 0));
    scene.apply(step(scene, 0, 1), stop(scene));
    assertThat(tokens(scene, 1, 0)).containsExactly(ship);
    assertThat(tokens(scene, 0, 1)).containsExactly(echo);
  }

  @Rule({"FC-X-48", "FC-D-37", "FC-ECH-05", "FC-ECH-09", "FC-I-39"})
  @Test
  void withEnginesOfFiveAndTenEveryEchoHasTenAndOneWhenBothHaveDecloaked() {
    Scene scene = scene(5, 10).at("bortas", 0, 1).cloaked("korinar").cloaked("bortas");
    scene.echo(KLI, 0, 0).echo(KLI, 0, 1);
    for (int at : new int[] {0, 1}) {
      int echo = tokens(scene, 0, at).get(1);
      scene.apply(startToken(scene, echo));
      assertThat(scene.state().secrets().get(1).run()).contains(new Secret.TokenRun(10, 0));
    }
    scene.apply(adjust(scene, "korinar", 0));
    assertThat(Routes.echoPoints(scene.table(), KLI)).as("one is left").isEqualTo(10);
    scene.apply(adjust(scene, "bortas", 0));
    nextTurn(scene);
    scene.apply(startToken(scene, tokens(scene, 0, 0).get(0)));
    assertThat(scene.state().secrets().get(1).run()).contains(new Secret.TokenRun(1, 0));
  }

  @Rule("FC-D-37")
  @Test
  void anEchoHasThePointsOfItsStartAndWithNoneItStays() {
    Scene scene = scene(5, 10).at("bortas", 0, 1).cloaked("korinar").cloaked("bortas");
    int echo = scene.echo(KLI, 0, 0).token().number();
    scene.apply(startToken(scene, echo), step(scene, 0, 1), step(scene, 1, 0));
    scene.change(play -> Tokens.decloak(play, scene.card("bortas"), 0, RuleId.of("FC-CLK-12")));
    assertThat(scene.refused(step(scene, 0, 0))).as("4 + 4 + 1 of 10").isEmpty();
    Scene still = scene(0, 0).cloaked("korinar").echo(KLI, 0, 0);
    assertThat(still.refused(startToken(still, still.token().number())))
        .containsExactly("FC-MOV-03");
  }

  @Rule({"FC-X-60", "FC-D-80", "FC-D-85", "FC-I-16"})
  @Test
  void anEchoWithPointsLeftLooksLikeAShipWithNone() {
    Scene scene = scene(4, 6).at("bortas", 1, 0).cloaked("korinar").cloaked("bortas");
    scene.apply(echo(scene, "korinar"));
    nextTurn(scene);
    int ship = tokenOf(scene, "korinar");
    int echo = tokens(scene, 0, 0).stream().filter(token -> token != ship).findFirst().get();
    List<Table> seen = new ArrayList<>();
    List<List<String>> told = new ArrayList<>();
    for (int token : new int[] {ship, echo}) {
      Scene each = Scene.of(scene.state());
      List<String> events = new ArrayList<>();
      for (FleetAction action :
          List.of(startToken(each, token), step(each, 0, 1), step(each, -1, 1))) {
        each.apply(action);
        assertThat(each.asks(FleetFrame.Maneuver.class)).isTrue();
        each.events().stream()
            .filter(event -> event.audience().includes(FED))
            .forEach(event -> events.add(event.what().toString().replace("token=" + token, "t")));
      }
      FleetFrame.Maneuver open = (FleetFrame.Maneuver) each.state().top();
      assertThat(open.mp() + open.spent())
          .as("its points and its cost are no table matter")
          .isZero();
      int points = token == ship ? 4 : 6;
      assertThat(each.state().secrets().get(1).run()).contains(new Secret.TokenRun(points, 3));
      FleetView view = GAME.view(each.state(), FED);
      assertThat(view.zones()).isEqualTo(GAME.view(scene.state(), FED).zones());
      assertThat(GAME.legalActions(each.state(), FED)).isEmpty();
      seen.add(but(view.table()));
      told.add(events);
      each.apply(stop(each));
      assertThat(each.asks(FleetFrame.Turn.class)).isTrue();
    }
    assertThat(seen.get(0)).isEqualTo(seen.get(1));
    assertThat(told.get(0)).isEqualTo(told.get(1));
  }

  /** All of it but the numbers of the tokens and where they are. */
  private static Table but(Table table) {
    FleetFrame.Maneuver open = (FleetFrame.Maneuver) table.frames().top();
    FleetFrame.Maneuver unnamed =
        new FleetFrame.Maneuver(
            open.seat(),
            open.ships(),
            0,
            open.due(),
            open.rolled(),
            open.moved(),
            open.mp(),
            open.spent(),
            open.passed());
    return ImmutableTable.copyOf(table)
        .withTokens(ImmutableList.of())
        .withFrames(Pile.topFirst(List.of(unnamed)));
  }
}
