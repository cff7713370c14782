package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.ChoosePart;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import org.junit.jupiter.api.Test;

/** Who may attack whom, and who may fire back. */
class WhoMayAttackTest {
  private static final String OBERTH = "340"; // WEAPONS 4, SHIELDS 7
  private static final String K_VORT = "347"; // WEAPONS 6, SHIELDS 6
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  // Planets: Diplomacy Mission and First Contact.
  private final Scene scene = Scene.laid().missions("151", "161");

  private CardId led(Seat seat, String def, int location, String leader) {
    CardId ship = scene.ship(seat, def, location);
    scene.persons(seat, Host.ship(ship), leader);
    return ship;
  }

  @Rule({"ST-BAT-02", "ST-ORD-09", "ST-I-18"})
  @Test
  void onlyTheActivePlayerStartsABattle() {
    CardId target = led(TWO, OBERTH, 0, "204");
    led(ONE, K_VORT, 0, "253");
    scene.orders(TWO);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-ORD-09");
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-TRN-01");
  }

  @Rule({"ST-AFF-07", "ST-AFF-12", "ST-D-73"})
  @Test
  void aNeutralShipAttacksWhomItLikes() {
    CardId neutral = scene.ship(TWO, "353", 0);
    CardId romulan = scene.ship(TWO, "357", 0);
    led(ONE, "353", 0, "296");
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, neutral))).isEmpty();
    assertThat(scene.against(new AttackShip(ONE, romulan))).isEmpty();
  }

  @Rule({"ST-OPB-04", "ST-D-28", "ST-OPB-07", "ST-D-55", "ST-SHB-08", "ST-SHB-03"})
  @Test
  void shipsAtAnOutpostThatHeldMayFireBackOnce() {
    CardId outpost = scene.outpost(TWO, "104", 0);
    scene.persons(TWO, Host.outpost(outpost), "215");
    CardId guard = led(TWO, "334", 0, "204"); // WEAPONS 8
    CardId striker = led(ONE, K_VORT, 0, "253"); // SHIELDS 6
    scene.orders(ONE).does(new AttackOutpost(ONE, outpost)).does(new Confirm(ONE));
    scene.does(new Counterattack(TWO, striker)).does(new Confirm(TWO));
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(16, 12, true));
    assertThat(scene.ship(striker).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(guard).stopped()).isTrue();
    assertThat(scene.defs(Host.outpost(outpost), Role.FREE)).containsExactly("215");
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-OPB-06", "ST-AFF-12", "ST-D-73", "ST-AFF-07", "ST-AFF-08"})
  @Test
  void theAffiliationOfTheOutpostIsLookedAt() {
    CardId romulan = scene.outpost(TWO, "106", 0);
    CardId federation = scene.outpost(TWO, "104", 0);
    CardId neutral = scene.ship(TWO, "353", 0);
    led(ONE, "357", 0, "304");
    scene.orders(ONE);
    assertThat(scene.against(new AttackOutpost(ONE, romulan))).containsExactly("ST-AFF-08");
    assertThat(scene.against(new AttackOutpost(ONE, federation))).isEmpty();
    led(ONE, "353", 0, "296");
    assertThat(scene.against(new AttackOutpost(ONE, romulan))).isEmpty();
    assertThat(scene.against(new AttackShip(ONE, neutral))).isEmpty();
  }

  @Rule({"ST-AFF-09", "ST-AFF-06", "ST-D-17", "ST-I-16"})
  @Test
  void oneFederationPersonAboardForbidsTheAttack() {
    CardId target = led(TWO, K_VORT, 0, "253");
    CardId ship = led(ONE, "353", 0, "296");
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
    scene.persons(ONE, Host.ship(ship), "215");
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-AFF-06");
    scene.stopped(ONE, Host.ship(ship)).persons(ONE, Host.ship(ship), "296");
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-AFF-06");
  }

  @Rule({"ST-ATB-01", "ST-ATB-02", "ST-AFF-04", "ST-AFF-05"})
  @Test
  void ofATeamThatDoesNotGoTogetherOnePartIsAttacked() {
    Host theirs = Host.team(0, TWO);
    scene.persons(TWO, theirs, "215", "253", "296"); // Federation, Klingon, neutral
    scene.gear(TWO, "064", theirs);
    scene.persons(ONE, Host.team(0, ONE), "275", "268");
    scene.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.ChoosingPart.class);
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
    scene.does(new ChoosePart(ONE, ImmutableSet.of(Affiliation.FEDERATION)));
    // Picard's 6 and the neutral 7; the phaser is with the Federation alone: 17 against 15 or 17.
    assertThat(scene.lastStrike().attack()).isEqualTo(17);
    assertThat(scene.defs(theirs, Role.FREE)).containsExactly("253");
    assertThat(scene.defs(theirs, Role.STOPPED)).doesNotContain("253");
  }

  @Rule("ST-SHB-09")
  @Test
  void romulansFireBackAtRomulansWhomTheyWouldNotAttack() {
    CardId target = scene.ship(TWO, "347", 0); // SHIELDS 6
    CardId romulan = scene.ship(TWO, "357", 0); // WEAPONS 9
    scene.persons(TWO, Host.ship(romulan), "305");
    CardId striker = scene.ship(ONE, "361", 0); // WEAPONS and SHIELDS 4
    scene.persons(ONE, Host.ship(striker), "304").orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, romulan))).containsExactly("ST-AFF-08");
    scene.quietly(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
    scene.quietly(new Counterattack(TWO, striker)).quietly(new Confirm(TWO));
    assertThat(scene.state().table().ship(striker)).isNull();
  }

  @Rule({"ST-I-28", "ST-BAT-09", "ST-BAT-10", "ST-EFF-32", "ST-SHB-02", "ST-OPB-01"})
  @Test
  void itIsToldWhatKeepsTheShipThatIsNearestToAttacking() {
    CardId target = scene.ship(TWO, OBERTH, 0);
    CardId outpost = scene.outpost(TWO, "104", 0);
    scene.with(scene.ship(ONE, K_VORT, 0), ship -> ship.copy().withStop(Stop.TURN)).orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-BAT-09");
    assertThat(scene.against(new AttackOutpost(ONE, outpost))).containsExactly("ST-BAT-09");
    scene.with(scene.ship(ONE, K_VORT, 0), ship -> ship.copy().withCloaked(true));
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-BAT-10");
    scene.ship(ONE, K_VORT, 0);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-SHB-02");
    CardId bound = led(ONE, K_VORT, 0, "253");
    scene.lies(TWO, "022", On.ship(bound)); // Cytherians: on a course
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-EFF-32");
    led(ONE, K_VORT, 0, "253");
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
  }

  @Rule({"ST-I-28", "ST-BAT-04", "ST-SHB-02", "ST-BAT-10", "ST-AFF-10"})
  @Test
  void whereAnAttackIsToTakePlaceIsToldBeforeWhatKeepsItsTargetOut() {
    CardId cloaked = scene.ship(TWO, K_VORT, 0);
    scene.with(cloaked, ship -> ship.copy().withCloaked(true)).orders(ONE);
    AttackShip attack = new AttackShip(ONE, cloaked);
    assertThat(scene.against(attack)).containsExactly("ST-BAT-04", "ST-BAT-10");
    CardId own = scene.ship(ONE, K_VORT, 0);
    assertThat(scene.against(attack)).containsExactly("ST-SHB-02", "ST-BAT-10");
    assertThat(scene.against(new AttackShip(ONE, own))).containsExactly("ST-SHB-02", "ST-AFF-10");
    CardId outpost = scene.outpost(ONE, "105", 0);
    assertThat(scene.against(new AttackOutpost(ONE, outpost)))
        .containsExactly("ST-SHB-02", "ST-AFF-10");
  }
}
