package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.cloaking.Cloaked.*;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Token;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What shows a token, and what its owner may do then ({@code FC-D-38}). */
final class ShowingTest {
  private static Scene claiming() {
    Scene scene = cloaked().missions(KLI, "mission-warp-experiment-1");
    CardId mission = scene.card("mission-warp-experiment-1");
    int legs =
        ((Objective.CourseObjective) scene.table().set().mission(mission).objective())
            .legs()
            .size();
    scene.change(
        play ->
            Tables.secret(play, KLI, own -> own.withLegs(scene.card("korinar"), mission, legs)));
    return scene;
  }

  private static FleetAction claim(Scene scene) {
    return new FreeAction.ClaimMission(
        KLI,
        scene.card("mission-warp-experiment-1"),
        Optional.of(scene.card("korinar")),
        Optional.empty());
  }

  @Rule({"FC-X-23", "FC-ECH-10", "FC-ECH-12", "FC-MSN-02", "FC-D-38"})
  @Test
  void aClaimShowsTheShipAndAnEchoMayComeToIt() {
    Scene scene = claiming().echo(KLI, 0, 0).echo(KLI, 0, 1);
    int old = tokenOf(scene, "korinar");
    int beside = tokens(scene, 0, 0).stream().filter(token -> token != old).findFirst().get();
    int echo = scene.token().number();
    scene.apply(claim(scene));
    assertThat(scene.happened()).contains("MissionCompleted", "TokenRevealed");
    assertThat(scene.table().captain(KLI).score()).isPositive();
    assertThat(scene.asks(FleetFrame.EchoRelocate.class)).isTrue();
    assertThat(enemy(scene).identity(scene.table().token(old))).isEqualTo(scene.card("korinar"));
    assertThat(scene.refused(new Answer.RelocateEcho(KLI, old))).containsExactly("FC-ECH-12");
    assertThat(scene.refused(new Answer.RelocateEcho(KLI, 99))).containsExactly("FC-VAL-04");
    assertThat(scene.refused(new Answer.RelocateEcho(KLI, beside)))
        .as("it is there")
        .containsExactly("FC-ECH-12");
    scene.apply(new Answer.RelocateEcho(KLI, echo));
    assertThat(scene.told()).contains(new BoardEvent.EchoRelocated(echo, scene.space(0, 0)));
    assertThat(tokens(scene, 0, 0)).hasSize(3).doesNotContain(old, echo, beside);
    assertThat(tokens(scene, 0, 1)).isEmpty();
    for (Token token : scene.table().tokens()) {
      assertThat(enemy(scene).identity(token)).isNull();
    }
    assertThat(enemy(scene).zones().known().toString()).contains("korinar");
  }

  @Rule({"FC-ECH-10", "FC-D-38"})
  @Test
  void withNoOtherTokenElsewhereNothingIsAskedAndTheHexIsMixed() {
    Scene scene = claiming().echo(KLI, 0, 0);
    List<Integer> before = tokens(scene, 0, 0);
    scene.apply(claim(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(tokens(scene, 0, 0)).hasSize(2).doesNotContainAnyElementsOf(before);
    Scene declined = claiming().echo(KLI, 0, 1);
    declined.apply(claim(declined), new Answer.DeclineRelocation(KLI));
    assertThat(tokens(declined, 0, 0)).hasSize(1);
    assertThat(tokens(declined, 0, 1)).hasSize(1);
  }

  @Rule({"FC-ECH-11", "FC-ECH-13", "FC-D-38"})
  @Test
  void anEchoThatIsShownMayGoToAnyOtherOwnToken() {
    Scene scene = cloaked().echo(KLI, 0, 1).echo(KLI, 1, 0);
    Token echo = scene.token();
    scene.change(play -> Showing.show(play, echo, RuleId.of("FC-ECH-11")));
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.refused(new Answer.RelocateEcho(KLI, echo.number())))
        .containsExactly("FC-ECH-13");
    scene.apply(new Answer.RelocateEcho(KLI, tokenOf(scene, "korinar")));
    assertThat(scene.told())
        .contains(new BoardEvent.EchoRelocated(echo.number(), scene.space(0, 0)));
    assertThat(tokens(scene, 0, 0)).hasSize(2);
    assertThat(tokens(scene, 1, 0)).isEmpty();
    assertThat(scene.table().tokens()).hasSize(3);
  }

  @Rule({"FC-ECH-10", "FC-D-34", "FC-CLK-12", "FC-I-14"})
  @Test
  void damageShowsACloakedShipThatMayStayBlueIfItsNewLevelAllows() {
    Scene scene = scene().at("rotarran", 0, 1).cloaked("rotarran").echo(KLI, 1, 0).echo(KLI, 0, 1);
    scene.change(play -> Damage.deal(play, scene.card("rotarran"), 1, Optional.empty()));
    assertThat(scene.asks(FleetFrame.EchoRelocate.class)).isTrue();
    assertThat(scene.ship("rotarran").alert()).isEqualTo(Alert.YELLOW);
    assertThat(scene.table().setting(scene.ship("rotarran")).cloaked()).isTrue();
    scene.apply(new Answer.DeclineRelocation(KLI));
    assertThat(scene.legal(KLI, Answer.SetDial.class)).hasSize(4);
    scene.apply(dial(scene, "rotarran", 3));
    assertThat(scene.ship("rotarran").cloaked()).isTrue();
    Scene open = scene().at("bortas", 0, 1).cloaked("bortas");
    open.ship("bortas", ship -> ship.withAlert(Alert.YELLOW).withSetting(3));
    open.change(play -> Damage.deal(play, open.card("bortas"), 1, Optional.empty()));
    assertThat(open.ship("bortas").cloaked()).as("no blue at red").isFalse();
    assertThat(open.ship("bortas").at()).isEqualTo(open.space(0, 1));
    assertThat(open.asks(FleetFrame.ChooseSetting.class)).as("its owner chooses").isTrue();
  }

  @Rule({"FC-D-75", "FC-D-61", "FC-CPT-04"})
  @Test
  void maneuversOfACloakedShipCountForCoursesAndItsPostEndsThem() {
    Scene scene = cloaked().missions(KLI, "mission-warp-experiment-1");
    CardId mission = scene.card("mission-warp-experiment-1");
    scene.apply(startToken(scene, tokenOf(scene, "korinar")), step(scene, 0, 1), step(scene, 1, 0));
    scene.apply(stop(scene));
    int legs = scene.state().secrets().get(1).legs(scene.card("korinar"), mission);
    assertThat(enemy(scene).own().courses()).isEmpty();
    scene.change(
        play -> Tables.secret(play, KLI, own -> own.withLegs(scene.card("korinar"), mission, 1)));
    assertThat(legs).isBetween(0, 1);
    scene
        .at("rotarran", 0, 2)
        .change(
            play ->
                Tables.secret(play, KLI, own -> own.withLegs(scene.card("rotarran"), mission, 1)));
    scene.tile(0, 2, "dead-space-6", KLI);
    scene.apply(start(scene, "rotarran"), step(scene, 0, 3));
    assertThat(scene.state().secrets().get(1).legs(scene.card("rotarran"), mission)).isZero();
    assertThat(scene.state().secrets().get(1).legs(scene.card("korinar"), mission)).isOne();
  }

  @Rule({"FC-ECH-10", "FC-MSN-02", "FC-D-68"})
  @Test
  void whoWinsByACloakedShipHasShownIt() {
    Scene scene = claiming().echo(KLI, 0, 1);
    int token = tokenOf(scene, "korinar");
    Scored nine = new Scored(ScoreKind.STARBASE, Optional.empty(), 9);
    scene.change(play -> Scores.score(play, KLI, nine)).apply(claim(scene));
    assertThat(scene.asks(FleetFrame.GameOver.class)).isTrue();
    assertThat(scene.told()).contains(new BoardEvent.TokenRevealed(token, scene.card("korinar")));
  }

  @Rule("FC-D-34")
  @Test
  void whoHasOneOpenSettingMayStayBlueAllTheSame() {
    String dial =
        ("{'dial':{'white':[S,B],'yellow':[S,B],'red':[S]}}")
            .replace("S", "{'weapons':3,'sensors':3,'engines':3,'shields':3,'cloaked':false}")
            .replace("B", "{'weapons':-1,'sensors':-1,'engines':5,'shields':-1,'cloaked':true}");
    Scene scene =
        Scene.of(Fixture.standard().with("ships", "rotarran", dial).set())
            .fleet(KLI, "rotarran")
            .tile(0, 1, "dead-space-2", KLI)
            .at("rotarran", 0, 1)
            .cloaked("rotarran");
    scene.change(play -> Damage.deal(play, scene.card("rotarran"), 1, Optional.empty()));
    assertThat(scene.legal(KLI, Answer.SetDial.class)).hasSize(2);
    scene.apply(dial(scene, "rotarran", 1));
    assertThat(scene.ship("rotarran").cloaked()).isTrue();
  }

  @Rule("FC-D-80")
  @Test
  void aTokenInAHexThatIsMixedGoesOnNoFurther() {
    for (boolean elsewhere : new boolean[] {true, false}) {
      Scene scene = claiming().echo(KLI, 0, 0);
      int moving = scene.token().number();
      if (elsewhere) {
        scene.echo(KLI, 0, 1);
      }
      scene.apply(startToken(scene, moving), claim(scene));
      if (elsewhere) {
        scene.apply(new Answer.DeclineRelocation(KLI));
      }
      assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    }
    Scene scene = cloaked().echo(KLI, 0, 1).echo(KLI, 1, 0);
    Token shown = scene.token();
    int moving = tokens(scene, 0, 1).get(0);
    scene.apply(startToken(scene, moving));
    scene.change(play -> Showing.show(play, shown, RuleId.of("FC-ECH-11")));
    scene.apply(new Answer.RelocateEcho(KLI, moving));
    assertThat(tokens(scene, 0, 1)).hasSize(2);
    assertThat(scene.asks(FleetFrame.Turn.class)).as("an echo came to it").isTrue();
  }

  @Rule("FC-D-80")
  @Test
  void aTokenThatIsLostOnItsWayEndsItsManeuver() {
    for (int damage : new int[] {1, 3}) { // it decloaks, or is destroyed
      for (String moving : new String[] {"bortas", "korinar"}) {
        Scene scene = cloaked().at("bortas", 0, 0).cloaked("bortas");
        scene.ship("bortas", ship -> ship.withAlert(Alert.YELLOW).withSetting(3));
        scene.apply(startToken(scene, tokenOf(scene, moving)));
        scene.change(play -> Damage.deal(play, scene.card("bortas"), damage, Optional.empty()));
        assertThat(scene.table().frames().toList())
            .noneMatch(frame -> frame instanceof FleetFrame.Maneuver);
        assertThat(scene.state().tokenOf(scene.card("bortas"))).as("it leaves the board").isNull();
        assertThat(scene.table().tokens()).hasSize(1);
      }
    }
  }

  @Rule("FC-D-86")
  @Test
  void aShipIsNotAdjustedWhileItsTokenIsShownOrItsSettingChosen() {
    Scene shown = claiming().echo(KLI, 0, 1);
    shown.apply(claim(shown));
    assertThat(shown.asks(FleetFrame.EchoRelocate.class)).isTrue();
    assertThat(shown.refused(adjust(shown, "korinar", 0))).containsExactly("FC-D-86");
    assertThat(shown.refused(adjust(shown, "bortas", 1))).isEmpty();
    Scene hurt = scene();
    hurt.change(play -> Damage.deal(play, hurt.card("bortas"), 1, Optional.empty()));
    assertThat(hurt.asks(FleetFrame.ChooseSetting.class)).isTrue();
    assertThat(hurt.refused(adjust(hurt, "bortas", 1))).containsExactly("FC-D-86");
    assertThat(hurt.refused(adjust(hurt, "korinar", 1))).isEmpty();
  }
}
