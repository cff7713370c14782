package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent.AttackCalledOff;
import io.stardeck.stccg.event.BattleEvent.BattleEnded;
import io.stardeck.stccg.event.BattleEvent.LeaderMissing;
import io.stardeck.stccg.event.CardEvent.CardsRevealed;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TeamBattleTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
  private static final ImmutableSet<Affiliation> ROMULAN = ImmutableSet.of(Affiliation.ROMULAN);
  private static final Host OWN = Host.team(0, ONE);
  private static final Host THEIRS = Host.team(0, TWO);

  private final Scene scene = Scene.laid().missions("151");

  private void fight() {
    scene.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
  }

  private void ended(Seat... winner) {
    ImmutableList<BattleEnded> ended = scene.told(BattleEnded.class);
    assertThat(ended).containsExactly(new BattleEnded(Stream.of(winner).findFirst()));
    for (Role role : ImmutableList.of(Role.FREE, Role.GROUP)) { // all are stopped
      assertThat(scene.defs(OWN, role)).isEmpty();
      assertThat(scene.defs(THEIRS, role)).isEmpty();
    }
  }

  private int dead(Seat seat) {
    return scene.state().cards(Places.discard(seat)).size();
  }

  @Rule({"ST-X-24", "ST-ATB-04", "ST-ATB-05", "ST-ATB-09", "ST-BAT-06", "ST-WIN-04"})
  @Test
  void theStrongerTeamWinsAndBothAreStopped() {
    scene.persons(ONE, OWN, "253"); // STRENGTH 6, OFFICER
    scene.persons(TWO, THEIRS, "215", "203"); // 12, Picard leads
    fight();
    assertThat(dead(ONE)).isEqualTo(1);
    assertThat(dead(TWO)).isZero();
    assertThat(scene.defs(THEIRS, Role.STOPPED)).containsExactly("203", "215");
    assertThat(scene.told(LeaderMissing.class)).isEmpty();
    ended(TWO);
    assertThat(scene.score(TWO)).isZero();
  }

  @Rule({"ST-X-24", "ST-ATB-06", "ST-BAT-06", "ST-ATB-09", "ST-ORD-03"})
  @Test
  void equalTeamsLoseNobody() {
    scene.persons(ONE, OWN, "253");
    scene.persons(TWO, THEIRS, "215");
    fight();
    assertThat(dead(ONE) + dead(TWO)).isZero();
    assertThat(scene.defs(OWN, Role.STOPPED)).containsExactly("253");
    ended();
  }

  @Rule({"ST-X-24", "ST-ATB-03", "ST-BAT-07", "ST-D-24"})
  @Test
  void aTeamWithoutALeaderLosesWhateverItsStrength() {
    scene.persons(ONE, OWN, "256", "257", "260"); // 22, no leader
    scene.persons(TWO, THEIRS, "205"); // 4, OFFICER
    fight();
    assertThat(dead(ONE)).isEqualTo(1);
    assertThat(dead(TWO)).isZero();
    assertThat(scene.told(LeaderMissing.class)).containsExactly(new LeaderMissing(ONE));
    ended(TWO);
  }

  @Rule({"ST-X-24", "ST-ATB-07", "ST-ATB-11"})
  @Test
  void withoutAnyLeaderEachLosesOne() {
    scene.persons(ONE, OWN, "256", "257");
    scene.persons(TWO, THEIRS, "203", "216");
    fight();
    assertThat(dead(ONE)).isEqualTo(1);
    assertThat(dead(TWO)).isEqualTo(1);
    assertThat(scene.told(LeaderMissing.class))
        .containsExactly(new LeaderMissing(ONE), new LeaderMissing(TWO));
    ended();
  }

  @Rule({"ST-X-47", "ST-AFF-11"})
  @Test
  void anAttackOnAHiddenRomulanIsCalledOff() {
    scene.persons(ONE, OWN, "304");
    scene.persons(TWO, THEIRS, "305");
    scene.orders(ONE).does(new AttackTeam(ONE, 0, ROMULAN, TWO)).does(new Confirm(ONE));
    for (Seat seat : ImmutableList.of(ONE, TWO)) { // both are shown to both
      assertThat(scene.toldTo(seat, CardsRevealed.class))
          .flatExtracting(CardsRevealed::cards)
          .extracting("def")
          .containsExactlyInAnyOrder("304", "305");
    }
    assertThat(scene.told(AttackCalledOff.class)).containsExactly(new AttackCalledOff(ONE, 0));
    assertThat(scene.told(BattleEnded.class)).isEmpty();
    assertThat(scene.defs(OWN, Role.FREE)).containsExactly("304");
    assertThat(scene.defs(THEIRS, Role.FREE)).containsExactly("305");
    assertThat(scene.against(new AttackTeam(ONE, 0, ROMULAN, TWO))).containsExactly("ST-AFF-11");
  }

  @Rule({"ST-AFF-06", "ST-D-67", "ST-BAT-09", "ST-BAT-04"})
  @Test
  void theFederationDoesNotAttackAndTheStoppedNeither() {
    scene.persons(ONE, OWN, "215");
    scene.orders(ONE);
    AttackTeam attack = new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.FEDERATION), TWO);
    assertThat(scene.against(attack)).containsExactly("ST-BAT-04");
    scene.persons(TWO, THEIRS, "253");
    assertThat(scene.against(attack)).containsExactly("ST-AFF-06");
  }

  @Rule({"ST-ORD-10", "ST-AFF-06", "ST-AFF-07", "ST-I-16"})
  @Test
  void othersBesideTheFederationAttackWithoutIt() {
    scene.persons(ONE, OWN, "215", "289", "253"); // Federation, neutral, Klingon
    scene.persons(TWO, THEIRS, "253");
    scene.orders(ONE).does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    assertThat(scene.state().muster().orElseThrow().members()).hasSize(2);
    scene.does(new Confirm(ONE));
    assertThat(scene.defs(OWN, Role.FREE)).containsExactly("215");
  }

  @Rule({"ST-AFF-12", "ST-AFF-06", "ST-ORD-10", "ST-ATB-01"})
  @Test
  void neutralPersonsAttackThoughTheFederationIsWithThem() {
    scene.persons(ONE, OWN, "215", "289");
    scene.persons(TWO, THEIRS, "253");
    scene.orders(ONE);
    AttackTeam federation = new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.FEDERATION), TWO);
    AttackTeam klingons = new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO);
    assertThat(scene.against(federation)).containsExactly("ST-AFF-06");
    assertThat(scene.against(klingons)).containsExactly("ST-ATB-01");
    scene.does(new AttackTeam(ONE, 0, ImmutableSet.of(), TWO)).does(new Confirm(ONE));
    assertThat(scene.defs(OWN, Role.FREE)).containsExactly("215");
  }

  @Rule("ST-AFF-11")
  @Test
  void anAttackThatWasCalledOffIsOpenAgainstOthersAndElsewhere() {
    Scene three = Scene.laid(3).missions("151", "153");
    three.persons(ONE, OWN, "304").persons(TWO, THEIRS, "305");
    three.persons(THREE, Host.team(0, THREE), "253").persons(TWO, Host.team(1, TWO), "253");
    Host aboard = Host.ship(three.ship(ONE, "363", 0));
    three.orders(ONE).does(new AttackTeam(ONE, 0, ROMULAN, TWO)).does(new Confirm(ONE));
    assertThat(three.against(new AttackTeam(ONE, 0, ROMULAN, TWO))).containsExactly("ST-AFF-11");
    assertThat(three.against(new AttackTeam(ONE, 0, ROMULAN, THREE))).isEmpty();
    three.does(new Beam(ONE, Optional.of(three.only(OWN)), OWN, aboard));
    three.quietly(new Move(ONE, aboard.card(), true, 1));
    Host there = Host.team(1, ONE);
    three.does(new Beam(ONE, Optional.of(three.only(aboard)), aboard, there));
    assertThat(three.against(new AttackTeam(ONE, 1, ROMULAN, TWO))).isEmpty();
    three.does(new Beam(ONE, Optional.of(three.only(there)), there, aboard));
    three.quietly(new Move(ONE, aboard.card(), false, 0));
    three.does(new Beam(ONE, Optional.of(three.only(aboard)), aboard, OWN));
    assertThat(three.against(new AttackTeam(ONE, 0, ROMULAN, TWO))).containsExactly("ST-AFF-11");
  }

  @Rule({"ST-BAT-08", "ST-BAT-06"})
  @Test
  void theEquipmentOfBothSidesCountsAndIsStoppedWithThem() {
    scene.persons(ONE, OWN, "275", "268").gear(ONE, "058", OWN); // 17, and 2 each
    scene.persons(TWO, THEIRS, "215", "203").gear(TWO, "064", THEIRS); // 12, and 2 each
    fight();
    assertThat(scene.lastStrike().attack()).isEqualTo(21);
    assertThat(scene.lastStrike().defence()).isEqualTo(16);
    assertThat(scene.defs(OWN, Role.GEAR_STOPPED)).containsExactly("058");
    assertThat(scene.defs(THEIRS, Role.GEAR_STOPPED)).containsExactly("064");
  }
}
