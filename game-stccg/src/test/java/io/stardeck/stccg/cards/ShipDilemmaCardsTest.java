package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import org.junit.jupiter.api.Test;

/** Dilemmas in space that come to lie on a ship or its crew. */
class ShipDilemmaCardsTest {
  @Shows("047")
  @Rule({"ST-DIL-14", "ST-DIL-15", "ST-REQ-16", "ST-EFF-43"})
  @Test
  void whoIsTiredDiesUnlessTheyReachAnOutpost() {
    Scene scene = Encounter.space("047", "205");
    scene.turns(7);
    assertThat(scene.discarded(ONE)).containsExactly("205");
    Scene rested = Encounter.laid("047", false);
    rested.outpost(ONE, "104", 1);
    Encounter.space(rested, "331", "205");
    rested.quietly(new Move(ONE, Encounter.ship(rested).id(), true, 1));
    assertThat(rested.score(ONE)).isEqualTo(5);
    assertThat(rested.state().cards(Places.points(TWO))).hasSize(1);
  }

  @Shows("031")
  @Rule({"ST-EFF-31", "ST-EFF-25", "ST-DIL-07"})
  @Test
  void theGameDisablesOneMoreAtEachOwnTurn() {
    Scene scene = Encounter.space("031", "205", "214", "220");
    Host aboard = Encounter.ship(scene).host();
    assertThat(scene.defs(aboard, Role.DISABLED)).hasSize(1);
    scene.turns(2);
    assertThat(scene.defs(aboard, Role.DISABLED)).hasSize(2);
    scene.turns(2);
    assertThat(scene.defs(aboard, Role.DISABLED)).hasSize(3);
    assertThat(scene.against(new DeclinePlay(ONE))).isEmpty();
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.against(new Move(ONE, Encounter.ship(scene).id(), true, 1)))
        .contains("ST-STF-06");
  }

  @Shows("034")
  @Rule({"ST-EFF-07", "ST-EFF-25", "ST-DIL-04", "ST-DIL-07"})
  @Test
  void theBoobyTrapHoldsTheShipUntilItIsCured() {
    Scene scene = Encounter.space("034", "205");
    assertThat(scene.discarded(ONE)).containsExactly("205"); // no MEDICAL
    Scene doctor = Encounter.space("034", "198", "205");
    CardId ship = Encounter.ship(doctor).id();
    assertThat(doctor.defs(Host.ship(ship), Role.FREE)).hasSize(2);
    assertThat(doctor.against(new Move(ONE, ship, true, 1))).containsExactly("ST-EFF-07");
    doctor.person(ONE, "212", Host.ship(ship)); // ENGINEER x2
    doctor.turns(2);
    doctor.quietly(new DeclinePlay(ONE));
    assertThat(doctor.against(new Move(ONE, ship, true, 1))).isEmpty();
  }

  @Shows("040")
  @Rule({"ST-EFF-43", "ST-DIL-07", "ST-EFF-04", "ST-PAT-08"})
  @Test
  void parasitesAreCuredByTwoScientists() {
    Scene scene = Encounter.space("040", "205", "206", "214");
    assertThat(scene.discarded(TWO)).containsExactly("040"); // at once, after the order
    Scene eaten = Encounter.space("040", "205");
    eaten.turns(5);
    assertThat(eaten.state().table().ships()).isEmpty();
  }

  @Shows("017")
  @Rule({"ST-PAT-07", "ST-EFF-12", "ST-DIL-07"})
  @Test
  void juniorIsWeanedByThreeEngineers() {
    Scene scene = Encounter.space("017", "205");
    scene.turns(2);
    Ship ship = Encounter.ship(scene);
    assertThat(ShipNumbers.of(scene.state(), ship, Stat.RANGE)).isEqualTo(5);
    scene.persons(ONE, ship.host(), "212", "229").quietly(new DeclinePlay(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(ShipNumbers.of(scene.state(), ship, Stat.RANGE)).isEqualTo(7);
  }

  @Shows("045")
  @Rule({"ST-EFF-27", "ST-EFF-07", "ST-DIL-08"})
  @Test
  void theScowEndsTheAttemptAndBarsOthers() {
    Scene scene = Encounter.space("045", "205");
    assertThat(scene.defs(Encounter.ship(scene).host(), Role.FREE)).containsExactly("205");
    assertThat(
            scene.against(
                new Attempt(
                    ONE, 0, Encounter.ship(scene).host(), ImmutableSet.of(Affiliation.FEDERATION))))
        .contains("ST-EFF-07");
  }

  @Shows("052")
  @Rule({"ST-EFF-11", "ST-DIL-07"})
  @Test
  void theInfectionTakesTheFirstSkillOfEverybodyAboard() {
    Scene scene = Encounter.space("052", "205", "214"); // Empathy, Diplomacy; Physics
    Group crew = Group.aboard(scene.state(), Encounter.ship(scene));
    assertThat(Requirements.skillHalves(crew, "Empathy")).isZero();
    assertThat(Requirements.skillHalves(crew, "Diplomacy")).isEqualTo(2);
    assertThat(Requirements.skillHalves(crew, "Physics")).isZero();
    scene.persons(ONE, Encounter.ship(scene).host(), "198", "208", "247");
    scene.turns(2);
    crew = Group.aboard(scene.state(), Encounter.ship(scene));
    assertThat(Requirements.skillHalves(crew, "Empathy")).isEqualTo(2);
  }

  @Shows("053")
  @Rule({"ST-EFF-31", "ST-EFF-07", "ST-DIL-07", "ST-REQ-07"})
  @Test
  void flatCreaturesDisableEmpathsAndHoldTheShip() {
    Scene scene = Encounter.space("053", "205", "220");
    Ship ship = Encounter.ship(scene);
    Group crew = Group.aboard(scene.state(), ship);
    assertThat(crew.persons()).extracting(person -> person.card().def()).containsExactly("220");
    assertThat(scene.against(new Move(ONE, ship.id(), true, 1))).containsExactly("ST-EFF-07");
    scene.persons(ONE, ship.host(), "214");
    scene.turns(2);
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(Group.aboard(scene.state(), ship).persons()).hasSize(3);
  }

  @Shows("040")
  @Rule({"ST-D-79", "ST-DIL-07", "ST-ATT-20", "ST-ATT-14"})
  @Test
  void whatWouldLieOnAShipIsDiscardedByAGroupWithoutOne() {
    Scene scene = Encounter.laid("031", false);
    CardId outpost = scene.outpost(ONE, "104", 0);
    Host host = Host.outpost(outpost);
    scene.persons(ONE, host, "205", "214").orders(ONE);
    scene
        .quietly(new Attempt(ONE, 0, host, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(ONE));
    assertThat(scene.discarded(TWO)).containsExactly("031");
    assertThat(scene.told(CardEvent.CardDisabled.class)).hasSize(1); // its effect happens
    assertThat(scene.defs(host, Role.DISABLED)).isEmpty(); // and ends with the card
  }
}
