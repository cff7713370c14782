package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Words for sets of users, and for sets to come, in cards of the test's own. */
class OwnWordsTest {
  private static final Host TEAM = Host.team(0, ONE);

  // Excavation, Study Stellar Collision, Diplomacy Mission, Repair Mission.
  private final Scene scene = laid("154", "191", "151", "181");

  private static Scene laid(String... missions) {
    return Scene.laid(config -> StccgConfig.builder().from(config).cards(OwnWordsSet.SET).build())
        .missions(missions);
  }

  @Rule({"ST-EFF-25", "ST-EFF-10", "ST-SCO-01", "ST-SCO-02", "ST-I-09"})
  @Test
  void pointsAreScoredAgainAndAgainAndLostBelowZero() {
    scene.playsCard(ONE, "twice", Aim.NOTHING);
    assertThat(scene.score(ONE)).isEqualTo(6);
    scene.playsCard(ONE, "loses", Aim.NOTHING);
    assertThat(scene.score(ONE)).isEqualTo(-3);
    assertThat(points()).containsExactly(2, 2, 2, -9); // what is told adds up to that
  }

  @Rule({"ST-EFF-09", "ST-ZON-11", "ST-I-02"})
  @Test
  void aCardInPlayGoesBackToTheHandOrTheDeckOfItsOwner() {
    CardId probe = scene.lies(TWO, "066", On.table(TWO));
    scene.playsCard(ONE, "returns", Aim.at(probe));
    assertThat(scene.state().cards(Places.hand(TWO))).extracting("def").containsExactly("066");
    assertThat(scene.state().table().lying()).isEmpty();
    CardId other = scene.lies(TWO, "067", On.table(TWO));
    scene.playsCard(ONE, "shuffles", Aim.at(other));
    assertThat(scene.state().cards(Places.deck(TWO))).extracting("def").contains("067").hasSize(11);
  }

  @Rule({"ST-EFF-28", "ST-SPC-10", "ST-SCO-03", "ST-EFF-23", "ST-ATT-05", "ST-I-08"})
  @Test
  void onlyAnUnsolvedMissionIsRestored() {
    ImmutableSet<Affiliation> side = ImmutableSet.of(Affiliation.FEDERATION);
    scene.persons(ONE, TEAM, "215").orders(ONE);
    scene.quietly(new Attempt(ONE, 0, TEAM, side)).quietly(new Confirm(ONE));
    scene.playsCard(ONE, "nova", Aim.at(0));
    scene.playsCard(ONE, "nova", Aim.at(2));
    assertThat(scene.score(ONE)).isEqualTo(25); // points once scored stay
    Host there = Host.team(2, ONE);
    scene.persons(ONE, there, "205", "215").persons(ONE, TEAM, "205");
    Attempt again = new Attempt(ONE, 2, there, side);
    assertThat(scene.against(again)).contains("ST-ATT-05");
    scene.playsCard(ONE, "restores", Aim.at(2));
    assertThat(scene.against(again)).isEmpty();
    scene.playsCard(ONE, "restores", Aim.at(0));
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, side))).contains("ST-ATT-05");
    assertThat(scene.told(MissionEvent.MissionRestored.class))
        .containsExactly(new MissionEvent.MissionRestored(2));
  }

  @Rule({"ST-EFF-27", "ST-ART-01", "ST-I-21"})
  @Test
  void artifactsAreGainedAndOtherSeedsStay() {
    scene.seeded(TWO, 0, "003").seeded(TWO, 0, "015").persons(ONE, TEAM, "205");
    scene.playsCard(ONE, "gains", Aim.at(0));
    assertThat(scene.defs(TEAM, Role.GEAR)).containsExactly("003");
    assertThat(scene.state().cards(Places.stack(0))).extracting("def").containsExactly("015");
    assertThat(scene.state().table().spaceline().get(0).seeds()).containsExactly(TWO);
  }

  @Rule({"ST-EFF-08", "ST-PAT-06", "ST-EFF-19"})
  @Test
  void shipsAreTakenAwayAndRepaired() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.outpost(ONE, "104", 2);
    scene.outpost(ONE, "104", 0);
    scene.playsCard(ONE, "far", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).location()).isEqualTo(3);
    scene.playsCard(ONE, "home", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).location()).isEqualTo(2);
    scene.playsCard(ONE, "any", Aim.at(Host.ship(ship)));
    scene.quietly(new Choose(ONE, new OfLocation(0)));
    assertThat(scene.ship(ship).location()).isZero();
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.playsCard(ONE, "mends", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Rule("ST-EFF-40")
  @Test
  void effectsComeInTheirOrderAndWhatHasNoObjectIsPassedOver() {
    scene.playsCard(
        ONE, "orderly", Aim.at(Host.ship(scene.ship(ONE, "331", 0)))); // without an outpost
    assertThat(points()).containsExactly(-2, 3);
    scene.lies(ONE, "clockwork", On.table(ONE));
    scene.quietly(new EndTurn(ONE));
    assertThat(points()).containsExactly(-2, 3, 1, 2);
  }

  private ImmutableList<Integer> points() {
    return scene.told(TurnEvent.PointsScored.class).stream()
        .map(TurnEvent.PointsScored::points)
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"ST-EFF-18", "ST-EFF-42", "ST-PLY-01", "ST-I-12", "ST-PAT-15"})
  @Test
  void anExtraCardPlayIsOneMore() {
    scene.lies(ONE, "plays", On.table(ONE));
    scene.lies(TWO, "plays", On.table(TWO)); // which is for the other player alone
    scene.playsCard(ONE, "twice", Aim.NOTHING);
    scene.quietly(new PlayCard(ONE, scene.hand(ONE, "twice"), Aim.NOTHING));
    assertThat(scene.score(ONE)).isEqualTo(12);
    assertThat(scene.against(new PlayCard(ONE, scene.hand(ONE, "twice"), Aim.NOTHING)))
        .isNotEmpty();
  }

  @Rule({"ST-INT-10", "ST-OUT-10"})
  @Test
  void anOutpostWhoseBuilderHasLeftMeanwhileIsNotBuilt() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, TEAM, "212").cardPlay(ONE); // Geordi La Forge
    CardId outpost = scene.hand(ONE, "104");
    scene.hand(TWO, "108");
    scene.hand(ONE, "114");
    scene.does(new PlayCard(ONE, outpost, Aim.at(0)));
    scene.with(ship, each -> each.copy().withLocation(0));
    scene.killed(ONE, TEAM).passes();
    assertThat(scene.state().table().outposts()).isEmpty();
    assertThat(scene.discarded(ONE)).contains("104");
  }

  @Rule({"ST-D-02", "ST-MOV-10", "ST-SCO-05", "ST-DAT-10"})
  @Test
  void eachPlayerUsesTheSideThatFacesThem() {
    Scene sides = laid("sides", "191"); // of the first player
    Table table = sides.state().table();
    assertThat(Spans.of(table, table.spaceline().get(0), ONE)).isEqualTo(2);
    assertThat(Spans.of(table, table.spaceline().get(0), TWO)).isEqualTo(5);
    Location plain = table.spaceline().get(1); // the same for both
    assertThat(Spans.of(table, plain, TWO)).isEqualTo(Spans.of(table, plain, ONE));
    Host twos = Host.team(0, TWO);
    sides.persons(TWO, twos, "261").orders(TWO);
    sides
        .quietly(new Attempt(TWO, 0, twos, ImmutableSet.of(Affiliation.KLINGON)))
        .quietly(new Confirm(TWO));
    assertThat(sides.score(TWO)).isEqualTo(20);
    CardId ship = sides.ship(ONE, "331", 1);
    sides.persons(ONE, Host.ship(ship), "215", "204").orders(ONE);
    sides.quietly(new Move(ONE, ship, false, 0));
    assertThat(sides.ship(ship).rangeUsed()).isEqualTo(2);
  }

  @Rule({"ST-DAT-02", "ST-CMP-15"})
  @Test
  void loreTextAndRarityDoNothing() {
    Host outpost = Host.outpost(scene.outpost(ONE, "104", 0));
    scene.playsCard(ONE, "locutus", Aim.at(outpost));
    assertThat(scene.score(ONE)).isZero();
    assertThat(scene.state().size(Places.hand(ONE))).isZero();
    assertThat(OwnWordsSet.SET.card("locutus").words().cumulative()).isFalse();
  }

  @Rule({"ST-DIL-03", "ST-DIL-10", "ST-DIL-13"})
  @Test
  void nobodyLeftPaysForNothing() {
    scene.seeded(TWO, 0, "tribute").persons(ONE, TEAM, "215").orders(ONE);
    scene.quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.quietly(new Confirm(ONE));
    assertThat(scene.discarded(ONE)).containsExactly("215");
    assertThat(scene.score(ONE)).isZero();
  }

  @Rule({"ST-EFF-29", "ST-AFF-02", "ST-I-15"})
  @Test
  void whoWasHeldInSpaceComesToWhereTheyFit() {
    CardId romulan = scene.ship(ONE, "362", 1);
    CardId ship = scene.ship(ONE, "331", 1);
    scene.seeded(TWO, 1, "keeps").persons(ONE, Host.ship(ship), "215", "203").orders(ONE);
    scene.quietly(new Attempt(ONE, 1, Host.ship(ship), ImmutableSet.of(Affiliation.FEDERATION)));
    scene.ends(scene.state().table().lying().get(0).id());
    assertThat(scene.state().persons(Host.ship(romulan))).isZero();
    assertThat(scene.state().persons(Host.ship(ship))).isEqualTo(2);
  }

  @Rule("ST-REQ-15")
  @Test
  void presentIsWhatIsAboardThoughItIsStopped() {
    CardId ship = scene.ship(ONE, "331", 1);
    Host aboard = Host.ship(ship);
    scene.gear(ONE, "060", aboard);
    scene.stopped(ONE, aboard).gear(ONE, "060", aboard);
    scene.person(ONE, "215", aboard);
    Group crew = Group.of(scene.state(), ONE, 1, aboard, Role.FREE, Role.GEAR);
    assertThat(Requirements.met(new Requirement.Present("060", OptionalInt.of(2)), crew)).isTrue();
    assertThat(Requirements.met(new Requirement.Present("060", OptionalInt.of(3)), crew)).isFalse();
  }

  @Rule("ST-REQ-15")
  @Test
  void whoDoesNotCountIsPresentAboard() {
    CardId ship = scene.ship(ONE, "331", 1);
    Host aboard = Host.ship(ship);
    scene.person(ONE, "215", aboard);
    scene.stopped(ONE, aboard).person(ONE, "216", aboard);
    Group crew = Group.of(scene.state(), ONE, 1, aboard, Role.FREE, Role.GEAR);
    for (String def : new String[] {"215", "216"}) {
      Requirement.Present one = new Requirement.Present(def, OptionalInt.empty());
      assertThat(Requirements.met(one, crew)).isEqualTo(true);
      assertThat(Requirements.met(new Requirement.Present(def, OptionalInt.of(2)), crew)).isFalse();
    }
  }
}
