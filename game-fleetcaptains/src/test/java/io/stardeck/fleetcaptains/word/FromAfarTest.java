package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.word.WordsTest.CARD;
import static io.stardeck.fleetcaptains.word.WordsTest.scene;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.internal.step.Scanning;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Target;
import org.junit.jupiter.api.Test;

/** Tiles that are explored or looked at from elsewhere. */
final class FromAfarTest {
  private static String onTile(String word) {
    return "{'asAction':true,'targets':[{'kind':'TILE','reach':'ADJACENT','optional':false,"
        + "'at':{'explored':false}}],'effects':[{'do':'ON_TARGET','target':0,'effects':[{'do':'"
        + word
        + "'}]}]}";
  }

  @Rule({"FC-D-89", "FC-D-38", "FC-LOC-02"})
  @Test
  void whatATileDoesWhenItIsExploredItDoesToTheShipsInItAlone() {
    Scene scene = scene(onTile("EXPLORE_TILE")).fleet(KLI, "korinar", "bortas");
    scene.hidden(1, -1, "pulsar").at("korinar", 1, -1).at("bortas", 0, 0).cloaked("korinar");
    scene.cloaked("bortas").dice(6);
    scene.playWithShip(FED, CARD, "venture");
    scene.apply(new Answer.ChooseTarget(FED, Target.of(scene.space(1, -1))));
    while (scene.asks(FleetFrame.ChooseSetting.class)) {
      scene.apply(scene.legal(KLI, Answer.SetDial.class).get(0));
    }
    assertThat(scene.ship("korinar").cloaked()).as("at the pulsar").isFalse();
    assertThat(scene.ship("bortas").cloaked()).as("beside the explorer").isTrue();
  }

  @Rule({"FC-D-54", "FC-SCN-03"})
  @Test
  void aTileThatTheSideHasScannedIsNotScannedAnewByACard() {
    String scans = "mission-two-scans-1";
    Scene scene = scene(onTile("PEEK_TILE")).missions(FED, scans);
    int space = scene.space(1, -1);
    scene.playWithShip(FED, CARD, "venture");
    scene.apply(new Answer.ChooseTarget(FED, Target.of(space)));
    assertThat(scene.tile(1, -1).scannedBy()).hasSize(1);
    assertThat(scene.table().captain(FED).progress()).containsEntry(scene.card(scans), 1);

    Scene known = scene(onTile("PEEK_TILE")).missions(FED, scans);
    known.change(play -> Scanning.scan(play, FED, space));
    known.playWithShip(FED, CARD, "venture");
    assertThat(known.legal(FED, Answer.ChooseTarget.class)).isNotEmpty();
    assertThat(known.refused(new Answer.ChooseTarget(FED, Target.of(space))))
        .containsExactly("FC-CMD-03");
  }

  @Test
  void aTileInWhichAShipIsMakesWayForNoOther() {
    String card =
        "{'targets':[{'kind':'TILE','reach':'ANYWHERE','optional':false,'at':{'explored':true}}],"
            + "'effects':[{'do':'ON_TARGET','target':0,'effects':[{'do':'REPLACE_TILE'}]}]}";
    Scene left = scene(card).tile(1, -1, "k-planet-1", FED).tile(0, 1, "dead-space-2", FED);
    Answer.ChooseTarget there = new Answer.ChooseTarget(FED, Target.of(left.space(1, 0)));
    left.play(FED, CARD);
    assertThat(left.legal(FED)).contains(there);
    Scene manned = scene(card).tile(1, -1, "k-planet-1", FED).tile(0, 1, "dead-space-2", FED);
    manned.at("venture", 1, 0);
    manned.play(FED, CARD);
    assertThat(manned.legal(FED)).hasSizeGreaterThanOrEqualTo(2).doesNotContain(there);
  }
}
