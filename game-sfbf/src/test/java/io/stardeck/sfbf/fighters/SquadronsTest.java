package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.fighters.Launch.CARRIER;
import static io.stardeck.sfbf.fighters.Launch.damage;
import static io.stardeck.sfbf.fighters.Launch.fire;
import static io.stardeck.sfbf.fighters.Launch.support;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.AttackEvent.SquadronLost;
import io.stardeck.sfbf.internal.fighters.Squadrons;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.scene.Wounds;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ImmutableAttack;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Dice of fighters, the defence after them, and the squadrons lost. */
class SquadronsTest {
  @Test
  @Rule({"BF-X-32", "BF-FTR-16", "BF-FTR-21", "BF-FTR-14"})
  void twoSquadronsUnderFireOfSeven() {
    Scene scene =
        Launch.at(Launch.given().dice(5, 4).hand(TWO, "drn-4-1", "ph1-3-1"), 2, "fed-ca")
            .does(fire("fed-ca", "drn-4-1", BoxType.DRN), fire("fed-ca", "ph1-3-1", BoxType.PH1));
    Scene dealt = scene.phase() instanceof Phase.FireWindow ? scene.does(new PassFire(TWO)) : scene;
    assertThat(damage(dealt)).containsExactly(2);
    Scene after = Wounds.laid(dealt);
    assertThat(after.ship("fed-ca").damage()).isEqualTo(2);
    assertThat(lost(after)).isEqualTo(1);
  }

  @Test
  @Rule({"BF-X-33", "BF-X-14", "BF-FTR-22", "BF-FTR-14"})
  void twelvePointsOfFireShootBothSquadronsDownAndTheirDiceStillCount() {
    Scene after = shot(Launch.given().dice(6, 6).hand(TWO, "drn-4-1", "scp-1", "ph1-4-1"), 2);
    assertThat(damage(after)).containsExactly(0);
    assertThat(after.events(SquadronLost.class))
        .containsExactly(new SquadronLost(ship(CARRIER), 2));
    assertThat(lost(after)).isEqualTo(2);
  }

  @Test
  @Rule({"BF-FTR-22", "BF-FTR-16"})
  void theDieOfASquadronThatIsShotDownStillCounts() {
    Scene after = shot(Launch.given().dice(6, 6).hand(TWO, "drn-4-1", "ph1-2-1"), 2);
    assertThat(damage(after)).as("12 - 6").containsExactly(6);
    assertThat(lost(Wounds.laid(after))).isEqualTo(1);
  }

  @Test
  @Rule({"BF-FTR-20", "BF-WEB-03", "BF-D-24"})
  void aWebHalvesTheDamageOfFighters() {
    Given given =
        Given.advanced(2).screen(ONE, CARRIER).screen(TWO, "tho-cw").webbed("tho-cw").dice(6, 5);
    assertThat(damage(Launch.at(given, 2, "tho-cw"))).as("11, half").containsExactly(6);
  }

  @Test
  @Rule({"BF-X-34", "BF-D-44", "BF-FTR-16"})
  void onlySquadronsThatFlewAreShotDown() {
    Scene after = shot(Launch.given().dice(4).hand(TWO, "drn-4-1", "scp-1", "ph1-4-1"), 1);
    assertThat(damage(after)).containsExactly(0);
    assertThat(lost(after)).isEqualTo(1);
  }

  @Test
  @Rule({"BF-FTR-22", "BF-FTR-23", "BF-FTR-21"})
  void fireBelowSixShootsNothingDownAndIsForgotten() {
    Scene after = shot(Launch.given().dice(6, 6).hand(TWO, "ph1-4-1"), 2);
    assertThat(damage(after)).containsExactly(8);
    assertThat(lost(Wounds.laid(after))).isZero();
    assertThat(Wounds.laid(after).state().table().attack()).isEmpty();
    Scene five = shot(Launch.given().dice(6, 6).hand(TWO, "drn-5-1"), 2);
    assertThat(lost(Wounds.laid(five))).isZero();
  }

  @Property(tries = 300)
  @Rule({"BF-FTR-21", "BF-D-44", "BF-FTR-25", "BF-D-33"})
  void eachFullSixOfFireCostsOneSquadronThatFlew(
      @ForAll @Size(max = 6) List<@IntRange(min = 0, max = 50) Integer> weapons,
      @ForAll @IntRange(min = 1, max = 4) int squadrons,
      @ForAll boolean halved) {
    var table = Launch.given().state().table();
    var attack = ImmutableAttack.builder().form(Form.FIGHTERS).attacker(ONE);
    int fire = 0;
    for (int number : weapons) {
      CardId weapon = CardId.of(number);
      attack.addFires(new Fire(TWO, ship("fed-ca"), weapon, BoxSet.empty(), ImmutableList.of()));
      fire += table.card(weapon).value();
    }
    int counted = halved ? (fire + 1) / 2 : fire;
    assertThat(Squadrons.losses(table, attack.squadrons(squadrons).halvedFire(halved).build()))
        .isEqualTo(Math.min(squadrons, counted / 6));
  }

  @Test
  @Rule({"BF-FTR-25", "BF-FTR-20", "BF-D-33"})
  void fireFromUnderAWebCountsHalfForTheSquadronsAndInFullForTheDamage() {
    Given given =
        Given.advanced(2)
            .screen(ONE, CARRIER)
            .screen(TWO, "tho-cw", "fed-ca")
            .webbed("tho-cw")
            .dice(6, 6)
            .hand(TWO, "ph1-4-1", "gun", "ph1-4-2");
    Scene scene =
        Launch.at(given, 2, "tho-cw")
            .does(
                fire("tho-cw", "ph1-4-1", BoxType.PH1),
                support("gun", "ph1-4-1"),
                fire("tho-cw", "ph1-4-2", BoxType.PH1));
    assertThat(damage(scene)).as("12 - 12").containsExactly(0);
    assertThat(lost(Wounds.laid(scene))).as("12 counts 6").isEqualTo(1);
  }

  @Test
  @Rule({"BF-FTR-25", "BF-FTR-19"})
  void theFireOfAnEscortOfACloakedShipCountsHalf() {
    Given given =
        Given.advanced(2)
            .screen(ONE, CARRIER)
            .screen(TWO, "gor-bc")
            .main(TWO, "ori-br")
            .cloaked("ori-br")
            .dice(6, 5)
            .hand(TWO, "pls-6-1");
    Scene scene = Launch.at(given, 2, "ori-br").does(Launch.escort("gor-bc", "pls-6-1"));
    assertThat(damage(scene)).as("11 - 6 = 5, half 3").containsExactly(3);
    assertThat(lost(Wounds.laid(scene))).as("6 counts 3").isZero();
  }

  @Test
  @Rule({"BF-FTR-15", "BF-FTR-19"})
  void oneDieForEachSquadronAndHalfTheDamageToACloakedShip() {
    Scene scene =
        Launch.at(
            Given.advanced(2)
                .screen(ONE, CARRIER)
                .screen(TWO, "ori-br")
                .cloaked("ori-br")
                .dice(5, 6),
            1,
            "ori-br");
    assertThat(scene.events(DieRolled.class)).containsExactly(new DieRolled(ONE, 5));
    assertThat(damage(scene)).containsExactly(3);
  }

  @Test
  @Rule({"BF-FTR-18", "BF-DEF-32", "BF-D-29"})
  void erraticManeuversThatLieOnTheTargetCount() {
    Scene scene = Launch.at(Launch.given().erratic("fed-ca", "em-1").dice(6, 5), 2, "fed-ca");
    assertThat(damage(scene)).containsExactly(7);
  }

  @Test
  @Rule({"BF-FTR-17", "BF-D-43", "BF-MAT-05"})
  void afterTheDiceTheDefenderPlaysDefenceCardsButNoWeapons() {
    Scene scene =
        Launch.at(
                Launch.given().dice(6, 6).hand(TWO, "ph1-3-1", "rs-1", "ecm-3-1", "em-1", "tb-1"),
                2,
                "fed-ca")
            .rejects(defence("rs-1"), "BF-ACT-01")
            .does(new PassFire(TWO));
    assertThat(scene.events(DieRolled.class)).hasSize(2);
    assertThat(scene.violations(weapon("ph1-3-1"))).isNotEmpty();
    assertThat(scene.violations(defence("tb-1"))).isNotEmpty();
    Scene dealt =
        scene.does(defence("rs-1"), defence("ecm-3-1"), defence("em-1"), new PassDefence(TWO));
    assertThat(damage(dealt)).containsExactly(12 - 3 - 3 - 4);
  }

  @Test
  @Rule({"BF-MAT-05", "BF-FTR-17"})
  void aWildWeaselHalvesTheDamageOfFighters() {
    Scene scene =
        Launch.at(Launch.given().dice(6, 5).hand(TWO, "ww-1", "rs-1"), 2, "fed-ca")
            .does(new PassFire(TWO), defence("ww-1"), defence("rs-1"));
    Scene dealt =
        scene.phase() instanceof Phase.DefenceWindow ? scene.does(new PassDefence(TWO)) : scene;
    assertThat(damage(dealt)).as("11 - 3 = 8, half").containsExactly(4);
  }

  @Test
  @Rule({"BF-DEF-54", "BF-FTR-17"})
  void aShipDisengagesFromFighters() {
    Scene scene =
        Launch.at(Launch.given().dice(6, 6).hand(TWO, "dsg"), 2, "fed-ca")
            .does(new PassFire(TWO), defence("dsg"));
    assertThat(scene.ship("fed-ca").damage()).isZero();
    assertThat(scene.ship("fed-ca").disengaged()).isPresent();
  }

  @Test
  @Rule("BF-FTR-24")
  void aSquadronShotDownIsADamagedBox() {
    Scene scene = Launch.given().damage(CARRIER, BoxType.FTR).scene();
    scene.rejects(new BeginFighters(ONE, ship(CARRIER), 2), "BF-FTR-04");
    Scene after = shot(Launch.given().dice(6, 6).hand(TWO, "drn-4-1", "scp-1"), 2);
    assertThat(Wounds.laid(after).ship(CARRIER).damaged().size()).isEqualTo(1);
  }

  @Test
  @Rule({"BF-DMG-08", "BF-GEN-09"})
  void aShipThatFightersDestroyIsATrophy() {
    Given given = Launch.given().screen(TWO, "kli-e4").trophies(ONE, "rom-we").dice(6, 6);
    assertThat(Launch.passAll(Launch.at(given, 2, "kli-e4")).fleet(ONE).trophies())
        .containsExactly(ship("rom-we"), ship("kli-e4"));
  }

  @Test
  @Rule({"BF-FTR-25", "BF-FTR-18"})
  void theFireOfAnEscortOfAShipUnderAWildWeaselCountsHalf() {
    Given given =
        Given.advanced(2)
            .screen(ONE, CARRIER)
            .screen(TWO, "gor-bc")
            .main(TWO, "fed-ca")
            .weasel("fed-ca", "ww-1")
            .dice(6, 5)
            .hand(TWO, "pls-6-1");
    Scene scene = Launch.at(given, 2, "fed-ca").does(Launch.escort("gor-bc", "pls-6-1"));
    assertThat(damage(scene)).as("11 - 6 = 5, half 3").containsExactly(3);
    assertThat(lost(Wounds.laid(scene))).as("6 counts 3").isZero();
  }

  private static PlayDefence defence(String id) {
    return new PlayDefence(TWO, card(id), Optional.empty(), Optional.empty());
  }

  private static PlayDefence weapon(String id) {
    return new PlayDefence(TWO, card(id), Optional.of(BoxType.PH1), Optional.empty());
  }

  private static int lost(Scene scene) {
    var printed = scene.state().table().card(ship(CARRIER));
    return printed.boxes(BoxType.FTR).intersect(scene.ship(CARRIER).damaged()).size();
  }

  /** The hand of seat 2 is fired from the Constellation, a Scatterpack on the drone. */
  private static Scene shot(Given given, int squadrons) {
    Scene scene = Launch.at(given, squadrons, "fed-ca");
    for (CardId card : scene.hand(TWO)) {
      var kind = scene.state().table().kind(card);
      if (kind.weapon()) {
        BoxType box = kind.phaser() ? BoxType.PH1 : BoxType.DRN;
        scene = scene.does(new FireAtFighters(TWO, ship("fed-ca"), card, Optional.of(box)));
      } else {
        scene = scene.does(support("scp-1", "drn-4-1"));
      }
    }
    return scene;
  }
}
