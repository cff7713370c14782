package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Narrator;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.event.CardEvent.InterruptQueued;
import io.stardeck.stccg.event.MissionEvent.GroupStopped;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the table and the words say of cards that a player knows or that lie open. */
class CardsInSightTest {
  private static final Narrator<StccgAction, StccgView> NARRATOR = new StccgGame().narrator();

  private static String table(Scene scene, Seat seat) {
    return NARRATOR.table(StccgView.of(scene.state(), seat));
  }

  @Rule({"ST-VIS-16", "ST-EFF-17"})
  @Test
  void aHandThatWasSeenStandsInTheTable() {
    Scene scene = Scene.laid(3).missions("151");
    scene.hand(TWO, "204");
    scene.orders(ONE).interrupts(ONE, "127", Aim.at(TWO)); // Life-form Scan
    assertThat(table(scene, ONE)).contains("\n  hand: Data\n");
    assertThat(table(scene, Scene.THREE)).doesNotContain("hand:");
    assertThat(table(scene, TWO)).doesNotContain("  hand:").contains("your hand:\n  Data\n");
    scene.hand(ONE, "205");
    scene.lies(ONE, "066", On.table(ONE)); // Alien Probe
    assertThat(table(scene, Scene.THREE)).contains("\n  hand: Deanna Troi\n", "\n  hand: Data\n");
  }

  @Rule({"ST-VIS-01", "ST-EFF-29", "ST-ZON-12"})
  @Test
  void whomACardHoldsIsTold() {
    assertThat(table(Encounter.planet("010", "204", "205"), TWO))
        .contains("     with Alien Abduction, which holds Data\n");
  }

  @Rule({"ST-VIS-01", "ST-EFF-33"})
  @Test
  void aShipThatIsSetAsideIsTold() {
    Scene scene = Scene.laid().missions("151");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.orders(ONE).interrupts(ONE, "140", Aim.at(Host.ship(ship))); // Temporal Rift
    assertThat(table(scene, TWO)).contains("SHIELDS 5, away, back in 2 turns: 0 persons");
  }

  @Rule({"ST-VIS-01", "ST-PRE-01"})
  @Test
  void aCardThatIsTurnedOverIsTold() {
    Scene scene = Scene.laid().missions("151").playsCard(ONE, "070", Aim.at(0));
    assertThat(table(scene, TWO)).contains("     with Distortion Field\n");
    assertThat(table(scene.turns(1), TWO)).contains("     with Distortion Field (turned over)\n");
  }

  @Rule({"ST-VIS-01", "ST-MOV-09"})
  @Test
  void aLocationThatIsInsertedHasASpanAndStandsThereOnce() {
    Scene scene = Scene.laid().missions("151", "178").playsCard(ONE, "075", Aim.at(0));
    assertThat(table(scene, TWO))
        .contains(" 2 Gaps in Normal Space         Space  span 4\n")
        .doesNotContain("with Gaps");
  }

  @Rule("ST-VIS-16")
  @Test
  void onlyWhoMayBeElsewhereIsInDoubt() {
    Scene scene = Scene.laid().missions("151");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "204", "205");
    scene.orders(ONE).interrupts(TWO, "128", Aim.at(Host.ship(ship))); // Long-Range Scan
    CardId data = scene.state().cards(Host.ship(ship), Role.FREE).get(0).id();
    assertThat(table(scene, TWO)).contains("2 persons, 0 equipment: Data, Deanna Troi\n");
    scene.quietly(new Beam(ONE, Optional.of(data), Host.ship(ship), Host.team(0, ONE)));
    assertThat(table(scene, TWO)).contains("1 person, 0 equipment: Data?, Deanna Troi?\n");
  }

  @Rule({"ST-D-06", "ST-ZON-02"})
  @Test
  void ofTwoEqualMissionsEachHasItsPlace() {
    Scene scene = Scene.laid().missions("178", "151", "178");
    CardId ship = scene.ship(ONE, "331", 1);
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.action(view, new Move(ONE, ship, true, 2)))
        .endsWith(" right to Pegasus Search (3)");
    assertThat(NARRATOR.action(view, new Attempt(ONE, 1, Encounter.TEAM, Encounter.FEDERATION)))
        .startsWith("attempt Diplomacy Mission with");
  }

  @Rule("ST-INT-09")
  @Test
  void whereATeamIsIsToldOnce() {
    Scene scene = Scene.laid().missions("151").persons(ONE, Encounter.TEAM, "205");
    CardId groupie = scene.hand(TWO, "107");
    PlayInterrupt plays = new PlayInterrupt(TWO, groupie, Aim.at(Encounter.TEAM).with(0));
    assertThat(NARRATOR.action(StccgView.of(scene.state(), TWO), plays))
        .endsWith("Alien Groupie on the team of seat 1 on Diplomacy Mission");
  }

  @Rule({"ST-DIL-11", "ST-ORD-06"})
  @Test
  void aCrewIsStoppedWithoutItsShip() {
    Scene scene = Encounter.laid("043", true).persons(ONE, Encounter.TEAM, "236"); // Portal Guard
    scene.ship(ONE, "331", 0);
    assertThat(stopped(Encounter.attempts(scene))).startsWith("the crew of Runabout");
    assertThat(stopped(Encounter.space("026", "214"))).startsWith("Runabout");
  }

  private static String stopped(Scene scene) {
    StccgView view = StccgView.of(scene.state(), ONE);
    return NARRATOR.event(view, scene.told(GroupStopped.class).get(0));
  }

  @Rule({"ST-INT-08", "ST-INT-09"})
  @Test
  void whatIsAnsweredHasItsName() {
    Scene scene = Scene.laid().missions("151");
    CardId ship = scene.ship(ONE, "331", 0);
    CardId amanda = scene.hand(TWO, "108");
    CardId q2 = scene.hand(ONE, "133");
    scene.orders(ONE).plays(ONE, "143", Aim.at(Host.ship(ship))); // Transwarp Conduit
    assertThat(
            NARRATOR.action(
                StccgView.of(scene.state(), TWO),
                new PlayInterrupt(TWO, amanda, Aim.atAnnounced(1))))
        .isEqualTo("interrupt with Amanda Rogers on Transwarp Conduit");
    scene.plays(TWO, "108", Aim.atAnnounced(1));
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.event(view, scene.told(InterruptQueued.class).get(1)))
        .isEqualTo("seat 2 interrupts with Amanda Rogers on Transwarp Conduit");
    assertThat(NARRATOR.action(view, new PlayInterrupt(ONE, q2, Aim.atAnnounced(2))))
        .isEqualTo("interrupt with Q2 on Amanda Rogers");
  }

  @Rule({"ST-EFF-08", "ST-EFF-41"})
  @Test
  void whereAGroupGoesIsAskedAsThat() {
    Scene scene = Encounter.laid("011", true).persons(ONE, Encounter.TEAM, "205", "214");
    scene.ship(ONE, "331", 0);
    scene.ship(ONE, "332", 0);
    assertThat(Encounter.attempts(scene).prompt(ONE)).isEqualTo("Alien Parasites: where to?");
  }

  @Rule("ST-REQ-15")
  @Test
  void aMissionThatAsksForACardNamesIt() {
    StccgView view = StccgView.of(Scene.laid().missions("151").state(), ONE);
    assertThat(NARRATOR.about(view, "173").orElseThrow())
        .endsWith("needs Guinan or Data or Time Travel Pod");
    assertThat(NARRATOR.about(view, "025").orElseThrow()).contains("needs Thermal Deflectors\n");
  }
}
