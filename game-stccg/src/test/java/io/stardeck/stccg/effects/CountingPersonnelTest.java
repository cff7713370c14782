package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who counts in a group, who may die there, and who goes together. */
class CountingPersonnelTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final Host TEAM = Host.team(0, ONE);

  // Diplomacy Mission, a planet; Study Stellar Collision, in space.
  private final Scene scene = Scene.laid().missions("151", "191");
  private final CardId ship = scene.ship(ONE, "331", 0); // without a holodeck
  private final Host aboard = Host.ship(ship);

  private List<String> counting(int location, Host host) {
    return defs(Group.of(scene.state(), ONE, location, host, Role.FREE, Role.DISABLED));
  }

  private List<String> mortal(Host host) {
    return defs(Group.mortal(scene.state(), new Manned(host, ONE), Role.FREE, Role.DISABLED));
  }

  private static List<String> defs(Group group) {
    return group.persons().stream().map(person -> person.card().def()).toList();
  }

  @Rule({"ST-REQ-07", "ST-TRE-06", "ST-BAT-11"})
  @Test
  void whoIsUnderHouseArrestCountsForNothingButMayDie() {
    scene.persons(ONE, aboard, "275").marked(aboard, new Mark.Arrested());
    scene.persons(ONE, aboard, "215");
    assertThat(counting(0, aboard)).containsExactly("215");
    assertThat(mortal(aboard)).containsExactlyInAnyOrder("215", "275");
  }

  @Rule({"ST-REQ-07", "ST-EFF-31"})
  @Test
  void whoIsDisabledCountsForNothingButMayDie() {
    CardId by = scene.lies(TWO, "031", On.ship(ship)); // Ktarian Game
    scene.persons(ONE, aboard, "214").disabled(ONE, aboard, by);
    scene.persons(ONE, aboard, "215");
    assertThat(counting(0, aboard)).containsExactly("215");
    assertThat(mortal(aboard)).containsExactlyInAnyOrder("214", "215");
  }

  @Rule({"ST-HOL-03", "ST-HOL-12"})
  @Test
  void anInactiveHologramNeitherCountsNorDies() {
    Host outpost = Host.outpost(scene.outpost(ONE, "104", 0));
    for (Host host : ImmutableList.of(aboard, outpost)) {
      scene.persons(ONE, host, "195", "203");
      assertThat(counting(0, host)).containsExactly("203");
      assertThat(mortal(host)).containsExactly("203");
    }
  }

  @Rule({"ST-HOL-08", "ST-HOL-12"})
  @Test
  void aDeactivatedHologramIsInactiveInAHolodeckToo() {
    Host holodeck = Host.ship(scene.ship(ONE, "339", 1));
    scene.persons(ONE, holodeck, "195");
    assertThat(counting(1, holodeck)).containsExactly("195");
    scene.marked(holodeck, new Mark.Deactivated());
    assertThat(counting(1, holodeck)).isEmpty();
    assertThat(mortal(holodeck)).isEmpty();
  }

  @Rule("ST-HOL-05")
  @Test
  void onAPlanetAHologramCountsOnlyWithAHomeShip() {
    scene.persons(ONE, TEAM, "195");
    assertThat(counting(0, TEAM)).isEmpty();
    scene.marked(TEAM, new Mark.Home(ship));
    assertThat(counting(0, TEAM)).containsExactly("195");
  }

  @Rule({"ST-HOL-04", "ST-SPC-14", "ST-D-38", "ST-EFF-15", "ST-PAT-15"})
  @Test
  void projectorsOnAPlanetActAboardShipsThereForAllPlayers() {
    Host away = Host.ship(scene.ship(ONE, "332", 1));
    scene.persons(ONE, aboard, "195").persons(ONE, away, "207");
    assertThat(counting(0, aboard)).isEmpty();
    scene.lies(TWO, "078", On.location(0));
    assertThat(counting(0, aboard)).containsExactly("195");
    assertThat(counting(1, away)).isEmpty();
  }

  @Rule({"ST-SPC-14", "ST-EFF-15", "ST-HOL-05"})
  @ParameterizedTest
  @CsvSource({"true, false", "false, true", "true, true"})
  void projectorsWithoutAPlaceActForTheirControllerWhereTheirDataSay(
      boolean ships, boolean planets) {
    Scene own =
        laid(
            ("{'kind':'EVENT','id':'holo','name':'holo','rarity':'COMMON','event':{"
                    + "'place':'TABLE','standing':[{'op':'HOLOGRAMS','ships':%s,'planets':%s}]}}")
                .formatted(ships, planets));
    own.lies(ONE, "holo", On.table(ONE));
    Table table = own.state().table();
    assertThat(Holograms.projected(table, 0, ONE, true)).isEqualTo(ships);
    assertThat(Holograms.projected(table, 0, ONE, false)).isEqualTo(planets);
    assertThat(Holograms.projected(table, 0, TWO, true)).isFalse();
    assertThat(Holograms.projected(table, 0, TWO, false)).isFalse();
    Host theirs = Host.ship(own.ship(TWO, "331", 0));
    Card einstein = own.persons(TWO, theirs, "195").state().cards(theirs, Role.FREE).get(0);
    Ship ship = own.ship(theirs.card());
    assertThat(Holograms.active(own.state().table(), einstein, ship, 0)).isFalse();
  }

  private static Scene laid(String... cards) {
    return Scene.laid(
            config -> StccgConfig.builder().from(config).cards(OwnSet.with(cards)).build())
        .missions("151", "191");
  }

  @Rule({"ST-AFF-01", "ST-AFF-03"})
  @Test
  void neutralGoesWithAllInEitherOrder() {
    Table table = scene.state().table();
    for (Affiliation one : Affiliation.values()) {
      for (Affiliation other : Affiliation.values()) {
        boolean together = one == other || !one.major() || !other.major();
        assertThat(Affiliations.compatible(table, ONE, one, other))
            .as("%s with %s", one, other)
            .isEqualTo(together);
      }
    }
  }

  @Rule({"ST-AFF-02", "ST-AFF-03"})
  @Test
  void aboardANeutralShipThoseWhoAreThereDecideButNotUnderHouseArrest() {
    CardId neutral = scene.ship(ONE, "355", 0);
    Host there = Host.ship(neutral);
    scene.persons(ONE, TEAM, "275", "296");
    Card klingon = scene.state().cards(TEAM, Role.FREE).get(0);
    Card nobody = scene.state().cards(TEAM, Role.FREE).get(1);
    assertThat(fits(klingon, neutral)).isTrue();
    scene.persons(ONE, there, "316"); // a Romulan
    assertThat(fits(klingon, neutral)).isFalse();
    assertThat(fits(nobody, neutral)).isTrue();
    scene.marked(there, new Mark.Arrested());
    assertThat(fits(klingon, neutral)).isTrue();
  }

  @Rule({"ST-D-76", "ST-STF-03"})
  @Test
  void neutralPersonsAloneFlyNoShipOfAnAffiliation() {
    Scene line = Scene.laid().missions("184", "153");
    CardId ship = line.ship(ONE, "362", 0); // a Romulan ship without icons
    line.persons(ONE, Host.ship(ship), "296").orders(ONE);
    assertThat(line.against(new Move(ONE, ship, true, 1))).containsExactly("ST-STF-03");
    line.persons(ONE, Host.ship(ship), "316");
    assertThat(line.against(new Move(ONE, ship, true, 1))).isEmpty();
  }

  private boolean fits(Card card, CardId id) {
    return Boarding.fits(scene.state(), ONE, card, scene.ship(id));
  }

  @Rule({"ST-ORD-10", "ST-AFF-05"})
  @Test
  void aPartyIsOfThoseWhoAreAbleInTheLargestSetsThatGoTogether() {
    scene.persons(ONE, TEAM, "275").marked(TEAM, new Mark.Arrested());
    scene.persons(ONE, TEAM, "253", "316", "215");
    List<Card> able = Parties.able(scene.state(), ONE, 0, TEAM, Role.FREE);
    assertThat(able).extracting(Card::def).containsExactlyInAnyOrder("253", "316", "215");
    scene.lies(ONE, "101", On.table(ONE)); // Klingons and Romulans
    assertThat(Parties.sides(scene.state().table(), ONE, able))
        .containsExactlyInAnyOrder(
            ImmutableSet.of(Affiliation.KLINGON, Affiliation.ROMULAN), FEDERATION);
    scene.lies(ONE, "100", On.table(ONE)); // the Federation and Romulans
    assertThat(Parties.sides(scene.state().table(), ONE, able))
        .containsExactlyInAnyOrder(
            ImmutableSet.of(Affiliation.KLINGON, Affiliation.ROMULAN),
            ImmutableSet.of(Affiliation.FEDERATION, Affiliation.ROMULAN));
  }

  @Rule("ST-TRE-06")
  @Test
  void whoIsUnderHouseArrestIsNotWhomTheMissionNames() {
    Host neutral = Host.ship(scene.ship(ONE, "355", 1));
    scene.persons(ONE, neutral, "215").marked(neutral, new Mark.Arrested());
    scene.persons(ONE, neutral, "296").orders(ONE);
    assertThat(scene.against(new Attempt(ONE, 1, neutral, ImmutableSet.of())))
        .containsExactly("ST-ATT-03");
  }

  @Rule({"ST-SPC-09", "ST-I-29"})
  @Test
  void intrudersWhoAreCrewCountEachOtherAndTheOneWhoDoublesDoubles() {
    scene.persons(ONE, TEAM, "134", "134", "215");
    assertThat(strengths()).containsExactlyInAnyOrder(2, 2, 6);
    scene.persons(ONE, TEAM, "111"); // Crosis
    assertThat(strengths()).containsExactlyInAnyOrder(6, 6, 6, 6);
  }

  private List<Integer> strengths() {
    return Group.of(scene.state(), ONE, 0, TEAM, Role.FREE).persons().stream()
        .map(person -> person.attribute(Attribute.STRENGTH))
        .toList();
  }
}
