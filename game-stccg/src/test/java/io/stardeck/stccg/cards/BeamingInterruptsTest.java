package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.ChoosePart;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.TurnEvent.ChoiceAsked;
import io.stardeck.stccg.event.TurnEvent.ChoiceMade;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Interrupts that beam persons: what holds for orders holds for them. */
class BeamingInterruptsTest {
  private static final Host TEAM = Host.team(0, ONE);

  // A planet between two space missions.
  private final Scene scene = Scene.laid().missions("151", "191");

  @Shows({"114", "028"})
  @Rule({"ST-EFF-30", "ST-EFF-42"})
  @Test
  void whoIsHeldOnAPlanetIsNotBeamedUp() {
    Scene held = Encounter.laid("028", true).persons(ONE, Encounter.TEAM, "205", "204");
    Host ship = Host.ship(held.ship(ONE, "331", 0));
    Encounter.attempts(held);
    held.persons(ONE, Encounter.TEAM, "214"); // who has not met it
    held.plays(ONE, "114", Aim.at(Encounter.TEAM)).passes();
    assertThat(held.defs(ship, Role.FREE)).containsExactly("214");
    assertThat(held.defs(Encounter.TEAM, Role.FREE)).containsExactly("204", "205");
  }

  @Shows({"114", "068", "070"})
  @Rule("ST-EFF-35")
  @ParameterizedTest
  @CsvSource({"068, 3, 3", "068, 4, 0", "070, 1, 0"})
  void aTeamThatIsTooManyIsNotBeamed(String event, int persons, int beamed) {
    Host ship = Host.ship(scene.ship(ONE, "331", 0));
    CardId lies = scene.lies(TWO, event, On.location(0));
    if (event.equals("070")) {
      scene.turned(lies);
    }
    for (int i = 0; i < persons; i++) {
      scene.person(ONE, "220", TEAM);
    }
    scene.orders(ONE).plays(ONE, "114", Aim.at(TEAM)).passes();
    assertThat(scene.state().size(ship, Role.FREE)).isEqualTo(beamed);
    scene.plays(ONE, "114", Aim.at(ship)).passes(); // three have beamed in this turn
    assertThat(scene.state().size(ship, Role.FREE)).isEqualTo(beamed);
  }

  @Shows({"130", "068"})
  @Rule("ST-EFF-35")
  @Test
  void noMoreThanThreeAreTransportedToAnIonizedPlanet() {
    Host ship = Host.ship(scene.ship(ONE, "331", 1));
    scene.lies(TWO, "068", On.location(0));
    scene.persons(ONE, ship, "220", "220", "220", "220");
    scene.orders(ONE).plays(ONE, "130", Aim.at(ship)).passes();
    for (int i = 0; i < 3; i++) {
      scene.quietly(new Choose(ONE, new OfLocation(0)));
      scene.quietly(new Choose(ONE, new OfCard(first(ship, Role.FREE))));
    }
    scene.quietly(new Choose(ONE, new OfLocation(0)));
    assertThat(scene.against(new Choose(ONE, new OfCard(first(ship, Role.FREE)))))
        .containsExactly("ST-EFF-41");
  }

  @Shows("130")
  @Rule({"ST-EFF-41", "ST-VIS-11"})
  @Test
  void whoChoosesIsToldAndWhatIfEverybodySeesIt() {
    Host ship = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, ship, "220", "220");
    scene.orders(ONE).plays(ONE, "130", Aim.at(ship)).passes();
    assertThat(scene.toldTo(TWO, ChoiceAsked.class)).containsExactly(new ChoiceAsked(ONE));
    scene.does(new Choose(ONE, new OfLocation(0)));
    assertThat(scene.toldTo(TWO, ChoiceMade.class))
        .containsExactly(new ChoiceMade(ONE, Optional.of(new OfLocation(0))));
    scene.does(new Choose(ONE, new OfCard(first(ship, Role.FREE))));
    assertThat(scene.told(ChoiceMade.class)) // the crew does not lie open
        .contains(new ChoiceMade(ONE, Optional.empty()));
  }

  private CardId first(Host host, Role role) {
    return scene.state().cards(host, role).get(0).id();
  }

  @Shows({"114", "130"})
  @Rule({"ST-CLK-06", "ST-EFF-42", "ST-INT-09"})
  @ParameterizedTest
  @ValueSource(strings = {"114", "130"})
  void nobodyIsBeamedOutOfACloakedShip(String interrupt) {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "255").orders(ONE);
    PlayInterrupt plays =
        new PlayInterrupt(ONE, scene.hand(ONE, interrupt), Aim.at(Host.ship(ship)));
    assertThat(scene.against(plays)).isEmpty();
    scene.with(ship, each -> each.copy().withCloaked(true));
    assertThat(scene.against(plays)).containsExactly("ST-INT-09");
  }

  @Shows({"114", "078"})
  @Rule("ST-HOL-08")
  @Test
  void noDeactivatedHologramIsBeamedDown() {
    Host ship = Host.ship(scene.ship(ONE, "334", 0));
    scene.person(ONE, "195", ship);
    scene.marked(ship, new Mark.Deactivated()).persons(ONE, ship, "195");
    scene.lies(ONE, "078", On.location(0));
    scene.orders(ONE).plays(ONE, "114", Aim.at(ship)).passes();
    assertThat(scene.state().persons(TEAM)).isEqualTo(1);
  }

  @Shows("130")
  @Rule({"ST-DIL-12", "ST-ATT-11"})
  @Test
  void whoIsTransportedOutOfAnAttemptIsOfTheGroupNoMore() {
    Host ship = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, ship, "205", "204").gear(ONE, "064", ship);
    scene.hand(TWO, "142");
    scene.orders(ONE);
    scene.does(new Attempt(ONE, 1, ship, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.plays(ONE, "130", Aim.at(ship)).passes();
    scene.quietly(new Choose(ONE, new OfLocation(0)));
    scene.quietly(new Choose(ONE, new OfCard(first(ship, Role.GROUP))));
    scene.quietly(new Choose(ONE, new OfLocation(0)));
    scene.quietly(new Choose(ONE, new OfCard(first(ship, Role.GEAR_GROUP))));
    scene.quietly(new Choose(ONE, new No()));
    assertThat(scene.state().size(TEAM, Role.FREE)).isEqualTo(1);
    assertThat(scene.state().size(TEAM, Role.GEAR)).isEqualTo(1);
    assertThat(scene.state().size(ship, Role.FREE)).isEqualTo(1);
  }

  @Shows("114")
  @Rule({"ST-EFF-08", "ST-BAT-03"})
  @Test
  void whoIsBeamedOutOfABattleIsFreeAboard() {
    Host ship = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(ONE, TEAM, "255", "272").persons(TWO, Host.team(0, TWO), "205", "204");
    scene.hand(TWO, "114");
    scene.orders(ONE);
    scene.does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.does(new Confirm(ONE)).does(new Pass(TWO));
    assertThat(scene.state().size(Host.team(0, TWO), Role.GROUP)).isEqualTo(2);
    scene.plays(TWO, "114", Aim.at(Host.team(0, TWO))).passes();
    assertThat(scene.defs(ship, Role.FREE)).containsExactly("204", "205");
    assertThat(scene.state().size(TEAM, Role.STOPPED)).isEqualTo(2);
  }

  @Shows("114")
  @Rule({"ST-ORD-05", "ST-BAT-06"})
  @Test
  void whoWasStoppedBeforeABattleIsSoBeyondIt() {
    Host ship = Host.ship(scene.ship(TWO, "331", 0));
    Host team = Host.team(0, TWO);
    scene.persons(ONE, TEAM, "255", "272").persons(TWO, team, "205").stopped(TWO, team);
    scene.persons(TWO, team, "204").hand(TWO, "114");
    scene.orders(ONE);
    scene.does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.does(new Confirm(ONE)).does(new Pass(TWO));
    assertThat(scene.state().size(team, Role.GROUP)).isEqualTo(2);
    scene.plays(TWO, "114", Aim.at(team)).passes();
    assertThat(scene.defs(ship, Role.STOPPED)).containsExactly("205");
    assertThat(scene.defs(ship, Role.FREE)).containsExactly("204");
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.defs(ship, Role.FREE)).containsExactly("204", "205");
  }

  @Shows({"130", "068"})
  @Rule("ST-EFF-35")
  @Test
  void asManyOfEachPlayerBeamInOneTurn() {
    Host theirs = Host.ship(scene.ship(TWO, "331", 0));
    Host ship = Host.ship(scene.ship(ONE, "331", 1));
    scene.lies(TWO, "068", On.location(0));
    scene.persons(TWO, theirs, "220", "220", "220").persons(ONE, ship, "220").orders(TWO);
    scene.quietly(new Beam(TWO, Optional.empty(), theirs, Host.team(0, TWO)));
    scene.plays(ONE, "130", Aim.at(ship)).passes();
    scene.quietly(new Choose(ONE, new OfLocation(0)));
    assertThat(scene.against(new Choose(ONE, new OfCard(first(ship, Role.FREE))))).isEmpty();
  }

  @Shows({"130", "103"})
  @Rule({"ST-EFF-38", "ST-EFF-08"})
  @Test
  void aroundTheEndsOfTheSpacelineLiesANeighbourForWhoSaysSo() {
    scene.missions("191", "191");
    Host ship = Host.ship(scene.ship(ONE, "331", 3));
    scene.persons(ONE, ship, "220");
    CardId person = scene.only(ship);
    scene.lies(TWO, "103", On.table(TWO)); // Where No One Has Gone Before
    scene.orders(ONE).plays(ONE, "130", Aim.at(ship)).passes();
    assertThat(scene.state().persons(ship)).isEqualTo(1);
    scene.lies(ONE, "103", On.table(ONE));
    scene.plays(ONE, "130", Aim.at(ship)).passes();
    scene.does(new Choose(ONE, new OfLocation(0))).does(new Choose(ONE, new OfCard(person)));
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("220");
  }

  @Shows("114")
  @Rule({"ST-EFF-08", "ST-AFF-02", "ST-PAT-18"})
  @Test
  void aGroupThatAttemptsOrFightsIsBeamedUpWhoeverIsBesideIt() {
    Host ship = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, TEAM, "215", "256"); // the second is a Klingon, and does not go with it
    scene.persons(TWO, Host.team(0, TWO), "278").orders(TWO).hand(ONE, "331");
    scene.does(new AttackTeam(TWO, 0, ImmutableSet.of(Affiliation.KLINGON), ONE));
    scene.quietly(new Confirm(TWO));
    scene.does(new ChoosePart(TWO, ImmutableSet.of(Affiliation.FEDERATION)));
    while (!scene.asked().equals(Optional.of(ONE))) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "114", Aim.at(TEAM)).passes();
    assertThat(scene.defs(ship, Role.FREE)).containsExactly("215");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("256");
  }

  @Shows("114")
  @Rule({"ST-AFF-02", "ST-I-15", "ST-EFF-08"})
  @Test
  void whoDoesNotGoTogetherIsNotBeamedAboardTogether() {
    Host ship = Host.ship(scene.ship(ONE, "355", 0)); // a neutral one
    scene.persons(ONE, TEAM, "215", "256").orders(ONE);
    scene.plays(ONE, "114", Aim.at(TEAM)).passes();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("215", "256");
    scene.lies(ONE, "099", On.table(ONE)); // Treaty: Federation/Klingon
    scene.plays(ONE, "114", Aim.at(TEAM)).passes();
    assertThat(scene.defs(ship, Role.FREE)).containsExactly("215", "256");
  }

  @Shows({"084", "114", "130"})
  @Rule({"ST-EFF-16", "ST-TRM-01", "ST-EFF-08"})
  @Test
  void nobodyIsBeamedIntoOtherHandsWithAShipThatIsLent() {
    Host lent = Host.ship(scene.ship(TWO, "355", 1));
    Host near = Host.ship(scene.ship(ONE, "355", 0));
    scene.persons(TWO, lent, "289").persons(ONE, TEAM, "215").persons(ONE, near, "301");
    CardId crew = scene.only(lent);
    CardId own = scene.only(near);
    scene.playsCard(ONE, "084", Aim.at(lent)); // Neural Servo Device
    scene.orders(ONE).plays(ONE, "130", Aim.at(lent)).passes();
    scene.does(new Choose(ONE, new OfLocation(0)));
    scene.does(new Choose(ONE, new OfCard(crew)));
    assertThat(scene.defs(Host.team(0, TWO), Role.FREE)).containsExactly("289");
    scene.plays(ONE, "130", Aim.at(near)).passes(); // only the lent ship is a neighbour
    assertThat(scene.against(new Beam(ONE, Optional.of(own), near, TEAM))).isEmpty();
    scene.with(lent.card(), ship -> ship.copy().withLocation(0));
    scene.with(near.card(), ship -> ship.copy().withLocation(1));
    scene.plays(ONE, "114", Aim.at(TEAM)).passes();
    assertThat(scene.state().persons(lent)).isZero();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("215");
  }
}
