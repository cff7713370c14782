package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.scene.Wounds;
import io.stardeck.sfbf.state.Ship;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Planet-based fighters. */
class PlanetFightersTest {
  private static Given given() {
    return Given.advanced(2).screen(ONE, "fed-ff").screen(TWO, "kli-c8", "kli-f5");
  }

  @Test
  @Rule({"BF-X-35", "BF-PBF-02", "BF-PBF-04", "BF-PBF-05", "BF-D-45", "BF-PBF-03"})
  void twoCardsRollFourDiceLessTheFireAndErraticManeuvers() {
    Scene scene =
        given()
            .hand(ONE, "pbf-1", "pbf-2")
            .hand(TWO, "drn-4-1", "em-1")
            .dice(3, 5, 1, 6)
            .scene()
            .does(
                new BeginPlanetFighters(ONE, card("pbf-1")),
                new AddPlanetFighters(ONE, card("pbf-2")),
                new AimAt(ONE, ship("kli-c8")),
                new Commit(ONE),
                Launch.fire("kli-c8", "drn-4-1", BoxType.DRN),
                new PassFire(TWO));
    assertThat(scene.events(DieRolled.class)).hasSize(4);
    Scene dealt =
        scene.does(new PlayDefence(TWO, card("em-1"), Optional.empty(), Optional.empty()));
    assertThat(Launch.damage(dealt)).containsExactly(7);
    Scene after = Wounds.laid(dealt);
    assertThat(after.discarded("pbf-1")).isTrue();
    assertThat(after.discarded("pbf-2")).isTrue();
  }

  @Test
  @Rule("BF-PBF-05")
  void theCardsAreDiscardedWhateverTheFireDid() {
    Scene scene =
        given()
            .hand(ONE, "pbf-1")
            .hand(TWO, "drn-4-1", "scp-1", "drn-5-1")
            .dice(3, 5)
            .scene()
            .does(
                new BeginPlanetFighters(ONE, card("pbf-1")),
                new AimAt(ONE, ship("kli-c8")),
                new Commit(ONE),
                Launch.fire("kli-c8", "drn-4-1", BoxType.DRN),
                Launch.support("scp-1", "drn-4-1"),
                Launch.fire("kli-c8", "drn-5-1", BoxType.DRN));
    assertThat(Launch.damage(scene)).containsExactly(0);
    assertThat(scene.discarded("pbf-1")).isTrue();
    assertThat(scene.discarded("scp-1")).isTrue();
  }

  @Test
  @Rule({"BF-DEF-54", "BF-PBF-03"})
  void aShipDisengagesFromThem() {
    Scene scene =
        given()
            .hand(ONE, "pbf-1")
            .hand(TWO, "dsg")
            .dice(6, 6)
            .scene()
            .does(
                new BeginPlanetFighters(ONE, card("pbf-1")),
                new AimAt(ONE, ship("kli-c8")),
                new Commit(ONE),
                new PassFire(TWO),
                new PlayDefence(TWO, card("dsg"), Optional.empty(), Optional.empty()));
    assertThat(scene.ship("kli-c8").damage()).isZero();
    assertThat(scene.ship("kli-c8").disengaged()).isPresent();
  }

  @Test
  @Rule({"BF-PBF-01", "BF-OUT-02"})
  void theyNeedAShipInPlayAndTheirCard() {
    Given.advanced(3)
        .screen(TWO, "kli-c8")
        .screen(THREE, "fed-ff")
        .hand(ONE, "pbf-1")
        .scene()
        .rejects(new BeginPlanetFighters(ONE, card("pbf-1")), "BF-OUT-02");
    given()
        .hand(ONE, "ph1-2-1")
        .scene()
        .rejects(new BeginPlanetFighters(ONE, card("ph1-2-1")), "BF-PBF-01")
        .rejects(new BeginPlanetFighters(ONE, card("pbf-1")), "BF-ATK-30");
  }

  @Test
  @Rule("BF-PBF-02")
  void onlyMoreOfTheirKindJoinThem() {
    given()
        .hand(ONE, "pbf-1", "pff")
        .scene()
        .does(new BeginPlanetFighters(ONE, card("pbf-1")))
        .rejects(new AddPlanetFighters(ONE, card("pff")), "BF-PBF-02")
        .rejects(new AddPlanetFighters(ONE, card("pbf-1")), "BF-ACT-01");
  }

  @Test
  @Rule({"BF-PBF-06", "BF-PBF-03"})
  void aShipThatTheyDestroyIsATrophy() {
    Scene scene =
        given()
            .hand(ONE, "pbf-1", "prt-1")
            .dice(2, 1)
            .scene()
            .does(
                new BeginPlanetFighters(ONE, card("pbf-1")),
                new AimAt(ONE, ship("kli-f5")),
                new AddPlusOne(ONE, card("prt-1")),
                new Commit(ONE));
    assertThat(Launch.damage(scene)).containsExactly(4);
    assertThat(scene.fleet(ONE).trophies()).isEmpty();
    Scene more =
        given()
            .damage("kli-f5", BoxType.HULL)
            .hand(ONE, "pbf-1")
            .dice(3, 2)
            .scene()
            .does(
                new BeginPlanetFighters(ONE, card("pbf-1")),
                new AimAt(ONE, ship("kli-f5")),
                new Commit(ONE));
    assertThat(more.fleet(ONE).trophies()).containsExactly(ship("kli-f5"));
  }

  @Test
  @Rule({"BF-CLK-03", "BF-WEB-03", "BF-PBF-03", "BF-D-32"})
  void cloakWebAndWildWeaselHalveTheirDamage() {
    Given[] targets = {
      at("rom-con").cloaked("rom-con"),
      at("tho-dn").webbed("tho-dn"),
      at("kli-c8").weasel("kli-c8", "ww-1")
    };
    for (Given given : targets) {
      Ship target = given.state().table().fleet(TWO).screen().get(0);
      Scene scene =
          given
              .hand(ONE, "pbf-1")
              .dice(3, 4)
              .scene()
              .does(new BeginPlanetFighters(ONE, card("pbf-1")), new AimAt(ONE, target.id()))
              .does(new Commit(ONE));
      assertThat(Launch.damage(scene)).as("half of 7").containsExactly(4);
    }
  }

  private static Given at(String target) {
    return Given.advanced(2).screen(ONE, "fed-ff").screen(TWO, target, "fed-ca");
  }
}
