package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pay;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of a dilemma that was met, of its points, and of the attempt. */
class SettlingTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final Host TEAM = Host.team(0, ONE);

  private static String dilemma(String id, String rest) {
    return ("{'kind':'DILEMMA','id':'%s','name':'%s','rarity':'COMMON','dilemmaType':'PLANET',%s}")
        .formatted(id, id, rest);
  }

  private static String person(String id, String skills) {
    return ("{'kind':'PERSONNEL','id':'%s','name':'%s','rarity':'COMMON','affiliation':'FEDERATION',"
            + "'classification':'CIVILIAN','integrity':5,'cunning':5,'strength':5,'skills':[%s]}")
        .formatted(id, id, skills);
  }

  private static final String LEADERSHIP_SKILL = "{'name':'Leadership'}";
  private static final String MUSIC_SKILL = "{'name':'Music'}";
  private static final String LEADERSHIP = "{'op':'SKILL','name':'Leadership'}";
  private static final String MUSIC = "{'op':'SKILL','name':'Music'}";
  private static final String FOUR = "[{'op':'SCORE','points':4}]";
  private static final String THREE_LOST = "[{'op':'SCORE','points':3}]";

  /** Dilemmas that ask for Leadership, as Picard has it; and no other card does what they do. */
  private static final CardSet SET =
      OwnSet.with(
          person("both", LEADERSHIP_SKILL + "," + MUSIC_SKILL),
          person("leader", LEADERSHIP_SKILL),
          person("musician", MUSIC_SKILL),
          dilemma(
              "either",
              "'conditions':%s,'onPass':%s,'onFail':%s".formatted(LEADERSHIP, FOUR, THREE_LOST)),
          dilemma(
              "mild",
              "'conditions':%s,'onFail':%s,'stopsOnFail':false".formatted(LEADERSHIP, THREE_LOST)),
          dilemma(
              "bonus",
              "'conditions':%s,'bonusPoints':7,'bonusCondition':%s".formatted(LEADERSHIP, MUSIC)),
          dilemma(
              "mild-wall",
              "'conditions':%s,'stopsOnFail':false,'after':'STAY_UNTIL_OVERCOME'"
                  .formatted(LEADERSHIP)),
          dilemma("drift", "'always':[{'op':'RELOCATE_SHIP','to':'FAR_END'}]")
              .replace("PLANET", "SPACE"),
          dilemma(
                  "wreck",
                  "'always':[{'op':'DESTROY_SHIP'}],'after':'ATTACH_SHIP',"
                      + "'standing':[{'op':'PREVENT','what':'MOVE','on':'SHIP'}]")
              .replace("PLANET", "SPACE"),
          dilemma(
              "dear",
              "'pay':[{'filter':{'op':'KIND','is':'EQUIPMENT'},'n':2}],'onFail':%s"
                  .formatted(THREE_LOST)));

  private final Scene scene = Scene.laid(SET).missions("154", "154");

  private Scene meets(String dilemma, String... group) {
    scene.seeded(TWO, 0, dilemma).persons(ONE, TEAM, group).orders(ONE);
    return scene.quietly(new Attempt(ONE, 0, TEAM, FEDERATION)).quietly(new Confirm(ONE));
  }

  private ImmutableList<Boolean> overcome() {
    return scene.told(MissionEvent.DilemmaResolved.class).stream()
        .map(MissionEvent.DilemmaResolved::overcome)
        .collect(ImmutableList.toImmutableList());
  }

  @Rule("ST-DIL-02")
  @Test
  void whoMeetsTheConditionsHasTheOtherEffect() {
    meets("either", "215"); // and solves the mission for 25
    assertThat(scene.score(ONE)).isEqualTo(4 + 25);
    assertThat(overcome()).containsExactly(true);
  }

  @Rule({"ST-DIL-12", "ST-EFF-08"})
  @Test
  void anAttemptEndsWhereItsShipIsTakenAway() {
    Scene space =
        Scene.laid(SET).missions("191", "154").seeded(TWO, 0, "038").seeded(TWO, 0, "drift");
    Host aboard = Host.ship(space.ship(ONE, "331", 0));
    space.persons(ONE, aboard, "205").orders(ONE);
    space.quietly(new Attempt(ONE, 0, aboard, FEDERATION));
    assertThat(space.ship(aboard.card()).location()).isEqualTo(1);
    assertThat(space.state().cards(Places.stack(0))).extracting("def").containsExactly("038");
    assertThat(space.defs(aboard, Role.FREE)).containsExactly("205");
  }

  @Rule({"ST-DIL-02", "ST-ORD-02"})
  @Test
  void whoDoesNotMeetThemHasTheEffectOfThatAndIsStopped() {
    meets("either", "203");
    assertThat(scene.score(ONE)).isEqualTo(3);
    assertThat(overcome()).containsExactly(false);
    assertThat(scene.defs(TEAM, Role.STOPPED)).containsExactly("203");
  }

  @Rule({"ST-DIL-02", "ST-ATT-06", "ST-ATT-12"})
  @Test
  void aDilemmaThatDoesNotStopLetsTheAttemptGoOn() {
    meets("mild", "203");
    assertThat(scene.score(ONE)).isEqualTo(3);
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("203");
    // They have come to the requirement, in vain.
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, FEDERATION))).containsExactly("ST-ATT-12");
  }

  @Rule({"ST-ATT-08", "ST-DIL-06"})
  @Test
  void aDilemmaThatStaysEndsTheAttemptThoughItStopsNobody() {
    meets("mild-wall", "203", "204");
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(2);
    // They were not at the requirement, so that they have tried nothing in vain.
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, FEDERATION))).isEmpty();
  }

  @Rule({"ST-DIL-08", "ST-SCO-04"})
  @ParameterizedTest
  @CsvSource({"both, 7, true", "leader, 0, true", "musician, 0, false"})
  void pointsAreScoredWhereItIsOvercomeAndTheirConditionMet(
      String person, int points, boolean met) {
    meets("bonus", person);
    assertThat(overcome()).containsExactly(met);
    assertThat(scene.score(ONE)).isEqualTo(points);
    assertThat(scene.state().cards(Places.points(TWO))).hasSize(points > 0 ? 1 : 0);
    assertThat(scene.toldTo(ONE, CardEvent.CardKept.class)).hasSize(points > 0 ? 1 : 0);
    assertThat(scene.discarded(TWO)).hasSize(points > 0 ? 0 : 1);
  }

  @Rule({"ST-DIL-08", "ST-DIL-02"})
  @Test
  void whoFailsAtADilemmaWithPointsScoresNone() {
    meets("036", "203"); // Microvirus: MEDICAL and SECURITY, 5 points
    assertThat(overcome()).containsExactly(false);
    assertThat(scene.score(ONE)).isZero();
    assertThat(scene.discarded(TWO)).containsExactly("036");
  }

  @Rule("ST-DIL-13")
  @Test
  void aPriceIsPaidInFullOrNotAtAll() {
    CardId first = scene.gear(ONE, "064", TEAM);
    meets("dear", "215");
    assertThat(scene.told(MissionEvent.DilemmaResolved.class)).hasSize(1);
    assertThat(overcome()).containsExactly(false); // one is too few: nobody was asked
    assertThat(scene.score(ONE)).isEqualTo(3);
    assertThat(scene.state().cards(TEAM, Role.GEAR_STOPPED)).hasSize(1);
    assertThat(scene.discarded(ONE)).isEmpty();
    Host other = Host.team(1, ONE);
    scene.seeded(TWO, 1, "dear").persons(ONE, other, "203").gear(ONE, "064", other);
    CardId second = scene.gear(ONE, "064", other);
    scene.quietly(new Attempt(ONE, 1, other, FEDERATION)).quietly(new Confirm(ONE));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Paying.class);
    scene.does(new Pay(ONE, Optional.of(second)));
    assertThat(scene.against(new Pay(ONE, Optional.empty()))).containsExactly("ST-DIL-13");
    assertThat(scene.against(new Pay(ONE, Optional.of(first)))).containsExactly("ST-DIL-13");
    assertThat(scene.discarded(ONE)).containsExactly("064");
  }

  @Rule({"ST-DIL-10", "ST-DIL-03", "ST-DIL-16"})
  @ParameterizedTest
  @CsvSource({"015, true", "039, false"})
  void aDilemmaThatKillsTheLastCountsAsOvercomeIfItAskedForNothing(
      String dilemma, boolean overcome) {
    // Armus asks for nothing, Nausicaans ask for STRENGTH.
    meets(dilemma, "203");
    assertThat(scene.discarded(ONE)).containsExactly("203");
    assertThat(overcome()).containsExactly(overcome);
    assertThat(scene.told(MissionEvent.AttemptEnded.class)).hasSize(1);
  }

  @Rule({"ST-EFF-27", "ST-DIL-12", "ST-DIL-01"})
  @Test
  void aDilemmaMayEndTheAttemptByItself() {
    Scene space = Scene.laid().missions("191").seeded(TWO, 0, "045"); // Garbage Scow
    Host aboard = Host.ship(space.ship(ONE, "331", 0));
    space.persons(ONE, aboard, "216").orders(ONE); // would solve it
    space.quietly(new Attempt(ONE, 0, aboard, FEDERATION));
    assertThat(space.score(ONE)).isZero();
    assertThat(space.told(MissionEvent.AttemptEnded.class)).hasSize(1);
    assertThat(space.defs(aboard, Role.FREE)).containsExactly("216");
  }

  @Rule({"ST-EFF-32", "ST-DIL-07"})
  @Test
  void anAttemptEndsWhereTheShipIsBoundElsewhere() {
    Scene space = Scene.laid().missions("191", "151", "151").seeded(TWO, 0, "022"); // Cytherians
    CardId ship = space.ship(ONE, "331", 0);
    space.persons(ONE, Host.ship(ship), "216").orders(ONE);
    space.quietly(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    assertThat(space.score(ONE)).isZero();
    assertThat(space.ship(ship).goal()).hasValue(2); // the far end
  }

  @Rule({"ST-DIL-07", "ST-D-79"})
  @Test
  void whatWouldLieOnAShipThatIsNoMoreIsDiscarded() {
    Scene space = Scene.laid(SET).missions("191");
    Host aboard = Host.ship(space.ship(ONE, "331", 0));
    space.seeded(TWO, 0, "wreck").persons(ONE, aboard, "215").orders(ONE);
    space.quietly(new Attempt(ONE, 0, aboard, FEDERATION));
    assertThat(space.discarded(TWO)).containsExactly("wreck");
    assertThat(space.state().table().lying()).isEmpty();
  }

  @Rule({"ST-EFF-32", "ST-EFF-45"})
  @ParameterizedTest
  @CsvSource({"1, 3, 3, 0", "2, 0, 0, 3"})
  void farEndsAreThoseWithMoreLocationsOnTheWay(int met, int far, int comesFrom, int goal) {
    Scene space = Scene.laid().missions("191", "191", "191", "191").seeded(TWO, met, "018");
    CardId bound = space.ship(ONE, "331", met);
    CardId meeting = space.ship(ONE, "331", met);
    space.persons(ONE, Host.ship(bound), "216").persons(ONE, Host.ship(meeting), "203");
    space.lies(TWO, "022", On.ship(bound));
    space.orders(ONE).quietly(new Attempt(ONE, met, Host.ship(meeting), FEDERATION));
    assertThat(space.ship(bound).goal()).hasValue(far);
    Ship mover = space.state().table().ships().get(2);
    assertThat(mover.location()).isEqualTo(comesFrom);
    assertThat(mover.goal()).hasValue(goal);
  }

  @Rule({"ST-ART-01", "ST-ART-04", "ST-VIS-10", "ST-ATT-10"})
  @Test
  void whoSolvesTheMissionEarnsTheArtifactsOfOthersInTheSightOfAll() {
    Scene planet = Scene.laid().missions("154").seeded(TWO, 0, "007").seeded(TWO, 0, "008");
    planet.persons(ONE, TEAM, "215").orders(ONE);
    planet.quietly(new Attempt(ONE, 0, TEAM, FEDERATION)).quietly(new Confirm(ONE));
    assertThat(planet.told(MissionEvent.ArtifactEarned.class))
        .extracting(event -> event.seat() + " " + event.card().def())
        .containsExactlyInAnyOrder(ONE + " 007", ONE + " 008");
    assertThat(planet.state().cards(Places.hand(ONE))).extracting("def").containsExactly("007");
    assertThat(planet.defs(TEAM, Role.GEAR)).containsExactly("008");
    assertThat(StccgView.of(planet.state(), TWO).cards(Places.hand(ONE)))
        .extracting("def")
        .containsExactly("007");
  }
}
