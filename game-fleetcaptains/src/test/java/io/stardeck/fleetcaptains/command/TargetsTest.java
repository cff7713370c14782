package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.command.Played.CARD;
import static io.stardeck.fleetcaptains.command.Played.face;
import static io.stardeck.fleetcaptains.command.Played.play;
import static io.stardeck.fleetcaptains.command.Played.playOn;
import static io.stardeck.fleetcaptains.command.Played.rating;
import static io.stardeck.fleetcaptains.command.Played.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Target;
import org.junit.jupiter.api.Test;

/** Targets of a card are chosen one after the other ({@code FC-D-93}). */
final class TargetsTest {
  @Rule({"FC-CMD-03", "FC-D-93"})
  @Test
  void targetsAreChosenOneAfterTheOtherAndASingleOneIsTaken() {
    Fixture fixture =
        face(
            "{'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':false},"
                + "{'kind':'SYSTEM','reach':'ANYWHERE','optional':false}],'effects':"
                + "[{'do':'ON_TARGET','target':0,'effects':[{'do':'ON_TARGET','target':1,"
                + "'effects':[{'do':'PLACE_SYSTEM_TOKEN','amount':-2}]}]}]}");
    Scene scene = scene(fixture, CARD).play(FED, CARD);
    assertThat(scene.told())
        .as("the only one is named")
        .contains(new CardEvent.TargetChosen(FED, Target.of(scene.card("groth"))));
    assertThat(scene.asks(FleetFrame.ChooseTargets.class)).isTrue();
    assertThat(scene.legal(FED, Answer.ChooseTarget.class)).hasSize(4);
    assertThat(scene.refused(new Answer.SkipTarget(FED))).containsExactly("FC-CMD-03");
    int before = rating(scene, "groth", ShipSystem.SHIELDS);
    scene.apply(new Answer.ChooseTarget(FED, Target.system(ShipSystem.SHIELDS)));
    assertThat(scene.told())
        .contains(new CardEvent.TargetChosen(FED, Target.system(ShipSystem.SHIELDS)));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(rating(scene, "groth", ShipSystem.SHIELDS)).isEqualTo(before - 2);
    Scene none = scene(fixture, CARD).at("groth", 1, 0);
    assertThat(none.refused(play(none, CARD))).containsExactly("FC-CMD-03");
  }

  @Rule({"FC-CMD-03", "FC-D-93"})
  @Test
  void aWordFindsTheSystemOrTheTokenThatWasChosenWhereverItStands() {
    Fixture system =
        face(
            "{'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':false},"
                + "{'kind':'SYSTEM','reach':'ANYWHERE','optional':false}],'effects':"
                + "[{'do':'ON_TARGET','target':0,'effects':"
                + "[{'do':'PLACE_SYSTEM_TOKEN','amount':-2}]}]}");
    Scene scene = scene(system, CARD).play(FED, CARD);
    int before = rating(scene, "groth", ShipSystem.SHIELDS);
    scene.apply(new Answer.ChooseTarget(FED, Target.system(ShipSystem.SHIELDS)));
    assertThat(rating(scene, "groth", ShipSystem.SHIELDS)).isEqualTo(before - 2);

    Fixture token =
        face(
            "{'asAction':true,'targets':[{'kind':'TOKEN','whose':'ENEMY','reach':'HERE',"
                + "'optional':false}],'effects':[{'do':'REVEAL_TOKEN'}]}");
    Scene shown = scene(token, CARD).echo(KLI, 0, 0).playWithShip(FED, CARD, "venture");
    assertThat(shown.happened()).contains("TokenRevealed");
  }

  @Rule({"FC-D-93", "FC-D-86"})
  @Test
  void anOptionalTargetMayBeSkipped() {
    Fixture fixture =
        face(
            "{'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':true}],"
                + "'effects':[{'do':'ON_TARGET','target':0,'effects':"
                + "[{'do':'DEAL_DAMAGE','amount':1}]}]}");
    Scene scene = scene(fixture, CARD).play(FED, CARD);
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).as("at any moment").isNotEmpty();
    scene.apply(new Answer.SkipTarget(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.ship("groth").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.discards(FED)).contains(scene.card(CARD));
  }

  @Rule({"FC-D-93", "FC-CMD-03"})
  @Test
  void aTargetIsNoLargerAndNoFartherThanTheCardSays() {
    for (int size = 2; size <= 3; size++) {
      String face =
          "{'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','sizeAtMost':%s,"
              + "'optional':false}],'effects':[]}";
      Scene scene = scene(face(face.formatted(size)), CARD); // Gr'oth is of size 3
      assertThat(scene.refused(play(scene, CARD)).isEmpty()).isEqualTo(size == 3);
    }
    String adjacent =
        "{'asAction':true,'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'ADJACENT',"
            + "'optional':false}],'effects':[]}";
    Scene scene = scene(face(adjacent), CARD).tile(0, 1, "dead-space-2", FED);
    scene.at("yeager", 0, 1);
    assertThat(scene.refused(playOn(scene, CARD, 0, "venture"))).containsExactly("FC-CMD-03");
    assertThat(scene.refused(playOn(scene, CARD, 0, "yeager"))).isEmpty();
    String anyone = adjacent.replace("'asAction':true,", "");
    Scene near = scene(face(anyone), CARD).at("venture", 1, 0);
    assertThat(near.refused(play(near, CARD))).as("beside any own ship").isEmpty();
    near.at("venture", 0, 0);
    assertThat(near.refused(play(near, CARD))).as("in its tile").containsExactly("FC-CMD-03");
  }

  @Rule("FC-D-93")
  @Test
  void crewOfEachShipInReachIsACandidate() {
    Fixture fixture =
        face(
            "{'targets':[{'kind':'CARD','whose':'ENEMY','reach':'HERE','optional':false}],"
                + "'effects':[]}");
    Scene scene = scene(fixture, CARD).fleet(KLI, "groth", "somraw").at("groth", 0, 0);
    scene.at("somraw", 0, 0).crew("somraw", "way-of-the-warrior-8", "way-of-the-warrior-9");
    scene.play(FED, CARD);
    assertThat(scene.legal(FED, Answer.ChooseTarget.class))
        .extracting(Answer.ChooseTarget::target)
        .containsExactly(
            Target.crew(scene.card("somraw"), scene.card("way-of-the-warrior-8")),
            Target.crew(scene.card("somraw"), scene.card("way-of-the-warrior-9")));
  }

  @Rule({"FC-D-93", "FC-I-41"})
  @Test
  void aShipThatDecloaksAwayFromEveryTargetChoosesNone() {
    String face =
        "{'asAction':true,'standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}],'targets':"
            + "[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':%s}],'effects':"
            + "[{'do':'ON_TARGET','target':0,'effects':[{'do':'DEAL_DAMAGE','amount':1}]}]}";
    for (boolean optional : new boolean[] {false, true}) {
      Scene scene = scene(face(face.formatted(optional)), CARD).fleet(FED, "defiant", "venture");
      scene.fleet(KLI, "groth", "somraw").at("groth", 0, 0).at("somraw", 0, 0).at("venture", 0, 0);
      scene.tile(1, 0, "dead-space-1", FED).at("defiant", 1, 0).cloaked("defiant");
      scene.apply(playOn(scene, CARD, 0, "defiant"));
      assertThat(scene.asks(FleetFrame.ChooseTargets.class)).isTrue();
      scene.apply(new FreeAction.PowerAdjust(FED, scene.card("defiant"), 0));
      assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
      assertThat(scene.discards(FED)).contains(scene.card(CARD));
      assertThat(scene.ship("groth").alert()).isEqualTo(Alert.WHITE);
    }
  }
}
