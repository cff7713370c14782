package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.internal.state.StateFaults;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A ship has to decloak while a token is on its way ({@code FC-CLK-12, FC-D-80}). */
final class DecloakOnTheWayTest {
  private static final String MISSION = "mission-foothold-1";

  /** Rotarran decloaks when a mission is completed, and one can be at any time. */
  private static Scene scene() {
    return scene("DECLOAK");
  }

  private static Scene scene(String word) {
    String ability =
        "{'mode':'TRIGGERED','trigger':'MISSION_COMPLETED','optional':false,'costs':[],"
            + "'usesAction':false,'limit':'ONCE_PER_TURN','targets':[],"
            + "'effects':[{'do':'"
            + word
            + "'}],'text':''}";
    Fixture fixture =
        Fixture.standard().with("ships", "rotarran", "{'abilities':[" + ability + "]}");
    Scene scene =
        Scene.of(fixture.set())
            .fleet(FED, "defiant")
            .fleet(KLI, "rotarran", "bortas")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "dead-space-2", KLI)
            .tile(1, 0, "dead-space-3", KLI)
            .hidden(1, -1, "dead-space-4")
            .control(0, 0, KLI, 1)
            .control(0, 1, KLI, 1)
            .missions(KLI, MISSION);
    scene.apply(endTurn(scene));
    return scene.hand(FED).hand(KLI).at("rotarran", 0, 0).cloaked("rotarran");
  }

  private static int token(Scene scene) {
    return Objects.requireNonNull(scene.state().tokenOf(scene.card("rotarran"))).number();
  }

  private static void claim(Scene scene) {
    Optional<CardId> none = Optional.empty();
    scene.apply(new FreeAction.ClaimMission(KLI, scene.card(MISSION), none, Optional.empty()));
    assertThat(scene.asks(FleetFrame.ChooseSetting.class)).isTrue();
    assertThat(StateFaults.of(scene.state())).isEmpty();
  }

  private static void choose(Scene scene) {
    scene.apply(scene.legal(KLI, Answer.SetDial.class).get(0));
  }

  @Rule({"FC-CLK-12", "FC-D-80", "FC-MOV-08", "FC-I-11"})
  @Test
  void itsOwnTokenGoesOnNoFurtherAndItHasManeuvered() {
    Scene scene = scene();
    scene.apply(startToken(scene, token(scene)), step(scene, 0, 1));
    claim(scene);
    assertThat(scene.happened()).contains("ShipDecloaked", "ManeuverEnded");
    choose(scene);
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.ship("rotarran").at()).isEqualTo(scene.space(0, 1));
    assertThat(scene.refused(start(scene, "rotarran"))).containsExactly("FC-MOV-01");
    assertThat(scene.state().secrets().get(1).run()).isEmpty();
  }

  @Rule({"FC-D-80", "FC-CLK-12"})
  @Test
  void anotherTokenOfItsHexGoesOnNoFurtherAndOneElsewhereDoes() {
    for (boolean beside : new boolean[] {true, false}) {
      Scene scene = scene().echo(KLI, beside ? 0 : 1, 0);
      scene.apply(startToken(scene, scene.token().number()));
      claim(scene);
      choose(scene);
      assertThat(scene.asks(FleetFrame.Maneuver.class)).isNotEqualTo(beside);
      assertThat(scene.asks(FleetFrame.Turn.class)).isEqualTo(beside);
      assertThat(scene.refused(start(scene, "rotarran"))).as("it has not moved").isEmpty();
    }
  }

  @Rule({"FC-D-80", "FC-ECH-02"})
  @Test
  void aTokenThatAnEffectMixesWithAnEchoGoesOnNoFurther() {
    Scene scene = scene("PLACE_ECHO");
    scene.apply(startToken(scene, token(scene)), step(scene, 0, 1));
    Optional<CardId> none = Optional.empty();
    scene.apply(new FreeAction.ClaimMission(KLI, scene.card(MISSION), none, Optional.empty()));
    assertThat(scene.happened()).containsSubsequence("ManeuverEnded", "TokensShuffled");
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.state().secrets().get(1).run()).isEmpty();
    assertThat(StateFaults.of(scene.state())).isEmpty();
  }

  @Rule({"FC-CLK-12", "FC-D-25"})
  @Test
  void aShipThatIsOnItsWayGoesOn() {
    Scene scene = scene().at("bortas", 0, 1);
    scene.apply(start(scene, "bortas"));
    claim(scene);
    choose(scene);
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene.apply(step(scene, 1, 0));
    assertThat(scene.ship("bortas").at()).isEqualTo(scene.space(1, 0));
  }

  @Rule({"FC-CLK-15", "FC-D-39", "FC-CLK-12"})
  @Test
  void whereItsTokenHasStoppedAtAnUnexploredTileItExplores() {
    Scene scene = scene();
    scene.apply(startToken(scene, token(scene)), step(scene, 1, -1)).dice(6);
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    claim(scene);
    assertThat(scene.happened())
        .as("its setting is chosen before it meets anything")
        .contains("TileExplored")
        .doesNotContain("EncounterChecked");
    choose(scene);
    assertThat(scene.tile(1, -1).exploredBy()).contains(Faction.KLINGON);
    assertThat(scene.happened()).contains("EncounterChecked");
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }
}
