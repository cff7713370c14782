package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the data of a dilemma say beside its conditions, in dilemmas of the test's own. */
class DilemmaDataTest {
  private static final Host TEAM = Encounter.TEAM;
  private static final String DIPLOMACY = "'conditions':{'op':'SKILL','name':'Diplomacy'}";

  /** A group meets a dilemma of those words on a planet, or the crew of a Runabout in space. */
  private static Scene meets(boolean planet, String words, String... group) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'DILEMMA','id':'own','name':'Own','rarity':'COMMON',"
                    + "'dilemmaType':'DUAL',%s}")
                .formatted(words));
    Scene scene = Scene.laid(set).missions(planet ? "162" : "178", "191").seeded(TWO, 0, "own");
    return planet
        ? Encounter.attempts(scene.persons(ONE, TEAM, group))
        : Encounter.space(scene, "331", group);
  }

  @Rule({"ST-PAT-10", "ST-DAT-11", "ST-DIL-08"})
  @ParameterizedTest
  @CsvSource({"205, 0", "205 200, 5", "200, 0"}) // Diplomacy; MEDICAL
  void pointsMayAskForMoreThanOvercoming(String group, int points) {
    String condition = "'bonusPoints':5,'bonusCondition':{'op':'CLASS','is':'MEDICAL'}";
    Scene scene = meets(true, DIPLOMACY + "," + condition, group.split(" "));
    assertThat(scene.score(ONE)).isEqualTo(points);
    assertThat(scene.state().size(Places.stack(0))).isZero();
  }

  @Rule({"ST-DAT-11", "ST-DIL-08", "ST-DIL-14"})
  @ParameterizedTest
  @CsvSource({"OVERCOME, 5", "CURED, 0", "EFFECT, 0"})
  void whoOvercomesScoresWhereTheDataSaySo(String when, int points) {
    String words = DIPLOMACY + ",'bonusPoints':5,'bonusWhen':'%s'".formatted(when);
    assertThat(meets(true, words, "205").score(ONE)).isEqualTo(points);
  }

  @Rule({"ST-DAT-11", "ST-DIL-14"})
  @ParameterizedTest
  @CsvSource({"OVERCOME, 0", "CURED, 5", "EFFECT, 0"})
  void whoCuresScoresWhereTheDataSaySo(String when, int points) {
    String words =
        DIPLOMACY
            + ",'after':'ATTACH_SHIP','cure':{'op':'SKILL','name':'Diplomacy'},"
            + "'bonusPoints':5,'bonusWhen':'%s'".formatted(when);
    Scene scene = meets(false, words, "214");
    assertThat(scene.state().table().lying()).hasSize(1);
    scene.persons(ONE, Encounter.ship(scene).host(), "205").quietly(new EndTurn(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.score(ONE)).isEqualTo(points);
  }

  @Rule({"ST-DAT-11", "ST-DIL-03", "ST-DIL-09"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoFailsIsStoppedUnlessTheDataSayOtherwise(boolean stops) {
    Scene scene = meets(true, DIPLOMACY + ",'stopsOnFail':" + stops, "214");
    assertThat(scene.defs(TEAM, stops ? Role.STOPPED : Role.FREE)).containsExactly("214");
    assertThat(scene.discarded(TWO)).containsExactly("own");
  }

  @Rule("ST-DIL-14")
  @Test
  void whoHasTheShipThenScoresAndNotWhoHasMetTheDilemma() {
    Scene scene =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'DILEMMA','id':'itches','name':'itches','rarity':'COMMON',"
                        + "'dilemmaType':'SPACE','after':'ATTACH_SHIP','bonusPoints':5,"
                        + "'bonusWhen':'CURED','cure':{'op':'SKILL','name':'Diplomacy'},"
                        + "'always':[{'op':'STOP','of':{}}]}"))
            .missions("191");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.lies(TWO, "itches", On.ship(ship));
    scene.persons(ONE, Host.ship(ship), "205").orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.score(ONE)).isEqualTo(5);
    assertThat(scene.score(TWO)).isZero();
  }

  @Rule({"ST-DAT-11", "ST-DIL-13"})
  @Test
  void asManyCardsArePaidAsTheDataSay() {
    String words =
        DIPLOMACY
            + ",'pay':[{'filter':{'op':'CLASS','is':'OFFICER'},'n':2},"
            + "{'filter':{'op':'CLASS','is':'MEDICAL'},'n':2}]";
    Scene scene = meets(true, words, "200", "198", "204"); // two doctors, one officer
    Pay none = new Pay(ONE, Optional.empty());
    assertThat(scene.against(none)).isEmpty();
    assertThat(scene.against(pay(scene, "204"))).containsExactly("ST-DIL-13");
    scene.quietly(pay(scene, "200"));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Paying.class);
    assertThat(scene.against(none)).containsExactly("ST-DIL-13");
    scene.quietly(pay(scene, "198"));
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("200", "198");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204");
  }

  @Rule("ST-DIL-13")
  @Test
  void ofSeveralPricesThePlayerSaysWhichIsPaid() {
    String words =
        DIPLOMACY
            + ",'pay':[{'filter':{'op':'KIND','is':'PERSONNEL'},'n':2},"
            + "{'filter':{'op':'CLASS','is':'MEDICAL'},'n':1}]";
    Scene scene = meets(true, words, "200", "204");
    Optional<CardId> doctor = pay(scene, "200").card();
    assertThat(scene.against(pay(scene, "200"))).containsExactly("ST-DIL-13");
    assertThat(scene.against(new Pay(ONE, doctor, OptionalInt.of(2)))).containsExactly("ST-DIL-13");
    assertThat(scene.against(new Pay(ONE, Optional.empty(), OptionalInt.of(1))))
        .containsExactly("ST-DIL-13");
    assertThat(scene.against(new Pay(ONE, pay(scene, "204").card(), OptionalInt.of(0))))
        .containsExactly("ST-DIL-13");
    scene.quietly(new Pay(ONE, doctor, OptionalInt.of(1)));
    assertThat(scene.discarded(ONE)).containsExactly("200");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204");
  }

  private static Pay pay(Scene scene, String def) {
    CardId card =
        scene.state().cards(TEAM, Role.GROUP).stream()
            .filter(each -> each.def().equals(def))
            .findFirst()
            .orElseThrow()
            .id();
    return new Pay(ONE, Optional.of(card));
  }

  @Rule({"ST-PAT-01", "ST-RND-01", "ST-RND-04", "ST-EFF-01"})
  @ParameterizedTest
  @CsvSource({"0, 203", "1, 205", "2, 214"})
  void chanceSaysWhoDies(int draw, String dead) {
    Scene scene = Encounter.laid("015", true).persons(ONE, TEAM, "203", "205", "214").draws(draw);
    assertThat(Encounter.attempts(scene).discarded(ONE)).containsExactly(dead);
  }

  @Rule({"ST-VIS-05", "ST-D-03"})
  @ParameterizedTest
  @CsvSource({
    "'', 0", // one of all, by chance
    "'''filter'':{''op'':''CLASS'',''is'':''SCIENCE''}', 2",
    "'''highest'':''CUNNING''', 2",
    "'''lowest'':''CUNNING''', 2"
  })
  void anEffectThatLooksForSomebodyShowsTheGroup(String looks, int seen) {
    String kill = "{'op':'KILL','of':{'n':{'op':'NUMBER','n':1}%s%s}}";
    String words = "'always':[" + kill.formatted(looks.isEmpty() ? "" : ",", looks);
    Scene scene = meets(true, words + ",{'op':'END_ATTEMPT'}]", "205", "214", "203");
    assertThat(scene.discarded(ONE)).hasSize(1);
    assertThat(StccgView.of(scene.state(), TWO).cards(TEAM, Role.FREE)).hasSize(seen);
  }

  @Rule({"ST-DIL-02", "ST-DIL-04"})
  @ParameterizedTest
  @CsvSource({"214, FREE", "220, STOPPED"}) // of SCIENCE as the one who dies; of ENGINEER
  void whoDiesAlwaysDoesNotMeetTheConditions(String left, Role role) {
    String words =
        "'always':[{'op':'KILL','of':{'n':{'op':'NUMBER','n':1},'highest':'INTEGRITY'}}],"
            + "'conditions':{'op':'CLASS','is':'SCIENCE'}";
    Scene scene = meets(true, words, "241", left);
    assertThat(scene.discarded(ONE)).containsExactly("241");
    assertThat(scene.defs(TEAM, role)).containsExactly(left);
  }
}
