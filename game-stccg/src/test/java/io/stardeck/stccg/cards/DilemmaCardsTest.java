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
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dilemmas that are resolved at once, met by groups that overcome them and groups that do not. */
class DilemmaCardsTest {
  private static Scene meets(boolean planet, String dilemma, String group) {
    String[] persons = Iterables.toArray(Splitter.on(' ').split(group), String.class);
    return planet ? Encounter.planet(dilemma, persons) : Encounter.space(dilemma, persons);
  }

  private static int persons(String group) {
    return Splitter.on(' ').splitToList(group).size();
  }

  @Shows({
    "012", "013", "014", "016", "019", "020", "021", "023", "026", "027", "029", "030", "033",
    "035", "036", "037", "038", "039", "041", "043", "044", "046", "049", "051", "054"
  })
  @Rule({
    "ST-DIL-02",
    "ST-DIL-05",
    "ST-DIL-08",
    "ST-PAT-02",
    "ST-PAT-10",
    "ST-DAT-11",
    "ST-CMP-04",
    "ST-ZON-01",
    "ST-PAT-03"
  })
  @ParameterizedTest
  @CsvSource({
    "true, 012, 203 200, 0",
    "false, 013, 204, 0",
    "false, 013, 241 206, 0",
    "false, 013, 212 229, 0",
    "true, 014, 203 198, 0",
    "true, 016, 198 206 203, 10",
    "false, 016, 198 206 203, 10",
    "true, 019, 203 216 239, 5",
    "true, 019, 204 251 244 245 250, 5",
    "false, 020, 226, 5",
    "false, 020, 220, 5",
    "false, 020, 222, 5",
    "true, 021, 206 198, 5",
    "false, 021, 222, 5",
    "true, 023, 251 250, 0",
    "false, 026, 214 212, 0",
    "true, 027, 204 233 215 200, 0",
    "false, 029, 214, 0",
    "true, 030, 229, 0",
    "true, 033, 205 214, 0",
    "false, 035, 214 220 205, 0",
    "true, 036, 198 203, 5",
    "false, 037, 233, 5",
    "false, 037, 204 251 244 245 250, 5",
    "false, 038, 205, 5",
    "false, 038, 241, 5",
    "true, 039, 204 251 244 245 250, 0",
    "false, 041, 212 215, 5",
    "true, 043, 204, 0",
    "true, 043, 196, 0",
    "true, 044, 215 199 211 234 224 228 244 250, 0",
    "false, 044, 215 199 211 234 224 228 244 250, 0",
    "true, 046, 204 251 244 245 250, 0",
    "true, 049, 233 204 215 205, 0",
    "false, 049, 233 204 215 205, 0",
    "false, 051, 206 204 233 215, 5",
    "true, 054, 221, 0",
    "true, 054, 201, 0",
    "true, 054, 222, 0",
    "true, 054, 204, 0"
  })
  void whoMeetsTheConditionsOvercomesIt(boolean planet, String dilemma, String group, int points) {
    Scene scene = meets(planet, dilemma, group);
    assertThat(scene.state().size(Places.stack(0))).isZero();
    assertThat(scene.score(ONE)).isEqualTo(points);
    assertThat(scene.discarded(TWO)).hasSize(points > 0 ? 0 : 1);
    assertThat(scene.state().cards(Places.points(TWO))).hasSize(points > 0 ? 1 : 0);
    assertThat(scene.defs(Encounter.host(scene, planet), Role.FREE)).hasSize(persons(group));
  }

  @Shows({"013", "027", "030", "033", "049", "054"})
  @Rule({"ST-PAT-03", "ST-DIL-06", "ST-ORD-02", "ST-DIL-11", "ST-DIL-09", "ST-CMP-04"})
  @ParameterizedTest
  @CsvSource({
    "false, 013, 229",
    "false, 013, 241 229",
    "true, 027, 204 233 215",
    "true, 030, 205",
    "true, 033, 205 204",
    "true, 049, 205",
    "false, 049, 233 204 214",
    "true, 054, 205"
  })
  void aWallStopsWhoDoesNotAndStays(boolean planet, String dilemma, String group) {
    Scene scene = meets(planet, dilemma, group);
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
    assertThat(scene.defs(Encounter.host(scene, planet), Role.STOPPED)).hasSize(persons(group));
    if (!planet) {
      assertThat(Encounter.ship(scene).stopped()).isTrue();
    }
  }

  @Shows({"026", "035", "038", "041"})
  @Rule({"ST-PAT-05", "ST-EFF-04", "ST-DMG-02", "ST-DMG-01", "ST-DIL-11"})
  @ParameterizedTest
  @CsvSource({"026, 214", "026, 212", "035, 214 220", "038, 214 220", "041, 222"})
  void theShipOfWhoFailsIsDamaged(String dilemma, String crew) {
    Scene scene = Encounter.space(dilemma, crew.split(" "));
    assertThat(Encounter.ship(scene).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(Encounter.ship(scene).stopped()).isTrue();
    assertThat(scene.discarded(TWO)).containsExactly(dilemma);
    assertThat(scene.score(ONE)).isZero();
  }

  @Shows("020")
  @Rule({"ST-PAT-05", "ST-EFF-04", "ST-DMG-06"})
  @Test
  void theCosmicStringDestroysTheShip() {
    Scene scene = Encounter.space("020", "205", "214");
    assertThat(scene.state().table().ships()).isEmpty();
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("205", "214", "331");
  }

  @Shows("021")
  @Rule("ST-REQ-10")
  @Test
  void strongShieldsKeepTheEntityOffInSpace() {
    Scene scene = Encounter.space(Encounter.laid("021", false), "339", "205"); // SHIELDS 8
    assertThat(scene.score(ONE)).isEqualTo(5);
  }

  @Shows("043")
  @Rule({"ST-EFF-08", "ST-DIL-06", "ST-DIL-11", "ST-DIL-12", "ST-PAT-06"})
  @Test
  void thePortalGuardSendsTheGroupAboardAndStays() {
    Scene scene = Encounter.laid("043", true).persons(ONE, Encounter.TEAM, "220", "205");
    scene.gear(ONE, "064", Encounter.TEAM);
    CardId ship = scene.ship(ONE, "331", 0);
    Encounter.attempts(scene);
    assertThat(scene.defs(Host.ship(ship), Role.STOPPED)).containsExactly("205", "220");
    assertThat(scene.defs(Host.ship(ship), Role.GEAR_STOPPED)).containsExactly("064");
    assertThat(scene.ship(ship).stopped()).isFalse();
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
  }

  @Shows("043")
  @Rule({"ST-EFF-08", "ST-ORD-10"})
  @Test
  void thePortalGuardSendsNobodyAboardWhoIsNotInTheGroup() {
    Scene scene = Encounter.laid("043", true).persons(ONE, Encounter.TEAM, "220", "205");
    CardId beside = scene.person(ONE, "203", Encounter.TEAM);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.orders(ONE).quietly(new Attempt(ONE, 0, Encounter.TEAM, Encounter.FEDERATION));
    scene.does(new LeaveOut(ONE, beside)).quietly(new Confirm(ONE));
    assertThat(scene.defs(Host.ship(ship), Role.STOPPED)).containsExactly("205", "220");
    assertThat(scene.defs(Encounter.TEAM, Role.FREE)).containsExactly("203");
  }

  @Rule({"ST-EFF-08", "ST-EFF-40"})
  @Test
  void withoutAnOwnShipThePortalGuardKillsThem() {
    Scene scene = Encounter.planet("043", "220", "205");
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("220", "205");
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
  }

  @Shows("044")
  @Rule("ST-DIL-02")
  @Test
  void qDoesNothingButStop() {
    Scene scene = Encounter.planet("044", "205", "215");
    assertThat(scene.defs(Encounter.TEAM, Role.STOPPED)).containsExactly("205", "215");
    assertThat(scene.discarded(TWO)).containsExactly("044");
    assertThat(scene.discarded(ONE)).isEmpty();
  }

  @Shows("051")
  @Rule({"ST-EFF-02", "ST-EFF-46"})
  @Test
  void theCausalityLoopEndsTheTurn() {
    Scene scene = Encounter.space("051", "205");
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(1); // the draw of the turn
  }

  @Shows("048")
  @Rule({"ST-PAT-11", "ST-EFF-25", "ST-EFF-10", "ST-EFF-02", "ST-DIL-14", "ST-SCO-01"})
  @Test
  void sarjenkaIsHelpedForPointsByStopping() {
    Scene scene = Encounter.planet("048", "205");
    scene.quietly(new Choose(ONE, new OfNumber(1)));
    assertThat(scene.score(ONE)).isEqualTo(5);
    assertThat(scene.defs(Encounter.TEAM, Role.STOPPED)).containsExactly("205");
    Scene other = Encounter.planet("048", "205");
    other.quietly(new Choose(ONE, new OfNumber(0)));
    assertThat(other.score(ONE)).isZero();
    assertThat(other.defs(Encounter.TEAM, Role.FREE)).containsExactly("205");
  }
}
