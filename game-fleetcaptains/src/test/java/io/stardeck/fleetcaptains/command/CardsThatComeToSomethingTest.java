package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Scanning;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Shipped cards are played where they come to something, and what is chosen comes to something. */
final class CardsThatComeToSomethingTest {
  private static Scene scene(String... subdecks) {
    return Scene.of(Fixture.standard().set(), builder -> builder, subdecks)
        .fleet(FED, "venture", "yeager")
        .fleet(KLI, "groth")
        .missions(FED)
        .missions(KLI)
        .hand(FED)
        .hand(KLI)
        .tile(0, 0, "m-planet-2", FED)
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  private static FleetAction inTest(Scene scene, Seat seat, String card, int face) {
    return new Answer.PlayTestCard(seat, scene.card(card), face);
  }

  @Rule({"FC-D-66", "FC-TST-05"})
  @Test
  void theWeaponsOfAnAttackerAreLoweredByACardAgainstWeapons() {
    for (boolean drained : new boolean[] {true, false}) {
      Scene scene = scene("military-science").hand(KLI, "military-science-8");
      scene.dial("venture", 7, 9, 7, 9).dial("groth", 7, 5, 6, 6);
      scene.apply(Acts.attack(scene, "venture", "groth")).apply(Acts.pass(scene));
      scene.dice(3, 3);
      scene.apply(
          drained ? inTest(scene, KLI, "military-science-8", 0) : new Answer.PassTestCard(KLI));
      scene.passTest();
      assertThat(scene.ship("groth").alert()).isEqualTo(drained ? Alert.WHITE : Alert.YELLOW);
    }
  }

  @Rule({"FC-D-66", "FC-TST-05"})
  @Test
  void aCardThatChangesNothingInATestIsNotPlayedInIt() {
    Scene attacked = scene("diplomatic-corps", "way-of-the-warrior").turnOf(KLI);
    attacked.hand(FED, "diplomatic-corps-1");
    attacked.apply(Acts.attack(attacked, "groth", "venture")).apply(Acts.pass(attacked));
    assertThat(attacked.refused(inTest(attacked, FED, "diplomatic-corps-1", 0))).isEmpty();
    assertThat(attacked.refused(inTest(attacked, FED, "diplomatic-corps-1", 1)))
        .as("the tester's Shields are not tested")
        .containsExactly("FC-D-66");

    Scene razed = scene("engine-improvements", "way-of-the-warrior").turnOf(KLI);
    razed.hand(FED, "engine-improvements-4").installation(0, 0, InstallationKind.OUTPOST);
    razed
        .apply(new ShipAction.AttackInstallation(KLI, razed.card("groth")))
        .apply(Acts.pass(razed));
    assertThat(razed.refused(inTest(razed, FED, "engine-improvements-4", 0)))
        .as("no system of the other side is tested")
        .containsExactly("FC-D-66");
  }

  @Rule({"FC-D-66", "FC-TST-05"})
  @Test
  void sensorsAreHelpedAgainstTheTestOfACard() {
    Scene scene = scene("starfleet-science", "code-of-honor").hand(FED, "starfleet-science-4");
    scene.hand(KLI, "code-of-honor-1").playWithShip(FED, "starfleet-science-4", "venture");
    scene.apply(Acts.pass(scene));
    assertThat(scene.refused(inTest(scene, KLI, "code-of-honor-1", 1))).isEmpty();
  }

  @Rule("FC-VAL-05")
  @Test
  void theOpponentChoosesNothingThatCannotBeDone() {
    String card = "diplomatic-corps-5";
    Scene scene = scene("diplomatic-corps", "way-of-the-warrior").hand(FED, card);
    scene.playWithShip(FED, card, "venture");
    assertThat(scene.decider()).isEqualTo(KLI);
    Scene post = scene("diplomatic-corps", "way-of-the-warrior").hand(FED, card);
    post.playWithShip(FED, card, "yeager");
    assertThat(post.decider()).as("no control token lies at a post").isEqualTo(FED);
    assertThat(post.state().zones().size(Places.hand(FED))).as("two, and the next").isEqualTo(3);
  }

  @Rule("FC-VAL-05")
  @Test
  void nothingIsRepairedThatIsWhole() {
    String card = "blood-oath-8";
    Scene scene = scene("blood-oath", "starfleet-science").turnOf(KLI).hand(KLI, card);
    scene.playWithShip(KLI, card, "groth");
    assertThat(scene.state().zones().size(Places.hand(KLI))).as("two, and the next").isEqualTo(3);
    Scene damaged = scene("blood-oath", "starfleet-science").turnOf(KLI).hand(KLI, card);
    damaged.ship("groth", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    damaged.playWithShip(KLI, card, "groth");
    assertThat(damaged.asks(FleetFrame.Effects.class)).isTrue();
  }

  @Rule({"FC-CMD-03", "FC-D-93"})
  @Test
  void aCardWhosePriceIsCrewIsPlayedWithCrewAlone() {
    String card = "blood-oath-1";
    Scene scene = scene("blood-oath", "starfleet-science").turnOf(KLI).hand(KLI, card);
    FleetAction play = new FreeAction.PlayCommand(KLI, scene.card(card), 1, Optional.empty());
    assertThat(scene.refused(play)).containsExactly("FC-CMD-03");
    scene.crew("groth", "blood-oath-9", "blood-oath-10").hand(FED, "starfleet-science-9");
    scene.apply(play);
    assertThat(scene.legal(KLI, Answer.ChooseTarget.class)).hasSize(2);
    scene.apply(scene.legal(KLI, Answer.ChooseTarget.class).get(1));
    scene.apply(new Answer.PassResponse(FED));
    assertThat(scene.ship("groth").crew()).containsExactly(scene.card("blood-oath-9"));
    assertThat(scene.discards(KLI)).contains(scene.card("blood-oath-10"));
    assertThat(scene.discards(FED)).contains(scene.card("starfleet-science-9"));
  }

  @Rule("FC-CMD-03")
  @Test
  void anOutpostIsExpandedWhereOneStands() {
    String card = "corps-of-engineers-7";
    for (InstallationKind kind : InstallationKind.values()) {
      Scene scene = scene("corps-of-engineers", "way-of-the-warrior").hand(FED, card);
      scene.control(0, 0, FED, 3).installation(0, 0, kind);
      FleetAction play =
          new FreeAction.PlayCommand(FED, scene.card(card), 0, Optional.of(scene.card("venture")));
      assertThat(scene.refused(play).isEmpty()).isEqualTo(kind == InstallationKind.OUTPOST);
    }
  }

  @Rule({"FC-D-93", "FC-CMD-03"})
  @Test
  void aTileWithACloakTokenCannotMakeWay() {
    String card = "deep-space-exploration-8";
    Scene scene = scene("deep-space-exploration", "cloaked-hunters").hand(FED, card);
    scene.echo(KLI, 1, 0).play(FED, card);
    assertThat(scene.legal(FED, Answer.ChooseTarget.class))
        .extracting(Answer.ChooseTarget::target)
        .contains(Target.of(scene.space(1, -1)))
        .doesNotContain(Target.of(scene.space(1, 0)));
    assertThat(scene.refused(new Answer.ChooseTarget(FED, Target.of(scene.space(1, 0)))))
        .containsExactly("FC-CMD-03");
  }

  @Rule({"FC-D-66", "FC-TST-05"})
  @Test
  void damageIsPreventedByWhoIsAttackedAlone() {
    String prevents =
        "{'kind':'COMBAT','timing':'TEST','effects':[{'do':'PREVENT_DAMAGE','amount':1}]}";
    String own = "engine-improvements-1";
    String other = "way-of-the-warrior-1";
    Scene scene =
        Scene.of(
                Fixture.standard().face(own, prevents).face(other, prevents).set(),
                builder -> builder,
                "engine-improvements",
                "way-of-the-warrior")
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .tile(0, 0, "m-planet-2", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .hand(FED, own)
            .hand(KLI, other);
    scene.apply(Acts.attack(scene, "venture", "groth"));
    assertThat(scene.refused(inTest(scene, FED, own, 0))).containsExactly("FC-D-66");
    scene.apply(Acts.pass(scene));
    scene.dice(6, 1).apply(inTest(scene, KLI, other, 0)).passTest();
    assertThat(scene.told())
        .as("why the attack does less")
        .contains(new ShipEvent.DamagePrevented(scene.card("groth"), scene.card(other)));
  }

  @Rule({"FC-D-54", "FC-CMD-03"})
  @Test
  void aTileThatTheOwnSideHasScannedIsNotLookedAtAgain() {
    String card = "deep-space-exploration-4";
    Scene scene = scene("deep-space-exploration", "cloaked-hunters").hand(FED, card);
    int scanned = scene.space(1, 0);
    scene.change(play -> Scanning.scan(play, FED, scanned)).play(FED, card);
    assertThat(scene.legal(FED, Answer.ChooseTarget.class))
        .extracting(Answer.ChooseTarget::target)
        .contains(Target.of(scene.space(1, -1)))
        .doesNotContain(Target.of(scanned));
  }

  @Rule({"FC-CMD-03", "FC-CMD-05"})
  @Test
  void aCardOfTheOwnTurnMayBePlayedThoughItComesToNothing() {
    String card = "corps-of-engineers-2"; // builds an outpost, whose control token is needed
    Scene scene = scene("corps-of-engineers").hand(FED, card).at("groth", 1, 0);
    scene.tile(0, 0, "k-planet-3", FED).control(0, 0, FED, 1).playWithShip(FED, card, "venture");
    assertThat(scene.discards(FED)).containsExactly(scene.card(card));
  }
}
