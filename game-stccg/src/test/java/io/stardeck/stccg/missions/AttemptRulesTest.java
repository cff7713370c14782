package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attempts from their announcement to their end, rule by rule. */
class AttemptRulesTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final Host TEAM = Host.team(0, ONE);

  private static String person(String id, int strength, String skills) {
    return ("{'kind':'PERSONNEL','id':'%s','name':'%s','rarity':'COMMON','affiliation':'FEDERATION',"
            + "'classification':'CIVILIAN','integrity':5,'cunning':5,'strength':%s,'skills':[%s]}")
        .formatted(id, id, strength, skills);
  }

  private static final String DIPLOMACY = "{'name':'Diplomacy'}";

  /** The worked example: a mission of 35 points for two diplomats, and a dilemma of STRENGTH. */
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'MISSION','id':'m','name':'m','rarity':'COMMON','missionType':'PLANET','span':3,"
              + "'points':35,'affiliations':['FEDERATION'],"
              + "'requirements':[{'op':'SKILL','name':'Diplomacy','n':2}]}",
          "{'kind':'DILEMMA','id':'d1','name':'d1','rarity':'COMMON','dilemmaType':'PLANET',"
              + "'conditions':{'op':'ATTRIBUTE','attribute':'STRENGTH','than':40},"
              + "'onFail':[{'op':'KILL','of':{'n':{'op':'NUMBER','n':1}}}]}",
          person("p12", 12, DIPLOMACY),
          person("p11", 11, ""),
          person("p10", 10, ""),
          person("p9", 9, DIPLOMACY),
          person("p7", 7, ""));

  /** From the bottom: the dilemma of STRENGTH, an artifact, and one that kills. */
  private static Scene example(String... group) {
    Scene scene = Scene.laid(SET).missions("m");
    scene.seeded(TWO, 0, "015").seeded(TWO, 0, "008").seeded(TWO, 0, "d1");
    return scene.persons(ONE, TEAM, group).orders(ONE);
  }

  private static Scene attempts(Scene scene) {
    return scene.quietly(new Attempt(ONE, 0, TEAM, FEDERATION)).quietly(new Confirm(ONE));
  }

  @Rule({
    "ST-X-40",
    "ST-ATT-06",
    "ST-ATT-09",
    "ST-DIL-01",
    "ST-ART-03",
    "ST-DIL-16",
    "ST-SED-03",
    "ST-RNG-02",
    "ST-D-23"
  })
  @Test
  void whoLosesNoDiplomatSolvesTheExample() {
    Scene scene = attempts(example("p12", "p11", "p10", "p9").draws(1));
    assertThat(scene.discarded(ONE)).containsExactly("p11");
    assertThat(scene.score(ONE)).isEqualTo(35);
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("p10", "p12", "p9");
    assertThat(scene.defs(TEAM, Role.GEAR)).containsExactly("008");
    assertThat(scene.discarded(TWO)).containsExactly("015", "d1");
  }

  @Rule({"ST-X-40", "ST-ATT-06", "ST-ATT-09", "ST-ATT-12", "ST-I-21", "ST-RND-01", "ST-RND-04"})
  @Test
  void whoLosesADiplomatMeetsNoDilemmaTheNextTime() {
    Scene scene = attempts(example("p12", "p11", "p10", "p9").draws(0));
    assertThat(scene.discarded(ONE)).containsExactly("p12");
    assertThat(scene.score(ONE)).isZero();
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(3); // not stopped
    assertThat(scene.state().cards(Places.stack(0))).extracting("def").containsExactly("008");
    assertThat(StccgView.of(scene.state(), ONE).cards(Places.stack(0))).hasSize(1);
    assertThat(StccgView.of(scene.state(), Seat.SPECTATOR).cards(Places.stack(0))).isEmpty();
    scene.person(ONE, "215", TEAM);
    attempts(scene);
    assertThat(scene.score(ONE)).isEqualTo(35);
    assertThat(scene.discarded(ONE)).containsExactly("p12");
  }

  @Rule({"ST-X-40", "ST-ATT-07", "ST-ATT-08", "ST-DIL-02", "ST-REQ-05", "ST-ATT-06"})
  @Test
  void whoFailsAtTheFirstIsStoppedAndSeesNoMore() {
    Scene scene = attempts(example("p12", "p11", "p10", "p7")); // 40
    assertThat(scene.discarded(ONE)).hasSize(1);
    assertThat(scene.defs(TEAM, Role.STOPPED)).hasSize(3);
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(view.size(Places.stack(0))).isEqualTo(2);
    assertThat(view.cards(Places.stack(0))).isEmpty();
  }

  @Rule({"ST-VIS-10", "ST-D-04", "ST-ATT-07", "ST-VIS-11"})
  @Test
  void anArtifactThatIsMetIsSeenByTheAttemptingPlayerAlone() {
    Scene scene = attempts(example("p12", "p11", "p10", "p9").draws(0));
    assertThat(StccgView.of(scene.state(), ONE).cards(Places.stack(0))).hasSize(1);
    assertThat(StccgView.of(scene.state(), Seat.SPECTATOR).cards(Places.stack(0))).isEmpty();
  }

  @Rule({"ST-VIS-05", "ST-D-03", "ST-ATT-21"})
  @Test
  void theGroupIsShownFromTheFirstConditionOn() {
    Scene scene = Scene.laid().missions("151").seeded(TWO, 0, "030").seeded(TWO, 0, "015");
    scene.persons(ONE, TEAM, "215", "205").hand(TWO, "331");
    scene.orders(ONE).quietly(new Attempt(ONE, 0, TEAM, FEDERATION)).does(new Confirm(ONE));
    assertThat(seen(scene)).isEmpty(); // announced
    scene.passes();
    assertThat(scene.defs(TEAM, Role.STOPPED)).hasSize(1);
    assertThat(StccgView.of(scene.state(), TWO).cards(TEAM, Role.STOPPED)).hasSize(1);
  }

  private static List<Card> seen(Scene scene) {
    return StccgView.of(scene.state(), TWO).cards(TEAM, Role.GROUP);
  }

  @Rule({"ST-VIS-15", "ST-D-80"})
  @Test
  void whoCuresACardIsNotShown() {
    Scene scene = Scene.laid().missions("191");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "203").lies(TWO, "087", On.ship(ship));
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    for (Seat seat : Seat.first(2)) { // that there is a cure is public
      assertThat(scene.toldTo(seat, CardEvent.CardCured.class)).hasSize(1);
    }
    assertThat(StccgView.of(scene.state(), TWO).cards(Host.ship(ship), Role.FREE)).isEmpty();
  }

  @Rule({"ST-X-34", "ST-ATT-13", "ST-ORD-05", "ST-ATT-19"})
  @Test
  void aSecondShipMayTryInTheSameTurn() {
    Scene scene = Scene.laid().missions("191").seeded(TWO, 0, "013");
    CardId first = scene.ship(ONE, "331", 0);
    CardId second = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(first), "216").persons(ONE, Host.ship(second), "204", "226");
    CardId theirs = scene.ship(TWO, "331", 0);
    scene.persons(TWO, Host.ship(theirs), "216").orders(ONE);
    assertThat(scene.against(new Attempt(TWO, 0, Host.ship(theirs), FEDERATION)))
        .containsExactly("ST-ORD-09");
    scene.quietly(new Attempt(ONE, 0, Host.ship(first), FEDERATION));
    assertThat(scene.ship(first).stopped()).isTrue();
    scene.quietly(new Attempt(ONE, 0, Host.ship(second), FEDERATION));
    assertThat(scene.score(ONE)).isEqualTo(25);
    assertThat(scene.ship(first).stopped()).isTrue();
  }

  @Rule({"ST-ATT-18", "ST-ATT-06"})
  @Test
  void noOtherOrderIsGivenDuringAnAttempt() {
    Scene scene = Encounter.laid("046", true).persons(ONE, TEAM, "205");
    scene.gear(ONE, "064", TEAM);
    Encounter.attempts(scene);
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Paying.class);
    assertThat(scene.against(new EndTurn(ONE))).containsExactly("ST-EFF-41");
    assertThat(scene.against(new Confirm(ONE))).containsExactly("ST-EFF-41");
    Scene asked = Encounter.laid("044", true).persons(ONE, TEAM, "205");
    asked.hand(TWO, "331"); // who may hold what does away with Q
    asked.orders(ONE).does(new Attempt(ONE, 0, TEAM, FEDERATION)).does(new Confirm(ONE));
    asked.does(new Pass(TWO)); // ORDER_DECLARED
    assertThat(asked.asked()).hasValue(TWO);
    assertThat(asked.against(new EndTurn(ONE))).containsExactly("ST-ATT-18");
    assertThat(asked.against(new Attempt(ONE, 0, TEAM, FEDERATION))).containsExactly("ST-ATT-18");
    assertThat(asked.against(new Confirm(ONE))).containsExactly("ST-ORD-10");
    assertThat(asked.against(new EndTurn(TWO))).isNotEmpty().doesNotContain("ST-ATT-18");
  }

  @Rule({"ST-ATT-15", "ST-ATT-17"})
  @Test
  void theOpponentsTeamsShipsAndOutpostsDoNotHinderAnAttempt() {
    Scene scene = Scene.laid().missions("154");
    scene.outpost(TWO, "104", 0);
    scene.ship(TWO, "345", 0);
    scene.persons(TWO, Host.team(0, TWO), "251").persons(ONE, TEAM, "215");
    attempts(scene.orders(ONE));
    assertThat(scene.score(ONE)).isEqualTo(25);
  }

  @Rule({"ST-X-05", "ST-SPL-06", "ST-SPL-08"})
  @Test
  void twoPlayersOfOneAffiliationMayAttemptAMissionUntilItIsSolved() {
    Scene scene = Scene.laid().missions("147");
    Host twos = Host.team(0, TWO);
    ImmutableSet<Affiliation> klingon = ImmutableSet.of(Affiliation.KLINGON);
    scene.persons(ONE, TEAM, "269").persons(TWO, twos, "278").orders(ONE);
    scene.quietly(new Attempt(ONE, 0, TEAM, klingon)).quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isZero();
    scene.orders(TWO).quietly(new Attempt(TWO, 0, twos, klingon)).quietly(new Confirm(TWO));
    assertThat(scene.score(TWO)).isEqualTo(30);
    scene.persons(ONE, TEAM, "261").orders(ONE);
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, klingon))).contains("ST-ATT-05");
  }

  @Rule({"ST-X-01", "ST-WIN-01"})
  @ParameterizedTest
  @CsvSource({"75, true", "74, false"})
  void aHundredPointsWin(int before, boolean wins) {
    Scene scene = Scene.laid().missions("154").scores(ONE, before);
    attempts(scene.persons(ONE, TEAM, "215").orders(ONE));
    assertThat(scene.score(ONE)).isEqualTo(before + 25);
    assertThat(scene.state().table().over().isPresent()).isEqualTo(wins);
  }

  @Rule({"ST-X-38", "ST-TRE-03", "ST-D-44", "ST-ATT-03", "ST-EFF-13", "ST-TRE-02"})
  @Test
  void withATreatyOneNamedPersonIsStillNeeded() {
    Scene scene = Scene.laid().missions("151");
    scene.lies(ONE, "099", On.table(ONE));
    scene.persons(ONE, TEAM, "278", "261", "268").orders(ONE);
    Attempt alone = new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.KLINGON));
    assertThat(scene.against(alone)).containsExactly("ST-ATT-03");
    scene.person(ONE, "205", TEAM);
    Attempt joined =
        new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION, Affiliation.KLINGON));
    assertThat(scene.against(joined)).isEmpty();
    scene.persons(ONE, TEAM, "290"); // neutral persons go along
    assertThat(scene.against(joined)).isEmpty();
  }

  @Rule({"ST-SED-07", "ST-SED-08", "ST-D-09", "ST-D-47", "ST-I-02"})
  @Test
  void aCardInTheWrongPlaceGoesOutOfPlayWithoutEffect() {
    Scene scene = Scene.laid().missions("151").seeded(TWO, 0, "031"); // for space
    attempts(scene.persons(ONE, TEAM, "205").orders(ONE));
    assertThat(scene.state().cards(Places.out(TWO))).extracting("def").containsExactly("031");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("205");
  }

  @Rule("ST-ATT-05")
  @Test
  void nobodyAttemptsWhatIsNoMission() {
    Scene scene = example("p12");
    assertThat(scene.against(new Attempt(ONE, 9, Host.team(9, ONE), FEDERATION)))
        .containsExactly("ST-ATT-05");
  }
}
