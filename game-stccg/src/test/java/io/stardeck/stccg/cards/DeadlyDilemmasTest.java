package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dilemmas that take persons away: how many, and who says whom. */
class DeadlyDilemmasTest {
  private static Scene meets(boolean planet, String dilemma, String group) {
    String[] persons = Iterables.toArray(Splitter.on(' ').split(group), String.class);
    return planet ? Encounter.planet(dilemma, persons) : Encounter.space(dilemma, persons);
  }

  private static int persons(String group) {
    return Splitter.on(' ').splitToList(group).size();
  }

  @Shows({"012", "014", "015", "016", "021", "023", "025", "037", "039", "046"})
  @Rule({
    "ST-EFF-01",
    "ST-RND-02",
    "ST-RND-03",
    "ST-PAT-01",
    "ST-PAT-02",
    "ST-PAT-09",
    "ST-DIL-10",
    "ST-ATT-06",
    "ST-DAT-15",
    "ST-DIL-02",
    "ST-DIL-05"
  })
  @ParameterizedTest
  @CsvSource({
    "true, 012, 205 197 204, 205, true", // the highest woman
    "true, 014, 205 204 197, 204, true", // the highest of all
    "true, 015, 205, 205, false",
    "true, 016, 204 205 214, 205 214, true", // all but androids
    "true, 021, 205 214, 205 214, true",
    "false, 021, 205 214, 205 214, true",
    "true, 023, 205, 205, true",
    "true, 025, 232 227 205, 232 227, true", // INTEGRITY below 5
    "true, 039, 205, 205, true",
    "true, 046, 205, 205, true"
  })
  void thoseWhomItTakesDieAndTheOthersAreStopped(
      boolean planet, String dilemma, String group, String dead, boolean stops) {
    Scene scene = meets(planet, dilemma, group);
    assertThat(scene.discarded(ONE))
        .containsExactlyInAnyOrderElementsOf(Splitter.on(' ').split(dead));
    assertThat(scene.defs(Encounter.host(scene, planet), stops ? Role.STOPPED : Role.FREE))
        .hasSize(persons(group) - persons(dead));
    assertThat(scene.discarded(TWO)).containsExactly(dilemma);
  }

  @Shows("037")
  @Rule({"ST-RND-03", "ST-EFF-01", "ST-RND-04"})
  @ParameterizedTest
  @CsvSource({"205, 0", "205 214, 1", "205 214 220, 1", "205 214 220 206 203 203, 3"})
  void nagilumTakesHalfOfThemRoundedDown(String crew, int dead) {
    Scene scene = Encounter.space("037", crew.split(" "));
    assertThat(scene.discarded(ONE)).hasSize(dead);
  }

  @Shows("050")
  @Rule({"ST-EFF-31", "ST-EFF-01"})
  @Test
  void whoWasDisabledInTheSameAttemptDiesWithTheOthers() {
    Scene scene = Encounter.laid("050", false).seeded(TWO, 0, "053"); // met first
    Encounter.space(scene, "331", "205", "203"); // Empathy is disabled
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("205", "203");
  }

  @Shows("023")
  @Rule({"ST-REQ-20", "ST-EFF-01"})
  @Test
  void theCreatureTakesOneOfTheTwoStrongest() {
    Scene scene = Encounter.planet("023", "214", "250", "215", "220");
    assertThat(scene.discarded(ONE)).hasSize(1).containsAnyOf("250", "215");
  }

  @Shows("023")
  @Rule({"ST-REQ-20", "ST-EFF-41"})
  @ParameterizedTest
  @CsvSource({"250, 1", "206, 2"}) // STRENGTH 7 or 4 beside three of 4
  void ofEquallyStrongOnesTheControllerSaysWhoIsOneOfTheTwo(String other, int said) {
    Scene scene = Encounter.laid("023", true).persons(ONE, Encounter.TEAM, "214", other);
    CardId troi = scene.person(ONE, "205", Encounter.TEAM);
    CardId larson = scene.person(ONE, "220", Encounter.TEAM);
    CardId la = scene.person(ONE, "206", Encounter.TEAM);
    Encounter.attempts(scene);
    assertThat(scene.against(new Choose(TWO, new OfCard(la)))).isNotEmpty();
    scene.quietly(new Choose(ONE, new OfCard(la)));
    if (said > 1) {
      assertThat(scene.against(new Choose(ONE, new OfCard(la)))).contains("ST-EFF-41");
      scene.quietly(new Choose(ONE, new OfCard(larson)));
    }
    assertThat(scene.discarded(ONE)).hasSize(1).containsAnyOf("206", said > 1 ? "220" : other);
    assertThat(scene.state().cards(Encounter.TEAM, Role.STOPPED)).extracting("id").contains(troi);
  }

  @Shows({"019", "036"})
  @Rule({"ST-RND-06", "ST-PAT-04", "ST-EFF-41", "ST-VIS-05", "ST-EFF-01"})
  @ParameterizedTest
  @ValueSource(strings = {"019", "036"})
  void theOpponentChoosesWhoDies(String dilemma) {
    Scene scene = Encounter.laid(dilemma, true).persons(ONE, Encounter.TEAM, "205");
    CardId victim = scene.person(ONE, "214", Encounter.TEAM);
    Encounter.attempts(scene);
    assertThat(scene.against(new Choose(ONE, new OfCard(victim)))).isNotEmpty();
    scene.quietly(new Choose(TWO, new OfCard(victim)));
    assertThat(scene.discarded(ONE)).containsExactly("214");
    assertThat(scene.defs(Encounter.TEAM, Role.STOPPED)).containsExactly("205");
  }

  @Shows("012")
  @Rule({"ST-EFF-01", "ST-EFF-41"})
  @Test
  void amongEqualsTheControllerChooses() {
    Scene scene = Encounter.laid("014", true).persons(ONE, Encounter.TEAM, "220"); // 16 in all
    CardId equal = scene.person(ONE, "214", Encounter.TEAM); // 16 too
    Encounter.attempts(scene);
    scene.quietly(new Choose(ONE, new OfCard(equal)));
    assertThat(scene.discarded(ONE)).containsExactly("214");
  }

  @Shows("029")
  @Rule({"ST-EFF-09", "ST-EFF-40"})
  @Test
  void theIconianWeaponTakesAllButPersonsFromTheHand() {
    Scene scene = Encounter.laid("029", false);
    scene.hand(ONE, "205");
    scene.hand(ONE, "331");
    scene.hand(ONE, "064");
    Encounter.space(scene, "331", "220");
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("331", "064");
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(3);
    assertThat(scene.state().size(Places.deck(ONE))).isEqualTo(8);
  }

  @Shows("050")
  @Rule("ST-DIL-13")
  @Test
  void withoutADoctorThePlagueShipKillsAll() {
    Scene scene = Encounter.laid("050", false);
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.gear(ONE, "064", aboard); // which pays for nothing
    scene.persons(ONE, aboard, "205", "214").orders(ONE);
    scene.quietly(new Attempt(ONE, 0, aboard, Encounter.FEDERATION));
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("205", "214");
    assertThat(Encounter.ship(scene).controller()).contains(ONE);
  }
}
