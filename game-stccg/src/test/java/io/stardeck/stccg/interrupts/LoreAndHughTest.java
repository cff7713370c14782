package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.interrupts.Boarding.intruders;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent.LeaderMissing;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.event.MissionEvent.AttemptStarted;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Intruders whom Lore makes the crew of a dead ship, and whom Hugh destroys. */
class LoreAndHughTest {
  private static final String BORG = "134";

  // Study Stellar Collision (space) and Diplomacy Mission (planet).
  private final Scene scene = Scene.laid().missions("191", "151");

  private final CardId ship = scene.ship(TWO, "334", 0); // Enterprise: WEAPONS 8, SHIELDS 9
  private final Host aboard = Host.ship(ship);
  private final Aim on = Aim.at(aboard);

  private CardId dead(int borg) {
    for (int i = 0; i < borg; i++) {
      scene.lies(ONE, BORG, On.intruder(ship));
    }
    CardId lore = scene.hand(ONE, "080");
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD)).cardPlay(ONE);
    return lore;
  }

  @Rule({"ST-X-44", "ST-SPC-09", "ST-D-41", "ST-TRM-01", "ST-I-18"})
  @Shows("080")
  @Test
  void loreMakesIntrudersTheCrewOfADeadShip() {
    CardId target = scene.ship(TWO, "347", 0); // SHIELDS 6
    CardId lore = dead(3);
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD_MANNED)); // somebody has come since
    assertThat(scene.against(new PlayCard(ONE, lore, on))).isNotEmpty();
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD));
    scene.quietly(new PlayCard(ONE, lore, on));
    assertThat(scene.ship(ship).controller()).hasValue(ONE);
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.NO);
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly(BORG, BORG, BORG);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
    assertThat(scene.against(new Attempt(ONE, 0, aboard, ImmutableSet.of()))).contains("ST-SPC-09");
    scene.persons(ONE, aboard, "296"); // nor does who comes aboard
    assertThat(scene.against(new Attempt(ONE, 0, aboard, ImmutableSet.of()))).contains("ST-SPC-09");
    // A Federation ship, but Lore's: WEAPONS 8 against SHIELDS 6.
    scene.does(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule({"ST-SPC-09", "ST-SPC-02"})
  @Test
  void asATeamTheyNeedNoLeaderAndHaveTheStrengthOfTheirNumber() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    Host team = Host.team(1, ONE);
    scene.does(new Beam(ONE, Optional.empty(), aboard, team));
    scene.persons(TWO, Host.team(1, TWO), "215"); // STRENGTH 6
    scene.does(new AttackTeam(ONE, 1, ImmutableSet.of(), TWO)).quietly(new Confirm(ONE));
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(9, 6));
    assertThat(scene.discarded(TWO)).containsExactly("215");
  }

  @Rule({"ST-EFF-05", "ST-SPC-09"})
  @Shows({"119", "080"})
  @Test
  void hughDestroysThemAsACrewAndAsATeamToo() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    Host team = Host.team(1, ONE);
    CardId first = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.does(new Beam(ONE, Optional.of(first), aboard, team));
    scene.plays(TWO, "119", Aim.NOTHING).passes().does(new Choose(TWO, new OfNumber(1)));
    assertThat(scene.state().persons(aboard)).isZero();
    assertThat(scene.state().persons(team)).isZero();
    assertThat(scene.discarded(ONE)).containsExactly(BORG, BORG, BORG);
    assertThat(scene.against(new Move(ONE, ship, false, 0))).contains("ST-STF-01");
  }

  @Rule({"ST-D-41", "ST-SPC-09", "ST-I-29"})
  @Test
  void withoutLoreTheyAreIntrudersAgainAndThoseElsewhereAreGone() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    Host team = Host.team(1, ONE);
    CardId outpost = scene.outpost(TWO, "104", 1);
    assertThat(scene.against(new AttackOutpost(ONE, outpost))).containsExactly("ST-SPC-09");
    CardId first = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.does(new Beam(ONE, Optional.of(first), aboard, team));
    CardId event = scene.state().table().lying().get(0).id();
    scene.plays(TWO, "124", Aim.at(event)).passes();
    assertThat(scene.ship(ship).controller()).hasValue(TWO);
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD);
    assertThat(intruders(scene, ship)).isEqualTo(2);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("080", BORG);
  }

  @Rule({"ST-D-41", "ST-SPC-06", "ST-SPC-09"})
  @Test
  void withoutLoreTheirShipIsStoppedForGoodWhoeverIsAboard() {
    CardId lore = dead(2);
    scene.quietly(new PlayCard(ONE, lore, on)).persons(ONE, aboard, "215");
    CardId event = scene.state().table().lying().get(0).id();
    scene.plays(TWO, "124", Aim.at(event)).passes();
    assertThat(intruders(scene, ship)).isEqualTo(2);
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD_MANNED);
  }

  @Rule({"ST-D-41", "ST-SPC-09"})
  @Test
  void thoseOfAnotherShipOfLoreStayItsCrew() {
    CardId other = scene.ship(TWO, "347", 0);
    scene.lies(ONE, BORG, On.intruder(other));
    scene.with(other, each -> each.copy().withStop(Stop.GOOD));
    CardId lore = dead(2);
    CardId again = scene.hand(ONE, "080");
    scene.quietly(new PlayCard(ONE, lore, on)).cardPlay(ONE);
    scene.quietly(new PlayCard(ONE, again, Aim.at(Host.ship(other))));
    CardId event = scene.state().table().lying().get(0).id();
    scene.plays(TWO, "124", Aim.at(event)).passes();
    assertThat(scene.ship(ship).controller()).hasValue(TWO);
    assertThat(scene.ship(other).controller()).hasValue(ONE);
    assertThat(scene.defs(Host.ship(other), Role.FREE)).containsExactly(BORG);
  }

  @Rule({"ST-SPC-09", "ST-D-63"})
  @Test
  void onlyADeadShipWithOwnIntrudersIsTakenOver() {
    scene.lies(TWO, BORG, On.intruder(ship));
    CardId lore = scene.hand(ONE, "080");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, lore, on))).contains("ST-PLY-08");
    Scene manned = Scene.laid().missions("191");
    CardId there = manned.ship(TWO, "334", 0);
    manned.persons(TWO, Host.ship(there), "204").lies(ONE, BORG, On.intruder(there));
    CardId other = manned.hand(ONE, "080");
    manned.cardPlay(ONE);
    assertThat(manned.against(new PlayCard(ONE, other, Aim.at(Host.ship(there)))))
        .contains("ST-PLY-08");
  }

  @Rule({"ST-EFF-05", "ST-EFF-41"})
  @Shows("119")
  @Test
  void hughDestroysAllIntrudersAtOneLocation() {
    CardId far = scene.ship(TWO, "331", 1);
    scene.persons(TWO, aboard, "204").persons(TWO, Host.ship(far), "203");
    scene.lies(ONE, BORG, On.intruder(ship));
    scene.lies(ONE, BORG, On.intruder(far));
    scene.orders(ONE).plays(TWO, "119", Aim.NOTHING).passes();
    scene.does(new Choose(TWO, new OfNumber(1))).does(new Choose(TWO, new OfLocation(0)));
    assertThat(intruders(scene, ship)).isZero();
    assertThat(scene.state().table().lying()).hasSize(1);
    assertThat(scene.state().table().ship(far)).isNotNull();
  }

  @Rule("ST-SPC-09")
  @Test
  void lateComersOnTheShipOfIntrudersAttemptNothingEither() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    scene.does(new Beam(ONE, Optional.empty(), aboard, Host.team(1, ONE)));
    scene.with(ship, each -> each.copy().withLocation(0)).persons(ONE, aboard, "215");
    Attempt attempt = new Attempt(ONE, 0, aboard, ImmutableSet.of(Affiliation.FEDERATION));
    assertThat(scene.against(attempt)).containsExactly("ST-SPC-09");
  }

  @Rule({"ST-SPC-09", "ST-ORD-10"})
  @Test
  void whoIsOnThePlanetWithIntrudersAttemptsWithoutThem() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    Host team = Host.team(1, ONE);
    scene.does(new Beam(ONE, Optional.empty(), aboard, team));
    assertThat(scene.against(new Attempt(ONE, 1, team, ImmutableSet.of())))
        .containsExactly("ST-SPC-09", "ST-ATT-20");
    scene.persons(ONE, team, "215");
    scene.does(new Attempt(ONE, 1, team, ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(scene.state().muster().orElseThrow().members()).hasSize(1);
    scene.quietly(new Confirm(ONE));
    assertThat(scene.told(AttemptStarted.class)).hasSize(1);
    assertThat(scene.defs(team, Role.FREE)).contains(BORG, BORG, BORG);
  }

  @Rule({"ST-D-41", "ST-EFF-16"})
  @Test
  void withoutLoreAShipThatItsOwnerHasBorrowedStaysTheirs() {
    CardId neutral = scene.ship(TWO, "352", 0);
    scene.lies(ONE, BORG, On.intruder(neutral));
    Aim there = Aim.at(Host.ship(neutral));
    scene.with(neutral, each -> each.copy().withStop(Stop.GOOD)).playsCard(ONE, "080", there);
    CardId lore = scene.state().table().lying().get(0).id();
    scene.quietly(new EndTurn(ONE)).playsCard(TWO, "084", there); // Neural Servo Device
    assertThat(scene.ship(neutral).returnsTo()).hasValue(ONE);
    scene.interrupts(TWO, "124", Aim.at(lore));
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.ship(neutral).controller()).hasValue(TWO);
  }

  @Rule({"ST-SPC-09", "ST-STF-03", "ST-SHB-02"})
  @Test
  void intrudersNeitherStaffNorLeadAnyOtherShip() {
    CardId lore = dead(1);
    scene.quietly(new PlayCard(ONE, lore, on));
    CardId other = scene.ship(ONE, "347", 0); // a Klingon ship
    CardId target = scene.ship(TWO, "347", 0);
    scene.does(new Beam(ONE, Optional.of(scene.only(aboard)), aboard, Host.ship(other)));
    assertThat(scene.against(new Move(ONE, other, true, 1))).containsExactly("ST-STF-01");
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-SHB-02");
    scene.persons(ONE, Host.ship(other), "256"); // no leader either
    scene.plays(TWO, BORG, Aim.at(Host.ship(other))).passes(); // 1 against 9
    assertThat(scene.told(LeaderMissing.class)).containsExactly(new LeaderMissing(ONE));
    scene.persons(ONE, Host.ship(other), "253"); // a Klingon leader
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
  }

  @Rule({"ST-SPC-09", "ST-HOL-04"})
  @Test
  void hologramsOnAShipOfIntrudersStayInactive() {
    scene.persons(TWO, aboard, "207").marked(aboard, new Mark.Deactivated()); // with a holodeck
    CardId lore = dead(1);
    scene.quietly(new PlayCard(ONE, lore, on)).turns(2);
    assertThat(Group.aboard(scene.state(), scene.ship(ship)).persons()).hasSize(1);
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly(BORG, "207");
  }
}
