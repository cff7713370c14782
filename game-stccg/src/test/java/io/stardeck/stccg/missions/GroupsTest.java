package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may attempt a mission, and what is still possible once an attempt was announced. */
class GroupsTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
  private static final Host TEAM = Host.team(0, ONE);

  // Diplomacy Mission, a planet; Study Stellar Collision, for all: Stellar Cartography.
  private final Scene scene = Scene.laid().missions("151", "191", "191");

  private Attempt at(int location, CardId ship) {
    return new Attempt(ONE, location, Host.ship(ship), FEDERATION);
  }

  @Rule({"ST-ATT-02", "ST-ORD-10", "ST-AFF-03"})
  @Test
  void onlyAGroupThatIsThereAttempts() {
    CardId ship = scene.ship(ONE, "331", 1);
    CardId theirs = scene.outpost(TWO, "104", 1);
    Host own = Host.outpost(scene.outpost(ONE, "104", 2));
    scene.persons(ONE, own, "216");
    scene.persons(ONE, TEAM, "215").persons(ONE, Host.ship(ship), "216").orders(ONE);
    scene.persons(TWO, Host.outpost(theirs), "216");
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, KLINGON))).containsExactly("ST-ATT-02");
    assertThat(scene.against(at(2, ship))).containsExactly("ST-ATT-02");
    assertThat(scene.against(new Attempt(ONE, 1, Host.outpost(theirs), FEDERATION)))
        .containsExactly("ST-ATT-02");
    assertThat(scene.against(new Attempt(ONE, 1, own, FEDERATION))).containsExactly("ST-ATT-02");
    assertThat(scene.against(new Attempt(ONE, 2, own, FEDERATION))).isEmpty();
    assertThat(scene.against(at(1, ship))).isEmpty();
    scene.with(ship, each -> each.copy().withLocation(0));
    assertThat(scene.against(at(0, ship))).as("from orbit").containsExactly("ST-ATT-02");
  }

  @Rule({"ST-ATT-02", "ST-ORD-10", "ST-AFF-03"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void thoseAttemptWhoAreNotLeftOutOfATeamOrOfTheirsAtAnOutpost(boolean planet) {
    for (int left = 0; left <= 2; left++) {
      Scene here = Scene.laid().missions("151", "191");
      Host host = planet ? TEAM : Host.outpost(here.outpost(ONE, "104", 1));
      CardId neutral = here.person(ONE, "296", host);
      CardId gear = here.gear(ONE, "064", host);
      here.persons(ONE, host, "215").orders(ONE);
      here.does(new Attempt(ONE, planet ? 0 : 1, host, FEDERATION));
      for (CardId card : ImmutableList.of(gear, neutral).subList(0, left)) {
        here.does(new LeaveOut(ONE, card));
      }
      here.quietly(new Confirm(ONE));
      assertThat(here.told(MissionEvent.AttemptStarted.class))
          .extracting(MissionEvent.AttemptStarted::cards)
          .containsExactly(3 - left);
    }
  }

  @Rule({"ST-ATT-16", "ST-CLK-07", "ST-ATT-02", "ST-ORD-05", "ST-I-10"})
  @Test
  void aShipThatIsCloakedOrStoppedAttemptsNothing() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.persons(ONE, Host.ship(ship), "216").orders(ONE);
    scene.with(ship, each -> each.copy().withCloaked(true));
    assertThat(scene.against(at(1, ship))).containsExactly("ST-ATT-16");
    scene.with(ship, each -> each.copy().withCloaked(false).withStop(Stop.TURN));
    assertThat(scene.against(at(1, ship))).containsExactly("ST-ORD-05");
    scene.with(ship, each -> each.copy().withStop(Stop.NO));
    assertThat(scene.against(at(1, ship))).isEmpty();
  }

  @Rule({"ST-ATT-02", "ST-D-20", "ST-VIS-05", "ST-D-03", "ST-ATT-10", "ST-I-08"})
  @Test
  void theWholeCrewAttemptsWithAllEquipmentAndIsShownAtTheRequirement() {
    CardId ship = scene.ship(TWO, "331", 1);
    scene.persons(TWO, Host.ship(ship), "216", "203").gear(TWO, "064", Host.ship(ship));
    scene.orders(TWO).quietly(new Attempt(TWO, 1, Host.ship(ship), FEDERATION));
    assertThat(scene.told(MissionEvent.AttemptStarted.class))
        .extracting(MissionEvent.AttemptStarted::cards)
        .containsExactly(3);
    assertThat(scene.told(CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .extracting("def")
        .containsExactlyInAnyOrder("216", "203", "064");
    // It is the one who has solved it that is noted, not the owner of the mission.
    assertThat(scene.state().table().spaceline().get(1).solvedBy()).contains(TWO);
    assertThat(scene.score(TWO)).isEqualTo(25);
    assertThat(scene.score(ONE)).isZero();
  }

  @Rule({"ST-ATT-03", "ST-D-54", "ST-X-38", "ST-AFF-03"})
  @Test
  void neutralPersonsAloneAttemptNoMissionThatNamesOthers() {
    CardId ship = scene.ship(ONE, "353", 1);
    scene.persons(ONE, Host.ship(ship), "296").orders(ONE);
    Attempt alone = new Attempt(ONE, 1, Host.ship(ship), ImmutableSet.of());
    assertThat(scene.against(alone)).containsExactly("ST-ATT-03");
  }

  @Rule({"ST-ATT-03", "ST-D-54", "ST-DAT-10"})
  @Test
  void aMissionForAnyAffiliationAsksOnlyForOnePerson() {
    CardSet set =
        OwnSet.with(
            "{'kind':'MISSION','id':'any','name':'any','rarity':'COMMON','missionType':'PLANET',"
                + "'span':3,'points':20,'anyAffiliation':true,"
                + "'requirements':[{'op':'SKILL','name':'Diplomacy'}]}");
    Scene own = Scene.laid(set).missions("any");
    own.persons(ONE, TEAM, "296").orders(ONE); // neutral
    own.quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of())).quietly(new Confirm(ONE));
    assertThat(own.score(ONE)).isEqualTo(20);
  }

  @Rule({"ST-ATT-04", "ST-SPC-12", "ST-EFF-14", "ST-PAT-15"})
  @Test
  void espionageIsForItsPlayerAndForTheMissionThatItLiesOn() {
    Scene two = Scene.laid().missions("151", "151");
    Host there = Host.team(1, ONE);
    two.persons(ONE, TEAM, "278").persons(ONE, there, "268").orders(ONE);
    CardId theirs = two.lies(TWO, "072", On.location(0));
    assertThat(two.against(new Attempt(ONE, 0, TEAM, KLINGON))).containsExactly("ST-ATT-03");
    two.ends(theirs).lies(ONE, "072", On.location(0));
    assertThat(two.against(new Attempt(ONE, 0, TEAM, KLINGON))).isEmpty();
    assertThat(two.against(new Attempt(ONE, 1, there, KLINGON))).containsExactly("ST-ATT-03");
    two.persons(ONE, TEAM, "205"); // those whom the mission names may still try
    assertThat(two.against(new Attempt(ONE, 0, TEAM, FEDERATION))).isEmpty();
  }

  @Rule({"ST-SPC-09", "ST-X-44"})
  @Test
  void intrudersWhoHaveBecomeACrewAttemptNothingOnAPlanetEither() {
    scene.persons(ONE, TEAM, "134", "134").orders(ONE);
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, ImmutableSet.of()))).contains("ST-SPC-09");
  }

  @Rule({"ST-ORD-10", "ST-ATT-03", "ST-X-46"})
  @Test
  void theLastWhomTheMissionNamesIsNotLeftOut() {
    CardId named = scene.person(ONE, "215", TEAM);
    CardId neutral = scene.person(ONE, "296", TEAM);
    scene.orders(ONE).does(new Attempt(ONE, 0, TEAM, FEDERATION));
    assertThat(scene.against(new LeaveOut(ONE, named))).containsExactly("ST-ORD-10");
    assertThat(scene.against(new LeaveOut(ONE, neutral))).isEmpty();
  }

  @Rule({"ST-TRN-08", "ST-D-70"})
  @Test
  void anAttemptIsOneOrderHoweverManyAreLeftOut() {
    scene.persons(ONE, TEAM, "215");
    CardId out = scene.person(ONE, "203", TEAM);
    scene.orders(ONE).quietly(new Attempt(ONE, 0, TEAM, FEDERATION));
    scene.does(new LeaveOut(ONE, out)).quietly(new Confirm(ONE));
    assertThat(scene.state().table().turn().orders()).isEqualTo(1);
    CardId ship = scene.ship(ONE, "331", 1);
    scene.persons(ONE, Host.ship(ship), "216").quietly(at(1, ship));
    assertThat(scene.state().table().turn().orders()).as("by a crew too").isEqualTo(2);
  }

  @Rule({"ST-ATT-09", "ST-ORD-10"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoIsLeftOutDoesNotHelpToSolveIt(boolean without) {
    CardId picard = scene.person(ONE, "215", TEAM); // Diplomacy
    scene.persons(ONE, TEAM, "204", "212", "214", "206", "203").orders(ONE);
    scene.does(new Attempt(ONE, 0, TEAM, FEDERATION));
    if (without) {
      scene.does(new LeaveOut(ONE, picard));
    }
    scene.does(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(without ? 0 : 30);
  }

  /** A crew has announced an attempt, and the window of that is still open. */
  private CardId announced() {
    CardId ship = scene.ship(ONE, "347", 1);
    scene.persons(ONE, Host.ship(ship), "261").hand(TWO, "331");
    scene.orders(ONE).does(new Attempt(ONE, 1, Host.ship(ship), KLINGON));
    assertThat(scene.asked()).isPresent();
    return ship;
  }

  private void endsWithoutEffect(CardId ship) {
    scene.passes();
    assertThat(scene.told(MissionEvent.AttemptStarted.class)).isEmpty();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("261");
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-INT-10", "ST-ATT-16", "ST-ORD-05"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anAttemptEndsWhereTheShipIsCloakedOrStoppedMeanwhile(boolean cloaked) {
    CardId ship = announced();
    Stop stop = cloaked ? Stop.NO : Stop.TURN;
    scene.with(ship, each -> each.copy().withCloaked(cloaked).withStop(stop));
    endsWithoutEffect(ship);
  }

  @Rule({"ST-INT-10", "ST-EFF-07"})
  @Test
  void anAttemptEndsWhereACardForbidsItMeanwhile() {
    CardId ship = announced();
    scene.lies(TWO, "045", On.location(1));
    endsWithoutEffect(ship);
  }

  @Rule({"ST-INT-10", "ST-ATT-05", "ST-I-08"})
  @Test
  void anAttemptEndsWhereTheMissionIsDestroyedMeanwhile() {
    CardId ship = announced();
    scene.destroyed(1);
    endsWithoutEffect(ship);
  }

  @Rule({"ST-ATT-02", "ST-TRE-06", "ST-HOL-03", "ST-ORD-02", "ST-EFF-31"})
  @ParameterizedTest
  @CsvSource({"278, true", "195, false"}) // under house arrest; a hologram without a holodeck
  void whoTakesNoPartIsNotInTheCrewThatAttempts(String other, boolean arrested) {
    CardId ship = scene.ship(ONE, "331", 1);
    Host aboard = Host.ship(ship);
    scene.persons(ONE, aboard, other);
    if (arrested) {
      scene.marked(aboard, new Mark.Arrested());
    }
    scene.seeded(TWO, 1, "026").persons(ONE, aboard, "216"); // Gravitic Mine
    scene.orders(ONE).quietly(at(1, ship));
    assertThat(scene.told(MissionEvent.AttemptStarted.class))
        .extracting(MissionEvent.AttemptStarted::cards)
        .containsExactly(1);
    assertThat(scene.told(CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .extracting("def")
        .containsExactly("216");
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("216");
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly(other);
  }

  @Rule({"ST-ATT-04", "ST-SPC-12", "ST-EFF-14"})
  @Test
  void spiesOfAllMissionsOfAnAffiliationAttemptThoseThatNameItAlone() {
    CardSet set =
        OwnSet.with(
            "{'kind':'EVENT','id':'spies','name':'spies','rarity':'COMMON','event':{"
                + "'place':'TABLE','standing':[{'op':'ESPIONAGE','by':'KLINGON',"
                + "'on':'FEDERATION'}]}}");
    Scene own = Scene.laid(set).missions("151", "148");
    own.lies(ONE, "spies", On.table(ONE));
    own.persons(ONE, TEAM, "278").persons(ONE, Host.team(1, ONE), "268").orders(ONE);
    assertThat(own.against(new Attempt(ONE, 0, TEAM, KLINGON))).isEmpty();
    assertThat(own.against(new Attempt(ONE, 1, Host.team(1, ONE), KLINGON)))
        .containsExactly("ST-ATT-03");
  }

  @Rule({"ST-ATT-20", "ST-ORD-05", "ST-ORD-11", "ST-TRE-06"})
  @ParameterizedTest
  @ValueSource(strings = {"stopped", "disabled", "arrested"})
  void whyNobodyThereAttemptsIsTold(String why) {
    Scene crew = Scene.laid().missions("178");
    CardId ship = crew.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    crew.persons(ONE, aboard, "205").orders(ONE);
    switch (why) {
      case "stopped" -> crew.stopped(ONE, aboard);
      case "disabled" -> crew.disabled(ONE, aboard, crew.lies(TWO, "031", On.ship(ship)));
      default -> crew.marked(aboard, new Mark.Arrested());
    }
    assertThat(crew.against(new Attempt(ONE, 0, aboard, FEDERATION)))
        .containsExactly("ST-ATT-20", why.equals("arrested") ? "ST-TRE-06" : "ST-ORD-05");
  }
}
