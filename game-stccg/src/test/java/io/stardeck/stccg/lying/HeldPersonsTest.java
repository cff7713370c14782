package io.stardeck.stccg.lying;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Marks on persons whom a card holds: they have not left play. */
class HeldPersonsTest {
  private static final Host TEAM = Encounter.TEAM;

  /** Alien Abduction holds the one with most CUNNING, Data. */
  private static Scene abducted(Mark... marks) {
    Scene scene = Encounter.laid("010", true).persons(ONE, TEAM, "204");
    for (Mark mark : marks) {
      scene.marked(TEAM, mark);
    }
    return Encounter.attempts(scene.persons(ONE, TEAM, "205", "215"));
  }

  private static ImmutableList<Card> held(Scene scene) {
    ImmutableList<Lying> lying = scene.state().table().lying();
    return scene.state().cards(Places.held(lying.get(lying.size() - 1).id()));
  }

  private static Card freed(Scene scene) {
    scene.ends(scene.state().table().lying().get(0).id());
    return scene.state().cards(TEAM, Role.FREE).stream()
        .filter(card -> card.def().equals("204"))
        .findFirst()
        .orElseThrow();
  }

  @Rule("ST-ZON-12")
  @Test
  void whoIsHeldKeepsTheMarks() {
    Scene scene = abducted(new Mark.NoBeam(2));
    assertThat(held(scene).get(0).marks()).containsExactly(new Mark.NoBeam(2));
    assertThat(freed(scene).marks()).containsExactly(new Mark.NoBeam(2));
  }

  @Rule({"ST-ZON-12", "ST-TRN-07"})
  @Test
  void whatEndsWithTheTurnEndsForTheHeldToo() {
    Scene scene = abducted(new Mark.NoBeam(2), new Mark.Learned("205", ImmutableList.of()));
    scene.quietly(new EndTurn(ONE));
    assertThat(held(scene).get(0).marks()).containsExactly(new Mark.NoBeam(1));
    scene.quietly(new EndTurn(TWO)).quietly(new EndTurn(ONE));
    assertThat(freed(scene).marks()).isEmpty();
  }

  @Rule({"ST-ZON-12", "ST-DIL-15"})
  @Test
  void theMarksOfACardThatIsGoneAreGoneFromTheHeldToo() {
    Scene scene = Encounter.laid("010", true).persons(ONE, TEAM, "204");
    CardId aging = scene.lies(TWO, "028", On.group(ONE));
    scene.marked(TEAM, new Mark.Held(aging));
    Encounter.attempts(scene.persons(ONE, TEAM, "205", "215"));
    scene.ends(aging);
    assertThat(held(scene).get(0).marks()).isEmpty();
  }

  @Rule("ST-ZON-12")
  @Test
  void aShipSetAsideAndItsCrewKeepTheirMarks() {
    Scene scene = Scene.laid().missions("151");
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    scene.persons(ONE, aboard, "205").marked(aboard, new Mark.NoBeam(9)).orders(TWO);
    scene.plays(ONE, "140", Aim.at(aboard)).passes(); // Temporal Rift
    assertThat(scene.ship(ship).here()).isFalse();
    for (int i = 0; i < 4; i++) {
      scene.quietly(new EndTurn(scene.state().table().active()));
    }
    assertThat(scene.ship(ship).here()).isTrue();
    assertThat(scene.state().cards(aboard, Role.FREE).get(0).marks())
        .hasSize(1)
        .allMatch(Mark.NoBeam.class::isInstance);
  }

  /** Newton, projected to the planet, is the one whom Alien Abduction holds. */
  private static Scene projected() {
    Scene scene = Encounter.laid("010", true);
    scene.lies(ONE, "078", On.location(0)); // Holo-Projectors
    Host aboard = Host.ship(scene.ship(ONE, "336", 0));
    CardId hologram = scene.person(ONE, "237", aboard);
    scene.persons(ONE, aboard, "199", "198", "205").persons(ONE, TEAM, "214").orders(ONE);
    return Encounter.attempts(scene.does(new Beam(ONE, Optional.of(hologram), aboard, TEAM)));
  }

  @Rule({"ST-HOL-07", "ST-EFF-29"})
  @Test
  void aHologramThatWasHeldIsBackAboardTheShipThatHasLeftMeanwhile() {
    Scene scene = projected();
    CardId ship = Encounter.ship(scene).id();
    assertThat(held(scene)).extracting(Card::def).containsExactly("237");
    scene.quietly(new Move(ONE, ship, true, 1)).ends(scene.state().table().lying().get(1).id());
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("214");
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).contains("237");
  }

  @Rule({"ST-HOL-10", "ST-EFF-29"})
  @Test
  void aHologramThatWasHeldIsGoneWithTheShipThatProjectedIt() {
    Scene scene = projected();
    scene.destroyed(Encounter.ship(scene).id()).ends(scene.state().table().lying().get(1).id());
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("214");
    assertThat(scene.discarded(ONE)).contains("237");
  }

  /** A dilemma in space that holds one until an officer is there, and Data, whom it has held. */
  private static Scene abductedInSpace() {
    Scene scene =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'DILEMMA','id':'taken','name':'taken','rarity':'COMMON',"
                        + "'dilemmaType':'SPACE','after':'ATTACH_LOCATION','always':[{'op':'HOLD',"
                        + "'of':{'n':{'op':'NUMBER','n':1},'highest':'CUNNING'}}],"
                        + "'cure':{'op':'CLASS','is':'OFFICER'}}"))
            .missions("191", "191")
            .seeded(TWO, 0, "taken");
    return Encounter.space(scene, "331", "204", "198"); // Data is held
  }

  @Rule({"ST-EFF-29", "ST-DIL-07"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void inSpaceACrewOrAnOutpostThereCuresALocation(boolean aboard) {
    Scene scene = abductedInSpace();
    CardId ship = Encounter.ship(scene).id();
    assertThat(held(scene)).extracting(Card::def).containsExactly("204");
    CardId far = scene.ship(ONE, "331", 1);
    scene.persons(ONE, Host.ship(far), "205");
    CardId theirs = scene.ship(TWO, "331", 0);
    scene.persons(TWO, Host.ship(theirs), "205").turns(1);
    assertThat(held(scene)).hasSize(1);
    Host there = aboard ? Host.ship(ship) : Host.outpost(scene.outpost(ONE, "104", 0));
    scene.persons(ONE, there, "205").turns(1);
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).contains("204");
  }

  @Rule({"ST-SPC-07", "ST-ZON-12"})
  @Test
  void whoIsHeldWhereASunBurstsDoesNotComeFreeElsewhere() {
    Scene scene = abductedInSpace();
    scene.with(Encounter.ship(scene).id(), ship -> ship.copy().withLocation(1));
    CardId outpost = scene.outpost(ONE, "104", 1);
    scene.lies(TWO, "007", On.table(TWO)); // Tox Uthat
    scene.quietly(new EndTurn(ONE)).playsCard(TWO, "095", Aim.at(0));
    assertThat(scene.discarded(ONE)).containsExactly("204");
    assertThat(scene.defs(Host.outpost(outpost), Role.FREE)).isEmpty();
  }

  /** Two whom a dilemma lies on, with one more; it takes them somewhere when its time is over. */
  private static Scene countedDown(String to) {
    Scene scene =
        Scene.laid(
                OwnSet.with(
                    ("{'kind':'DILEMMA','id':'later','name':'later','rarity':'COMMON',"
                            + "'dilemmaType':'PLANET','after':'ATTACH_GROUP','countdown':1,"
                            + "'atZero':[{'op':'RELOCATE','to':'%s','of':{'from':'HELD'},"
                            + "'otherwise':[]}]}")
                        .formatted(to)))
            .missions("151", "191", "162", "154");
    CardId card = scene.lies(TWO, "later", On.group(ONE));
    Host team = Host.team(2, ONE);
    scene.persons(ONE, team, "205", "214").marked(team, new Mark.Held(card));
    return scene.persons(ONE, team, "215");
  }

  @Rule({"ST-EFF-08", "ST-EFF-43"})
  @Test
  void severalOnWhomACardLiesGoToTheOutpostNearestToThem() {
    Scene scene = countedDown("OWN_OUTPOST");
    scene.outpost(ONE, "104", 0);
    Host near = Host.outpost(scene.outpost(ONE, "104", 3));
    scene.orders(TWO).turns(2);
    assertThat(scene.defs(near, Role.FREE)).containsExactly("205", "214");
    assertThat(scene.defs(Host.team(2, ONE), Role.FREE)).containsExactly("215");
  }

  @Rule({"ST-EFF-08", "ST-EFF-43"})
  @Test
  void severalOnWhomACardLiesGoToThePlanetFurthestFromThem() {
    Scene scene = countedDown("FURTHEST_PLANET").orders(TWO).turns(2);
    assertThat(scene.defs(Host.team(0, ONE), Role.FREE)).containsExactly("205", "214");
    assertThat(scene.defs(Host.team(2, ONE), Role.FREE)).containsExactly("215");
  }
}
