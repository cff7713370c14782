package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.OwnSet.instant;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.MissionEvent.MissionRelocated;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Missions that go somewhere else in the spaceline. */
class RelocateMissionTest {
  private static final CardSet SET =
      OwnSet.with(
          moves("left", "'LEFT','n':1"),
          moves("right", "'RIGHT','n':2"),
          moves("either", "'LEFT_OR_RIGHT','n':1"),
          moves("end", "'END'"),
          moves("any", "'ANYWHERE'"),
          "{'kind':'EVENT','id':'gap','name':'gap','event':{'place':'SPACELINE_BETWEEN','span':2,"
              + "'targets':[{'kind':'BORDER'}]}}",
          "{'kind':'DILEMMA','id':'drifts','name':'drifts','dilemmaType':'DUAL',"
              + "'always':[{'op':'RELOCATE_MISSION','to':'RIGHT','n':9}]}");

  // Two planets, two missions in space, numbered 0 to 3.
  private final Scene scene = Scene.laid(SET).missions("154", "191", "178", "151");

  private static String moves(String id, String to) {
    return instant(id, "LOCATION", "{'op':'RELOCATE_MISSION','to':%s}".formatted(to));
  }

  private static ImmutableList<Integer> line(Scene scene) {
    return scene.state().table().spaceline().stream()
        .map(Location::number)
        .collect(ImmutableList.toImmutableList());
  }

  private static On on(Scene scene, CardId card) {
    return Objects.requireNonNull(scene.state().table().lying(card)).on();
  }

  @Rule("ST-EFF-08")
  @ParameterizedTest
  @CsvSource({"left,2,0213", "left,0,0123", "right,0,1203", "right,3,0123"})
  void itGoesSoManyLocationsThatWay(String card, int mission, String line) {
    scene.playsCard(ONE, card, Aim.at(mission));
    assertThat(line(scene)).hasToString(ImmutableList.copyOf(line.split("")).toString());
  }

  @Rule("ST-EFF-08")
  @Test
  void atMostToTheEnd() {
    scene.playsCard(ONE, "right", Aim.at(2));
    assertThat(line(scene)).containsExactly(0, 1, 3, 2);
    assertThat(scene.told(MissionRelocated.class)).containsExactly(new MissionRelocated(2, 2, 3));
  }

  @Rule({"ST-EFF-08", "ST-EFF-41"})
  @Test
  void thePlayerChoosesWhichWay() {
    scene.playsCard(ONE, "either", Aim.at(2));
    assertThat(scene.against(new Choose(ONE, new OfLocation(0)))).isNotEmpty();
    assertThat(scene.against(new Choose(TWO, new OfLocation(3)))).isNotEmpty();
    scene.quietly(new Choose(ONE, new OfLocation(1)));
    assertThat(line(scene)).containsExactly(0, 2, 1, 3);
  }

  @Rule("ST-EFF-08")
  @Test
  void toWhichEnd() {
    scene.playsCard(ONE, "end", Aim.at(1));
    assertThat(scene.against(new Choose(ONE, new OfLocation(2)))).isNotEmpty();
    scene.quietly(new Choose(ONE, new OfLocation(3)));
    assertThat(line(scene)).containsExactly(0, 2, 3, 1);
  }

  @Rule("ST-EFF-08")
  @Test
  void orTheVeryPlace() {
    scene.playsCard(ONE, "any", Aim.at(3));
    assertThat(scene.against(new Choose(ONE, new OfLocation(3)))).isNotEmpty();
    scene.quietly(new Choose(ONE, new OfLocation(1)));
    assertThat(line(scene)).containsExactly(0, 3, 1, 2);
  }

  @Rule("ST-EFF-08")
  @Test
  void allThatIsThereGoesWithIt() {
    CardId outpost = scene.outpost(TWO, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    CardId warp = scene.lies(TWO, "094", On.location(0));
    scene.persons(ONE, Host.team(0, ONE), "205").seeded(TWO, 0, "015");
    scene.marked(Host.team(0, ONE), new Mark.Tried(0));
    scene.playsCard(ONE, "right", Aim.at(0));
    assertThat(line(scene)).containsExactly(1, 2, 0, 3);
    assertThat(scene.ship(ship).location()).isZero();
    assertThat(Objects.requireNonNull(scene.state().table().outpost(outpost)).location()).isZero();
    assertThat(on(scene, warp)).isEqualTo(On.location(0));
    assertThat(scene.defs(Host.team(0, ONE), Role.FREE)).containsExactly("205");
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
  }

  @Rule({"ST-EFF-08", "ST-MOV-12"})
  @Test
  void shipsFlyByTheNewOrder() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.persons(ONE, Host.ship(ship), "205");
    scene.playsCard(ONE, "right", Aim.at(0)).orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 0))).contains("ST-MOV-12");
    assertThat(scene.against(new Move(ONE, ship, true, 0))).doesNotContain("ST-MOV-12");
  }

  @Rule({"ST-EFF-08", "ST-EFF-22"})
  @Test
  void whatLiesOnABorderStaysWhereItLies() {
    CardId before = scene.lies(TWO, "088", On.border(0));
    CardId behind = scene.lies(TWO, "088", On.border(1));
    CardId further = scene.lies(TWO, "088", On.border(2));
    scene.playsCard(ONE, "right", Aim.at(1));
    assertThat(line(scene)).containsExactly(0, 2, 3, 1);
    assertThat(on(scene, before)).isEqualTo(On.border(0));
    assertThat(on(scene, behind)).isEqualTo(On.border(0));
    assertThat(on(scene, further)).isEqualTo(On.border(2));
  }

  @Rule({"ST-EFF-08", "ST-DAT-17"})
  @Test
  void andIsDiscardedWithoutABorder() {
    CardId stays = scene.lies(TWO, "088", On.border(1));
    scene.lies(TWO, "088", On.border(0));
    scene.playsCard(ONE, "right", Aim.at(0));
    assertThat(scene.discarded(TWO)).containsExactly("088");
    assertThat(on(scene, stays)).isEqualTo(On.border(1));
    scene.lies(TWO, "088", On.border(0)); // 1, 2, 0, 3 by now
    scene.playsCard(ONE, "left", Aim.at(3));
    assertThat(scene.discarded(TWO)).containsExactly("088", "088");
    assertThat(on(scene, stays)).isEqualTo(On.border(1));
  }

  @Rule({"ST-EFF-08", "ST-MOV-09"})
  @Test
  void whatWasInsertedIsNoMission() {
    scene.playsCard(ONE, "gap", Aim.at(1));
    assertThat(line(scene)).containsExactly(0, 1, 4, 2, 3);
    scene.playsCard(ONE, "any", Aim.at(3)).quietly(new Choose(ONE, new OfLocation(4)));
    assertThat(line(scene)).containsExactly(0, 1, 3, 4, 2);
    assertThat(scene.told(MissionRelocated.class)).hasSize(1);
  }

  @Rule({"ST-EFF-08", "ST-MOV-13", "ST-DAT-17"})
  @Test
  void whatWasInsertedAndIsNoLongerBetweenTwoMissionsIsDiscarded() {
    scene.playsCard(TWO, "gap", Aim.at(0));
    CardId ship = scene.ship(ONE, "331", 4);
    scene.playsCard(ONE, "right", Aim.at(0));
    assertThat(line(scene)).containsExactly(1, 0, 2, 3);
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.discarded(TWO)).containsExactly("gap");
    scene.playsCard(TWO, "gap", Aim.at(2));
    CardId other = scene.ship(ONE, "331", 4);
    CardId net = scene.lies(TWO, "088", On.border(2));
    scene.lies(TWO, "088", On.border(4));
    scene.playsCard(ONE, "left", Aim.at(3));
    assertThat(line(scene)).containsExactly(1, 0, 2, 3);
    assertThat(scene.ship(other).location()).isEqualTo(3);
    assertThat(scene.discarded(TWO)).containsExactly("gap", "088", "gap");
    assertThat(on(scene, net)).isEqualTo(On.border(2));
  }

  @Rule({"ST-EFF-08", "ST-EFF-45"})
  @Test
  void whoIsBoundForAnEndIsBoundForTheNewOne() {
    CardId mover = scene.ship(TWO, "018", 0);
    CardId leaves = scene.ship(TWO, "018", 3);
    scene.with(mover, ship -> Ship.roaming(ship.card(), 0, 3));
    scene.with(leaves, ship -> Ship.roaming(ship.card(), 3, 0));
    scene.playsCard(ONE, "any", Aim.at(3)).quietly(new Choose(ONE, new OfLocation(1)));
    assertThat(line(scene)).containsExactly(0, 3, 1, 2);
    assertThat(scene.ship(mover).goal()).hasValue(2);
    assertThat(scene.ship(leaves).goal()).hasValue(0);
    scene.playsCard(ONE, "left", Aim.at(3));
    assertThat(line(scene)).containsExactly(3, 0, 1, 2);
    assertThat(scene.ship(leaves).goal()).hasValue(3);
  }

  @Rule({"ST-EFF-08", "ST-ATT-01"})
  @Test
  void aMissionMayGoWhileItIsAttempted() {
    Scene met = Scene.laid(SET).missions("162", "178", "151").seeded(TWO, 0, "drifts");
    met.persons(ONE, Host.team(0, ONE), "205", "204");
    Encounter.attempts(met);
    assertThat(line(met)).containsExactly(1, 2, 0);
  }
}
