package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShipBattleTest {
  private static final String BORTAS = "344"; // WEAPONS 9
  private static final String VOR_CHA = "350"; // WEAPONS 8
  private static final String K_VORT = "347"; // WEAPONS 6

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'OUTPOST','id':'odd','name':'Odd Outpost','rarity':'COMMON',"
              + "'affiliation':'FEDERATION','shields':27}");

  private final Scene scene = Scene.laid(SET).missions("157");

  /** Klingon ships of the first player, each with a leader. */
  private void attackers(String def, int count) {
    for (int i = 0; i < count; i++) {
      CardId ship = scene.ship(ONE, def, 0);
      scene.person(ONE, "253", Host.ship(ship));
    }
  }

  @Rule({"ST-X-19", "ST-X-20", "ST-SHB-04", "ST-SHB-05", "ST-SHB-07", "ST-SHB-10", "ST-D-46"})
  @ParameterizedTest(name = "outpost {0}: {1} + {2} + {3} ships")
  @CsvSource({
    // U.S.S. Oberth has SHIELDS 7; with half of 30 from the outpost 22.
    "true, 0, 2, 1, OK", // 22
    "true, 1, 1, 1, DAMAGED", // 23
    "true, 0, 4, 2, DAMAGED", // 44
    "true, 1, 3, 2, DESTROYED", // 45
    "false, 0, 0, 1, OK", // 6
    "false, 0, 1, 0, DAMAGED", // 8
    "false, 0, 1, 1, DAMAGED", // 14
    "false, 1, 0, 1, DESTROYED", // 15
  })
  void weaponsAreHeldAgainstShieldsAndHalfOfTheOutpost(
      boolean outpost, int bortas, int vorCha, int kVort, String result) {
    CardId target = scene.ship(TWO, "340", 0);
    if (outpost) {
      scene.outpost(TWO, "104", 0);
    }
    attackers(BORTAS, bortas);
    attackers(VOR_CHA, vorCha);
    attackers(K_VORT, kVort);
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    if (result.equals("DESTROYED")) {
      assertThat(scene.state().table().ship(target)).isNull();
      assertThat(scene.state().cards(Places.discard(TWO))).hasSize(1);
    } else {
      assertThat(scene.ship(target).condition()).hasToString(result);
    }
  }

  @Rule({"ST-I-04", "ST-SHB-14"})
  @Test
  void whoFoughtStopsInTheOrderOfTheTableAsAStateThatIsReadHasNoOther() {
    CardId target = scene.ship(TWO, "340", 0);
    scene.persons(TWO, Host.ship(target), "204");
    attackers(K_VORT, 1);
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    StccgGame game = new StccgGame();
    var json = GameJson.of(game).knowing(scene.state().config());
    StccgState read = json.readState(json.write(scene.state()));
    StccgAction declines = new DeclineCounterattack(TWO);
    assertThat(game.apply(read, declines)).isEqualTo(game.apply(scene.state(), declines));
  }

  @Rule({"ST-X-18", "ST-OPB-01", "ST-OPB-02", "ST-OPB-03", "ST-OPB-05", "ST-ZON-06"})
  @Test
  void anOutpostIsDestroyedByMoreThanItsShieldsAndNeverDamaged() {
    CardId outpost = scene.outpost(TWO, "104", 0); // SHIELDS 30
    scene.persons(TWO, Host.outpost(outpost), "212", "204");
    CardId docked = scene.ship(TWO, "340", 0);
    attackers(K_VORT, 5); // 30
    scene.orders(ONE).does(new AttackOutpost(ONE, outpost)).does(new Confirm(ONE));
    assertThat(scene.state().table().outpost(outpost)).isNotNull();
    scene.does(new DeclineCounterattack(TWO));
    attackers(K_VORT, 4);
    attackers(VOR_CHA, 1); // 32
    scene.does(new AttackOutpost(ONE, outpost)).does(new Confirm(ONE));
    assertThat(scene.state().table().outpost(outpost)).isNull();
    assertThat(scene.state().cards(Places.discard(TWO))).hasSize(3);
    assertThat(scene.ship(docked).condition()).isEqualTo(Condition.OK);
  }

  @Rule({"ST-X-23", "ST-SHB-12", "ST-D-56", "ST-D-65"})
  @Test
  void theFirstAttackDamagesAndTheNextInTheSameTurnDestroys() {
    CardId target = scene.ship(TWO, "334", 0); // SHIELDS 9
    scene.persons(TWO, Host.ship(target), "204");
    scene.orders(ONE);
    for (int i = 0; i < 2; i++) {
      attackers(BORTAS, 1);
      attackers("353", 1); // 18 together: more than 9, not more than twice as many
      // Another leader aboard lets no stopped ship strike once more.
      scene.persons(ONE, scene.state().table().ships().get(1).host(), "253");
      scene.does(new AttackShip(ONE, target));
      assertThat(scene.state().muster().orElseThrow().members()).hasSize(2); // who is not stopped
      scene.quietly(new Confirm(ONE));
      assertThat(scene.state().table().ship(target) == null).isEqualTo(i == 1);
    }
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder("334", "204");
    assertThat(scene.state().table().ships()).hasSize(4).allMatch(Ship::stopped);
  }

  @Rule({"ST-X-36", "ST-AFF-06", "ST-AFF-08", "ST-AFF-07", "ST-D-17", "ST-D-67"})
  @Test
  void theFederationDoesNotAttackAndRomulansSpareRomulans() {
    CardId romulan = scene.ship(TWO, "357", 0);
    CardId klingon = scene.ship(TWO, K_VORT, 0);
    CardId runabout = scene.ship(ONE, "331", 0);
    scene.person(ONE, "204", Host.ship(runabout));
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, romulan))).containsExactly("ST-AFF-06");
    CardId own = scene.ship(ONE, "357", 0);
    scene.person(ONE, "304", Host.ship(own));
    assertThat(scene.against(new AttackShip(ONE, klingon))).isEmpty();
    scene.with(runabout, ship -> ship.copy().withLocation(9));
    assertThat(scene.against(new AttackShip(ONE, romulan))).containsExactly("ST-AFF-08");
    scene.with(own, ship -> ship.copy().withLocation(9));
    attackers(K_VORT, 1);
    assertThat(scene.against(new AttackShip(ONE, klingon))).isEmpty(); // Klingons on Klingons
  }

  @Rule({"ST-D-46", "ST-SHB-10", "ST-SHB-05", "ST-X-19"})
  @ParameterizedTest(name = "{0} + {1} + {2} ships")
  @CsvSource({"0, 1, 2, OK", "1, 0, 2, DAMAGED", "1, 4, 0, DAMAGED"}) // 20, 21, 41
  void halfAPointOfShieldsCounts(int bortas, int vorCha, int kVort, Condition result) {
    CardId target = scene.ship(TWO, "340", 0); // 7, and half of 27: 20.5
    scene.outpost(TWO, "odd", 0);
    attackers(BORTAS, bortas);
    attackers(VOR_CHA, vorCha);
    attackers(K_VORT, kVort);
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    assertThat(scene.ship(target).condition()).isEqualTo(result);
  }

  @Rule({
    "ST-X-42",
    "ST-SHB-02",
    "ST-SHB-06",
    "ST-SHB-08",
    "ST-SHB-09",
    "ST-SHB-14",
    "ST-D-21",
    "ST-D-67",
    "ST-AFF-06"
  })
  @Test
  void whoWasNotHarmedMayFireBack() {
    CardId target = scene.ship(TWO, "334", 0); // Enterprise: WEAPONS 8, SHIELDS 9
    scene.person(TWO, "204", Host.ship(target));
    CardId idle = scene.ship(TWO, "336", 0); // no leader
    CardId striker = scene.ship(ONE, K_VORT, 0); // WEAPONS 6, SHIELDS 6
    scene.person(ONE, "253", Host.ship(striker));
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
    assertThat(scene.against(new Counterattack(TWO, idle))).containsExactly("ST-SHB-08");
    scene.does(new Counterattack(TWO, striker));
    assertThat(scene.state().muster().orElseThrow().members()).containsExactly(target);
    scene.does(new Confirm(TWO));
    assertThat(scene.ship(striker).condition()).isEqualTo(Condition.DAMAGED); // 8 > 6
    assertThat(scene.ship(striker).stop()).isEqualTo(Stop.TURN);
    assertThat(scene.ship(target).stop()).isEqualTo(Stop.TURN);
    assertThat(scene.ship(idle).stop()).isEqualTo(Stop.NO);
    assertThat(scene.defs(Host.ship(target), Role.STOPPED)).containsExactly("204");
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-X-23", "ST-SHB-12", "ST-DMG-05", "ST-DMG-06", "ST-D-56"})
  @Test
  void aDamagedShipThatIsHitAgainIsDestroyedWithItsCrew() {
    CardId target = scene.ship(TWO, "334", 0);
    scene.persons(TWO, Host.ship(target), "204", "212");
    scene.persons(TWO, Host.team(0, TWO), "203"); // who is not aboard
    attackers(BORTAS, 1);
    attackers("353", 1); // Husnock Ship: WEAPONS 9
    scene.with(target, ship -> ship.copy().withCondition(Condition.DAMAGED)).orders(ONE);
    scene.does(new AttackShip(ONE, target)).does(new Confirm(ONE)); // 18 > 9, not > 18
    assertThat(scene.state().table().ship(target)).isNull();
    assertThat(scene.state().cards(Places.discard(TWO)))
        .extracting("def")
        .containsExactlyInAnyOrder("334", "204", "212");
    assertThat(scene.defs(Host.team(0, TWO), Role.FREE)).containsExactly("203");
  }

  @Rule({"ST-BAT-10", "ST-CLK-04", "ST-AFF-10", "ST-BAT-04"})
  @Test
  void cloakedOwnAndDistantShipsAreNotAttacked() {
    Scene two = Scene.laid().missions("157", "162");
    CardId far = two.ship(TWO, K_VORT, 1);
    CardId cloaked = two.ship(TWO, K_VORT, 0);
    CardId own = two.ship(ONE, K_VORT, 0);
    two.person(ONE, "253", Host.ship(own));
    two.with(cloaked, ship -> ship.copy().withCloaked(true)).orders(ONE);
    assertThat(two.against(new AttackShip(ONE, cloaked))).containsExactly("ST-BAT-10");
    assertThat(two.against(new AttackShip(ONE, own))).containsExactly("ST-AFF-10");
    assertThat(two.against(new AttackShip(ONE, far))).containsExactly("ST-BAT-04");
    CardId target = two.ship(TWO, K_VORT, 0);
    assertThat(two.against(new AttackShip(ONE, target))).isEmpty();
    two.with(own, ship -> ship.copy().withCloaked(true));
    assertThat(two.against(new AttackShip(ONE, target))).containsExactly("ST-BAT-10");
  }
}
