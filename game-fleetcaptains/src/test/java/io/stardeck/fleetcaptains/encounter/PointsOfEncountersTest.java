package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.encounter.Met.beside;
import static io.stardeck.fleetcaptains.encounter.Met.fountain;
import static io.stardeck.fleetcaptains.encounter.Met.meet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import org.junit.jupiter.api.Test;

/** A passed encounter with points is scored, whatever else would become of it. */
final class PointsOfEncountersTest {
  @Rule({"FC-ENC-03", "FC-D-63"})
  @Test
  void aPassedEncounterWithPointsIsScoredAndAFailedOneFollowsItsField() {
    for (String afterwards : new String[] {"DISCARD", "KEEP_AS_CARGO", "TRASH"}) {
      for (int die : new int[] {5, 4}) {
        String fields = "{'vp':2,'afterwards':'" + afterwards + "'}";
        Fixture fixture = Fixture.standard().with("encounters", "particle-fountain", fields);
        Scene scene = meet(fountain(beside("particle-fountain", fixture)), 1, die).passTest();
        if (scene.asks(FleetFrame.ChooseSetting.class)) {
          scene.apply(Acts.dial(scene, "yosemite", 0));
        }
        boolean cargo = die == 4 && afterwards.equals("KEEP_AS_CARGO");
        assertThat(scene.table().captain(FED).score()).isEqualTo(die == 5 ? 2 : 0);
        assertThat(scene.ship("yosemite").cargo()).hasSize(cargo ? 1 : 0);
      }
    }
  }

  @Rule({"FC-ENC-03", "FC-VIC-02"})
  @Test
  void aPassedEncounterThatItsOwnWordsLaidAtAShipIsNotInTheScoreArea() {
    for (String word :
        new String[] {"{'do':'ATTACH_THIS','to':'SHIP'}", "{'do':'GAIN_AS_CARGO'}"}) {
      String fields = "{'vp':2,'afterwards':'SCORE_IF_PASSED','effects':[" + word + "]}";
      Fixture fixture = Fixture.standard().with("encounters", "particle-fountain", fields);
      Scene scene = meet(fountain(beside("particle-fountain", fixture)), 1);
      assertThat(scene.happened()).contains("EncounterResolved").doesNotContain("VpScored");
      assertThat(scene.ship("yosemite").bears(scene.card("particle-fountain"))).isTrue();
      assertThat(scene.table().captain(FED).score()).isZero();
    }
  }
}
