package io.stardeck.stccg.leaving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeavingTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  private final Scene scene = Scene.laid(3).missions("157", "146", "156");

  @Rule({"ST-WIN-05", "ST-WIN-06", "ST-I-25"})
  @Test
  void withTwoPlayersTheOtherWins() {
    Scene two = Scene.laid().missions("157").orders(ONE).does(new Resign(TWO));
    Phase.Over over = two.state().table().over().orElseThrow();
    assertThat(over.outcome().winners()).containsExactly(ONE);
    assertThat(two.against(new Resign(ONE))).containsExactly("ST-WIN-06");
  }

  @Rule({"ST-MUL-01", "ST-MUL-05", "ST-WIN-05", "ST-D-39"})
  @Test
  void withThreeTheGameGoesOnAndTheLastOneLeftWins() {
    scene.orders(ONE).does(new Resign(TWO));
    assertThat(scene.state().table().over()).isEmpty();
    assertThat(scene.against(new Resign(TWO))).containsExactly("ST-WIN-05");
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(THREE);
    scene.does(new Resign(THREE));
    assertThat(scene.state().table().over().orElseThrow().outcome().winners()).containsExactly(ONE);
  }

  @Rule({"ST-ZON-11", "ST-MUL-05"})
  @Test
  void whoGoesOutOfPlayBearsNoMarks() {
    Host team = Host.team(1, TWO);
    scene.persons(TWO, team, "198").marked(team, new Mark.NoBeam(2)).orders(ONE);
    scene.does(new Resign(TWO));
    assertThat(scene.state().cards(Places.out(TWO)))
        .filteredOn(card -> card.def().equals("198"))
        .hasSize(1)
        .allMatch(card -> card.marks().isEmpty());
  }

  @Rule({"ST-MUL-02", "ST-TRN-01"})
  @Test
  void turnsGoClockwise() {
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    scene.quietly(new EndTurn(TWO)).quietly(new EndTurn(THREE));
    assertThat(scene.state().table().active()).isEqualTo(ONE);
  }

  @Rule("ST-MUL-05")
  @Test
  void allThatIsTheirsGoesOutOfPlay() {
    CardId outpost = scene.outpost(TWO, "105", 0);
    scene.persons(TWO, Host.outpost(outpost), "253");
    CardId ship = scene.ship(TWO, "347", 0);
    scene.persons(TWO, Host.ship(ship), "255").gear(TWO, "058", Host.ship(ship));
    scene.persons(TWO, Host.team(1, TWO), "256");
    scene.seeded(TWO, 1, "015").orders(ONE).does(new Resign(TWO));
    assertThat(scene.state().cards(Places.out(TWO)))
        .extracting("def")
        .containsExactlyInAnyOrder("105", "253", "347", "255", "058", "256");
    assertThat(scene.state().table().ships()).isEmpty();
    assertThat(scene.state().table().outposts()).isEmpty();
    assertThat(scene.state().size(Places.stack(1))).isEqualTo(1);
    assertThat(scene.state().table().spaceline()).hasSize(3);
  }

  /** A ship of the second player, taken by the first one until the end of the turn. */
  private CardId borrowed() {
    CardId ship = scene.ship(TWO, "355", 0);
    scene.persons(TWO, Host.ship(ship), "205");
    CardId device = scene.hand(ONE, "084"); // Neural Servo Device
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, device, Aim.at(Host.ship(ship))));
    assertThat(scene.ship(ship).controller()).contains(ONE);
    return ship;
  }

  @Rule({"ST-MUL-05", "ST-EFF-16"})
  @Test
  void aShipThatTheyHaveBorrowedGoesBack() {
    CardId ship = borrowed();
    scene.does(new Resign(ONE));
    assertThat(scene.ship(ship).controller()).contains(TWO);
    assertThat(scene.ship(ship).returnsTo()).isEmpty();
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("205");
  }

  @Rule({"ST-MUL-05", "ST-EFF-16"})
  @Test
  void aShipThatTheyHaveLentGoesOutOfPlayWithThem() {
    borrowed();
    scene.does(new Resign(TWO));
    assertThat(scene.state().table().ships()).isEmpty();
    assertThat(scene.state().cards(Places.out(TWO)))
        .extracting("def")
        .containsExactlyInAnyOrder("355", "205");
  }

  @Rule("ST-MUL-05")
  @Test
  void theirTurnGoesOnWithoutADraw() {
    scene.orders(ONE).does(new Resign(ONE));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().size(Places.hand(ONE))).isZero();
    assertThat(scene.state().size(Places.deck(ONE))).isEqualTo(10);
  }

  @Rule("ST-MUL-05")
  @Test
  void aBattleAgainstThemEndsWithoutEffect() {
    CardId own = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(own), "255");
    CardId strong = scene.ship(TWO, "334", 0);
    scene.persons(TWO, Host.ship(strong), "199");
    scene.orders(ONE).does(new AttackShip(ONE, strong)).does(new Confirm(ONE));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
    scene.does(new Resign(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.ship(own).stopped()).isFalse();
  }

  @Rule({"ST-MUL-04", "ST-ATB-09"})
  @Test
  void onlyTheNamedOpponentFights() {
    scene.persons(ONE, Host.team(1, ONE), "255");
    scene.persons(TWO, Host.team(1, TWO), "198");
    scene.persons(THREE, Host.team(1, THREE), "199");
    scene.orders(ONE).does(new AttackTeam(ONE, 1, KLINGON, TWO)).does(new Confirm(ONE));
    assertThat(scene.state().cards(Places.discard(TWO))).extracting("def").containsExactly("198");
    assertThat(scene.defs(Host.team(1, ONE), Role.STOPPED)).containsExactly("255");
    assertThat(scene.defs(Host.team(1, THREE), Role.FREE)).containsExactly("199");
  }

  @Rule("ST-MUL-05")
  @Test
  void theirEventsAndPodsGoAndDilemmasStayWhereTheyLie() {
    scene.lies(TWO, "066", On.table(TWO));
    scene.lies(TWO, "078", On.location(1));
    scene.lies(TWO, "045", On.location(0)); // a dilemma
    scene.lies(THREE, "066", On.table(THREE));
    Host pod = Host.pod(scene.pod(TWO, 1));
    scene.persons(TWO, pod, "203").orders(ONE).does(new Resign(TWO));
    assertThat(scene.state().cards(Places.out(TWO)))
        .extracting("def")
        .containsExactlyInAnyOrder("066", "078", "116", "203");
    assertThat(scene.state().table().pods()).isEmpty();
    assertThat(scene.state().table().lying())
        .extracting(card -> card.card().def())
        .containsExactly("045", "066");
  }

  @Rule({"ST-MUL-05", "ST-EFF-29", "ST-TRM-01"})
  @ParameterizedTest
  @ValueSource(ints = {1, 2}) // also whom they have captured
  void whoIsHeldGoesOutOfPlayToo(int owner) {
    Host team = Host.team(1, TWO);
    scene.seeded(ONE, 1, "010").persons(TWO, team, "203"); // Alien Abduction
    scene.persons(Seat.of(owner), team, "216");
    scene
        .orders(TWO)
        .quietly(new Attempt(TWO, 1, team, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(TWO));
    assertThat(scene.state().persons(team)).isEqualTo(1);
    scene.does(new Resign(TWO));
    assertThat(scene.state().cards(Places.out(TWO))).extracting("def").contains("203");
    assertThat(scene.state().cards(Places.out(Seat.of(owner)))).extracting("def").contains("216");
  }

  @Rule({"ST-MUL-05", "ST-ATT-11"})
  @Test
  void whoFoughtThemGoesFreeWhereABattleEnds() {
    Host team = Host.team(1, ONE);
    scene.persons(ONE, team, "255").persons(TWO, Host.team(1, TWO), "198").hand(THREE, "331");
    scene.orders(ONE).does(new AttackTeam(ONE, 1, KLINGON, TWO)).does(new Confirm(ONE));
    while (!(scene.state().frames().pop().top() instanceof OrderPhase.Battling)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.does(new Resign(TWO)).passes();
    assertThat(scene.defs(team, Role.FREE)).containsExactly("255");
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isEmpty();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-MUL-05", "ST-SHB-08"})
  @Test
  void whereTheyWereFiringBackTheBattleEnds() {
    CardId own = scene.ship(ONE, "347", 0);
    CardId strong = scene.ship(TWO, "334", 0);
    scene.persons(ONE, Host.ship(own), "255").persons(TWO, Host.ship(strong), "199");
    scene.hand(THREE, "331");
    scene.orders(ONE).quietly(new AttackShip(ONE, strong)).quietly(new Confirm(ONE));
    scene.does(new Counterattack(TWO, own)).does(new Confirm(TWO));
    while (!(scene.state().frames().pop().top() instanceof OrderPhase.Battling)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.does(new Resign(TWO)).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(1);
    assertThat(scene.ship(own).condition()).isEqualTo(Condition.OK);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-MUL-05", "ST-D-41"})
  @Test
  void aShipThatWouldGoBackToWhoHasGivenUpGoesOutOfPlay() {
    CardId ship = scene.ship(TWO, "331", 0);
    scene.lies(ONE, "134", On.intruder(ship));
    CardId lore = scene.hand(ONE, "080");
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD)).cardPlay(ONE);
    scene.gear(TWO, "064", Host.ship(ship));
    scene.quietly(new PlayCard(ONE, lore, Aim.at(Host.ship(ship))));
    assertThat(scene.ship(ship).of(ONE)).isTrue();
    scene.does(new Resign(TWO));
    assertThat(scene.ship(ship).of(ONE)).isTrue();
    CardId event = scene.state().table().lying().get(0).id();
    scene.plays(THREE, "124", Aim.at(event)).passes(); // Kevin Uxbridge
    assertThat(scene.state().table().ships()).isEmpty();
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.state().cards(Places.out(TWO))).extracting("def").contains("331", "064");
    assertThat(scene.discarded(ONE)).contains("134", "080");
  }
}
