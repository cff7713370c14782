package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may strike and strike back, what is shown of it, and who is stopped afterwards. */
class StrikesTest {
  private static final StccgGame GAME = new StccgGame();
  private static final String K_VORT = "347"; // WEAPONS 6, SHIELDS 6
  private static final String ENTERPRISE = "334"; // WEAPONS 8, SHIELDS 9
  private static final String PI = "361"; // WEAPONS 4
  private static final String PHASER = "064";

  private final Scene scene = Scene.laid().missions("151");

  private CardId led(Scene at, Seat seat, String def, String leader) {
    CardId ship = at.ship(seat, def, 0);
    at.persons(seat, Host.ship(ship), leader);
    return ship;
  }

  private void attack(Scene at, CardId target) {
    at.quietly(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
  }

  @Rule({"ST-SHB-08", "ST-SHB-13"})
  @Test
  void anyOfTheShipsThatAttackedMayBeFiredBackAt() {
    CardId target = led(scene, TWO, ENTERPRISE, "204");
    CardId first = led(scene, ONE, PI, "304");
    CardId second = led(scene, ONE, PI, "305");
    scene.hand(ONE, "331");
    scene.orders(ONE);
    attack(scene, target); // 8 against 9
    assertThat(Action.answers(GAME.legalActions(scene.state(), TWO)))
        .contains(new Counterattack(TWO, first), new Counterattack(TWO, second));
    scene.does(new Counterattack(TWO, second)).quietly(new Confirm(TWO));
    assertThat(scene.told(BattleEvent.ShipDamaged.class))
        .containsExactly(new BattleEvent.ShipDamaged(second));
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .filteredOn(told -> told.window() == WindowKind.BATTLE)
        .hasSize(2);
  }

  @Rule({"ST-SHB-02", "ST-BAT-09", "ST-SHB-01", "ST-OPB-01", "ST-I-17", "ST-I-10"})
  @Test
  void onlyAShipWithALeaderWhoIsNotStoppedAttacks() {
    CardId target = scene.ship(TWO, ENTERPRISE, 0);
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-BAT-04");
    CardId ship = led(scene, ONE, K_VORT, "253");
    scene.stopped(ONE, Host.ship(ship));
    assertThat(scene.ship(ship).stopped()).isFalse();
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-SHB-02");
    scene.persons(ONE, Host.ship(ship), "256");
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-SHB-02");
    scene.persons(ONE, Host.ship(ship), "268");
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
  }

  @Rule({"ST-AFF-10", "ST-OPB-06", "ST-OPB-01"})
  @Test
  void nobodyAttacksTheirOwnOutpost() {
    CardId outpost = scene.outpost(ONE, "105", 0);
    led(scene, ONE, K_VORT, "253");
    scene.orders(ONE);
    assertThat(scene.against(new AttackOutpost(ONE, outpost))).containsExactly("ST-AFF-10");
  }

  @Rule({"ST-EFF-33", "ST-BAT-04"})
  @Test
  void aShipThatIsSetAsideIsOutOfReach() {
    CardId target = scene.ship(TWO, ENTERPRISE, 0);
    led(scene, ONE, K_VORT, "253");
    scene.with(target, ship -> ship.copy().withAside(2)).orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-BAT-04");
  }

  @Rule({"ST-BAT-06", "ST-SHB-14", "ST-OPB-07", "ST-ORD-03"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void shipsThatFoughtAreStoppedWithCrewAndEquipment(boolean outpost) {
    CardId target = led(scene, TWO, ENTERPRISE, "204");
    CardId fort = scene.outpost(TWO, "105", 0);
    scene.persons(TWO, Host.outpost(fort), "278");
    CardId striker = led(scene, ONE, K_VORT, "253");
    scene.gear(ONE, "058", Host.ship(striker));
    scene.gear(TWO, PHASER, Host.ship(target));
    scene.orders(ONE);
    scene.quietly(outpost ? new AttackOutpost(ONE, fort) : new AttackShip(ONE, target));
    scene.quietly(new Confirm(ONE)).quietly(new DeclineCounterattack(TWO));
    assertThat(scene.ship(striker).stopped()).isTrue();
    assertThat(scene.defs(Host.ship(striker), Role.STOPPED)).containsExactly("253");
    assertThat(scene.defs(Host.ship(striker), Role.GEAR_STOPPED)).containsExactly("058");
    assertThat(scene.ship(target).stopped()).isNotEqualTo(outpost);
    assertThat(scene.defs(Host.ship(target), Role.GEAR_STOPPED)).hasSize(outpost ? 0 : 1);
    assertThat(scene.defs(Host.outpost(fort), Role.FREE)).containsExactly("278");
  }

  @Rule({"ST-CFG-09", "ST-D-21", "ST-SHB-06"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void byTheOptionADamagedShipFiresBackToo(boolean option) {
    Scene own =
        Scene.laid(
                config -> StccgConfig.builder().from(config).returnFireAfterDamage(option).build())
            .missions("151");
    CardId target = led(own, TWO, ENTERPRISE, "204");
    led(own, ONE, "344", "253");
    led(own, ONE, PI, "304");
    own.orders(ONE);
    attack(own, target); // 13 against 9
    assertThat(own.ship(target).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(own.state().top())
        .isInstanceOf(option ? OrderPhase.Countering.class : Phase.Orders.class);
  }

  @Rule({"ST-D-55", "ST-SHB-08", "ST-BAT-02", "ST-TRN-08"})
  @Test
  void aStrikeInReturnThatDoesNoHarmEndsTheBattle() {
    CardId target = led(scene, TWO, ENTERPRISE, "204");
    CardId striker = led(scene, ONE, "353", "296"); // WEAPONS 9, SHIELDS 12
    scene.orders(ONE);
    attack(scene, target);
    scene.quietly(new Counterattack(TWO, striker)).quietly(new Confirm(TWO)); // 8 against 12
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(2);
    assertThat(scene.ship(striker).condition()).isEqualTo(Condition.OK);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.told(BattleEvent.BattleEnded.class)).hasSize(1);
    assertThat(scene.told(BattleEvent.BattleStarted.class))
        .extracting(BattleEvent.BattleStarted::seat)
        .containsExactly(ONE);
    assertThat(scene.state().table().turn().orders()).isEqualTo(1); // that of the attack alone
  }

  @Rule("ST-EFF-55")
  @Test
  void aShipWithoutBattlesDoesNotAttackEither() {
    CardId target = scene.ship(TWO, ENTERPRISE, 0);
    CardId ship = led(scene, ONE, K_VORT, "253");
    scene.persons(ONE, Host.ship(ship), "278").orders(ONE); // Navigation x2
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
    scene.plays(ONE, "109", Aim.at(Host.ship(ship))).passes();
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-EFF-55");
  }

  @Rule({"ST-DMG-08", "ST-EFF-19"})
  @Test
  void theRepairOfAShipThatIsDamagedOnceMoreBeginsAnew() {
    CardId ship = led(scene, ONE, K_VORT, "210");
    scene.with(ship, each -> each.copy().withRepair(2)).damaged(ship);
    assertThat(scene.ship(ship).repair()).isZero();
  }

  @Rule({"ST-DMG-11", "ST-DMG-06", "ST-ZON-07"})
  @Test
  void equipmentAboardIsDestroyedWithTheShip() {
    CardId ship = led(scene, TWO, ENTERPRISE, "204");
    scene.gear(TWO, PHASER, Host.ship(ship));
    scene.destroyed(ship);
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder(ENTERPRISE, "204", PHASER);
  }

  @Rule("ST-MUL-04")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ofThreeOnlyTheNamedOpponentFiresBack(boolean theirs) {
    Scene three = Scene.laid(3).missions("151");
    CardId target = three.ship(TWO, "334", 0); // SHIELDS 9
    three.stopped(target);
    CardId other = three.ship(theirs ? TWO : THREE, "347", 0);
    CardId striker = three.ship(ONE, "347", 0); // WEAPONS 6
    three.persons(theirs ? TWO : THREE, Host.ship(other), "253");
    three.persons(ONE, Host.ship(striker), "253").orders(ONE);
    three.quietly(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
    assertThat(three.state().top() instanceof OrderPhase.Countering).isEqualTo(theirs);
  }
}
