package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Paths;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers and rules that cards change, where what they count or name decides. */
class NumbersOfWordsTest {
  private static String standing(String id, String place, String standing) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{%s,"
            + "'standing':[%s]}}")
        .formatted(id, id, place, standing);
  }

  private static final CardSet SET =
      OwnSet.with(
          standing(
              "taught",
              "'place':'TABLE'",
              "{'op':'MODIFY','stat':'STRENGTH','how':'ADD','on':'OWN','by':{'op':'COUNT',"
                  + "'from':'GROUP','filter':{'op':'CLASS','is':'SCIENCE'}}}"),
          standing(
              "wide",
              "'place':'TABLE'",
              "{'op':'MODIFY','stat':'SPAN','how':'ADD','on':'ALL','by':{'op':'NUMBER','n':2},"
                  + "'filter':{'op':'PRESENT','card':'154'}}"),
          standing(
              "slows",
              "'place':'TABLE'",
              "{'op':'MODIFY','stat':'RANGE','how':'SET','on':'OPPONENTS',"
                  + "'by':{'op':'NUMBER','n':5}}"),
          standing(
              "forgets",
              "'place':'TABLE'",
              "{'op':'LOSE_SKILL','name':'Diplomacy','on':'OPPONENTS'}"),
          standing(
              "mends",
              "'place':'SHIP','targets':[{'kind':'SHIP'}]",
              "{'op':'ALLOW','rule':'ST-DMG-07','on':'SHIP'}"),
          "{'kind':'PERSONNEL','id':'leader','name':'leader','rarity':'COMMON',"
              + "'affiliation':'FEDERATION','classification':'OFFICER','integrity':5,'cunning':5,"
              + "'strength':5,'universal':true,'standing':[{'op':'MODIFY','stat':'STRENGTH',"
              + "'how':'ADD','by':{'op':'NUMBER','n':3},'on':'GROUP'}]}",
          "{'kind':'DILEMMA','id':'cube','name':'cube','rarity':'COMMON','dilemmaType':'SPACE',"
              + "'after':'MOVER','mover':{'range':7,'weapons':10,'shields':20}}");

  // Excavation (planet), Study Stellar Collision (space), Diplomacy Mission (planet), Evaluate
  // Terraforming (planet).
  private final Scene scene = Scene.laid(SET).missions("154", "191", "151", "153");

  private ImmutableList<Integer> strengths() {
    return Group.of(scene.state(), ONE, 0, TEAM, Role.FREE, Role.GEAR).persons().stream()
        .map(person -> person.attribute(Attribute.STRENGTH))
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"ST-EFF-12", "ST-EFF-44"})
  @ParameterizedTest
  @CsvSource({"205, 4", "205 214, 5 3", "205 214 206, 6 4 6"})
  void anAttributeMayGrowByThoseInTheGroupWhoFit(String group, String strengths) {
    scene.persons(ONE, TEAM, group.split(" ")).lies(ONE, "taught", On.table(ONE));
    assertThat(strengths())
        .containsExactlyElementsOf(Stream.of(strengths.split(" ")).map(Integer::valueOf).toList());
  }

  @Rule({"ST-EFF-44", "ST-TRM-03"})
  @Test
  void aPersonMayChangeTheirWholeGroupAndASecondLikeThemDoesNotAgain() {
    scene.persons(ONE, TEAM, "leader", "205");
    assertThat(strengths()).containsExactly(8, 7);
    scene.person(ONE, "leader", TEAM);
    assertThat(strengths()).containsExactly(8, 7, 8);
  }

  @Rule({"ST-EFF-12", "ST-MOV-10"})
  @Test
  void aSpanGrowsForTheMissionThatFitsAlone() {
    scene.lies(ONE, "wide", On.table(ONE));
    Table table = scene.state().table();
    assertThat(table.spaceline())
        .extracting(each -> Spans.of(table, each, ONE))
        .containsExactly(5, 3, 3, 3);
  }

  @Rule({"ST-EFF-12", "ST-MUL-02"})
  @Test
  void whatIsSaidOfOpponentsIsNotForItsOwnPlayer() {
    CardId own = scene.ship(ONE, "331", 0);
    CardId theirs = scene.ship(TWO, "331", 0);
    scene.lies(ONE, "slows", On.table(ONE));
    assertThat(
            Stream.of(own, theirs)
                .map(ship -> ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE)))
        .containsExactly(7, 5);
  }

  @Rule("ST-EFF-11")
  @ParameterizedTest
  @CsvSource({"1, Diplomacy, true", "2, Diplomacy, false", "2, Empathy, true"})
  void aSkillThatIsNamedIsLostAndNoOther(int seat, String skill, boolean has) {
    scene.lies(ONE, "forgets", On.table(ONE));
    Host team = Host.team(0, Seat.of(seat));
    scene.persons(Seat.of(seat), team, "205"); // Empathy, Diplomacy
    Group group = Group.of(scene.state(), Seat.of(seat), 0, team, Role.FREE);
    assertThat(Requirements.met(new Requirement.HasSkill(skill, OptionalInt.empty()), group))
        .isEqualTo(has);
  }

  @Rule("ST-EFF-18")
  @Test
  void aRuleIsLiftedForTheShipThatTheCardLiesOnAlone() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.ship(ONE, "331", 0);
    scene.lies(ONE, "mends", On.ship(ship));
    RuleId rule = RuleId.of("ST-DMG-07");
    Table table = scene.state().table();
    assertThat(table.ships())
        .filteredOn(each -> Permissions.lifted(table, rule, ONE, each.card()))
        .extracting(Ship::id)
        .containsExactly(ship);
  }

  @Rule({"ST-EFF-45", "ST-DAT-11"})
  @Test
  void aMoverHasTheNumbersOfItsData() {
    CardId mover = scene.ship(ONE, "cube", 0);
    scene.with(mover, each -> Ship.roaming(each.card(), 0, 3));
    assertThat(
            Stream.of(Stat.RANGE, Stat.WEAPONS, Stat.SHIELDS)
                .map(stat -> ShipNumbers.of(scene.state(), scene.ship(mover), stat)))
        .containsExactly(7, 10, 20);
  }

  @Rule({"ST-MOV-12", "ST-EFF-38"})
  @ParameterizedTest
  @CsvSource({
    "false, 1, true, 2 3",
    "false, 1, false, 0",
    "false, 3, true, ''",
    "false, 0, false, ''",
    "true, 1, true, 2 3 0",
    "true, 1, false, 0 3 2",
    "true, 3, true, 0 1 2",
  })
  void aWayEndsWithTheSpacelineUnlessItsEndsAreNeighbours(
      boolean wraps, int from, boolean right, String way) {
    if (wraps) {
      scene.lies(ONE, "103", On.table(ONE)); // Where No One Has Gone Before
    }
    assertThat(Paths.way(scene.state().table(), ONE, from, right))
        .extracting(Location::number)
        .containsExactlyElementsOf(
            way.isEmpty()
                ? ImmutableList.of()
                : Stream.of(way.split(" ")).map(Integer::valueOf).toList());
  }

  @Rule("ST-REQ-20")
  @Shows("023")
  @Test
  void theTwoStrongestMayHaveComeLast() {
    Scene met = Encounter.planet("023", "214", "220", "204", "251"); // STRENGTH 12 and 10
    assertThat(met.discarded(ONE)).isEmpty();
  }

  @Rule({"ST-REQ-16", "ST-DIL-14"})
  @Shows("047")
  @Test
  void aTeamOnThePlanetIsNotAtTheOutpostInOrbit() {
    Scene tired = Encounter.laid("047", true); // REM Fatigue Hallucinations
    tired.outpost(ONE, "104", 0);
    Encounter.attempts(tired.persons(ONE, TEAM, "205", "214"));
    assertThat(tired.state().table().lying()).hasSize(1);
    assertThat(tired.score(ONE)).isZero();
  }

  @Rule({"ST-BAT-11", "ST-SPC-04", "ST-EFF-44"})
  @Shows("134")
  @Test
  void whoDefendsAShipHasAllEquipmentAboard() {
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.gear(TWO, "064", aboard);
    scene.persons(TWO, aboard, "215").orders(ONE); // STRENGTH 6, and 2 by the phaser
    scene.plays(ONE, "134", Aim.at(aboard)).passes();
    StrikeCompared strike = Iterables.getLast(scene.told(StrikeCompared.class));
    assertThat(ImmutableList.of(strike.attack(), strike.defence())).containsExactly(1, 8);
  }
}
