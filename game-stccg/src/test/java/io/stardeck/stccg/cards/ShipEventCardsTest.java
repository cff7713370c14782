package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events that are played on ships and outposts, or repair and take them. */
class ShipEventCardsTest {
  // Diplomacy Mission (planet, Federation), Study Stellar Collision (space), Cloaked Mission
  // (planet, Klingon).
  private final Scene scene = Scene.laid().missions("151", "191", "147");

  private void plays(Seat seat, String event, Aim on) {
    CardId card = scene.hand(seat, event);
    scene.cardPlay(seat).quietly(new PlayCard(seat, card, on));
  }

  @Shows("069")
  @Rule({"ST-TRM-02", "ST-EFF-12", "ST-PAT-15"})
  @Test
  void bynarsEnhanceWeaponsAgainAndAgain() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId other = scene.ship(ONE, "331", 0);
    for (int copies = 1; copies <= 3; copies++) {
      plays(ONE, "069", Aim.at(Host.ship(ship)));
      assertThat(ShipNumbers.of(scene.state(), scene.ship(ship), Stat.WEAPONS))
          .isEqualTo(5 + 2 * copies);
    }
    assertThat(ShipNumbers.of(scene.state(), scene.ship(other), Stat.WEAPONS)).isEqualTo(5);
  }

  @Shows({"083", "085"})
  @Rule({"ST-EFF-12", "ST-REQ-13", "ST-TRM-03", "ST-TRM-04", "ST-D-30", "ST-D-64"})
  @ParameterizedTest
  @CsvSource({"083, 214 206 204, 4", "085, 220 229 204, 4"})
  void shieldsGrowWithTheScientistsOrEngineersAboard(String event, String crew, int more) {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.lies(TWO, "099", On.table(TWO));
    plays(ONE, event, Aim.at(Host.ship(ship)));
    plays(ONE, event, Aim.at(Host.ship(ship))); // a reserve, not cumulative
    assertThat(ShipNumbers.of(scene.state(), scene.ship(ship), Stat.SHIELDS)).isEqualTo(5);
    scene.persons(ONE, Host.ship(ship), crew.split(" ")); // Data's skill is no classification
    assertThat(ShipNumbers.of(scene.state(), scene.ship(ship), Stat.SHIELDS)).isEqualTo(5 + more);
    scene.ends(scene.state().table().lying().get(1).id()); // now the reserve acts
    assertThat(ShipNumbers.of(scene.state(), scene.ship(ship), Stat.SHIELDS)).isEqualTo(5 + more);
  }

  @Shows("084")
  @Rule({"ST-EFF-16", "ST-TRM-01", "ST-PAT-20", "ST-EFF-25", "ST-I-07"})
  @Test
  void theServoDeviceTakesAShipForTheTurn() {
    CardId ship = scene.ship(TWO, "355", 0);
    CardId own = scene.ship(ONE, "331", 0);
    scene.persons(TWO, Host.ship(ship), "205");
    CardId guest = scene.person(ONE, "214", Host.ship(own));
    plays(ONE, "084", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).controller()).contains(ONE);
    assertThat(scene.against(new Beam(ONE, Optional.of(guest), Host.ship(own), Host.ship(ship))))
        .contains("ST-EFF-16");
    scene.quietly(new Move(ONE, ship, true, 1));
    CardId crew = scene.only(Host.ship(ship));
    assertThat(crew).isNotNull();
    scene.turns(1);
    assertThat(scene.ship(ship).controller()).contains(TWO);
    assertThat(scene.discarded(ONE)).containsExactly("084");
    assertThat(scene.state().zones().at(Host.ship(ship).place(Role.FREE)).kind().seers())
        .isEqualTo(Audience.only(TWO));
  }

  @Shows("084")
  @Rule({"ST-EFF-25", "ST-PRE-03"})
  @Test
  void theServoDeviceFailsAgainstSecurity() {
    CardId ship = scene.ship(TWO, "355", 0);
    scene.persons(TWO, Host.ship(ship), "203", "216");
    plays(ONE, "084", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).controller()).contains(TWO);
    assertThat(StccgView.of(scene.state(), ONE).cards(Host.ship(ship), Role.FREE)).hasSize(2);
  }

  @Shows("087")
  @Rule({"ST-EFF-25", "ST-EFF-04", "ST-DMG-02", "ST-DMG-05"})
  @Test
  void plasmaFireDamagesFromTheNextFullTurnOn() {
    CardId ship = scene.ship(TWO, "331", 0);
    plays(ONE, "087", Aim.at(Host.ship(ship)));
    scene.turns(1);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
    scene.turns(1);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
    scene.turns(2);
    assertThat(scene.state().table().ship(ship)).isNull();
  }

  @Shows({"087", "102"})
  @Rule({"ST-DIL-07", "ST-PRE-05"})
  @ParameterizedTest
  @CsvSource({"087, 203", "102, 220"})
  void theRightPersonAboardPutsItOut(String event, String person) {
    CardId ship = scene.ship(TWO, "331", 0);
    plays(ONE, event, Aim.at(Host.ship(ship)));
    scene.person(TWO, person, Host.ship(ship));
    scene.turns(2);
    assertThat(scene.discarded(ONE)).containsExactly(event);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Shows("102")
  @Rule({"ST-EFF-43", "ST-EFF-04"})
  @Test
  void theCoreBreaksAtTheEndOfAFullTurn() {
    CardId ship = scene.ship(TWO, "331", 0);
    plays(ONE, "102", Aim.at(Host.ship(ship)));
    scene.turns(1);
    assertThat(scene.state().table().ship(ship)).isNotNull();
    scene.turns(1);
    assertThat(scene.state().table().ship(ship)).isNull();
    assertThat(scene.discarded(ONE)).containsExactly("102");
  }

  @Shows("092")
  @Rule({"ST-EFF-19", "ST-DMG-09"})
  @Test
  void spacedockRepairsWhatEndsAMoveThere() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 1);
    scene.person(ONE, "205", Host.ship(ship));
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
    plays(ONE, "092", Aim.at(Host.outpost(outpost)));
    scene.quietly(new Move(ONE, ship, false, 0));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }
}
