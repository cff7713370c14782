package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.ChoosePart;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;

/** Who is in a force, and who is not. */
class ForcesTest {
  private final Scene scene = Scene.laid().missions("151");

  @Rule({"ST-AFF-09", "ST-I-16"})
  @Test
  void whoIsUnderHouseArrestDoesNotForbidAnAttack() {
    Host aboard = Host.ship(scene.ship(ONE, "347", 0));
    scene.persons(ONE, aboard, "215").marked(aboard, new Mark.Arrested());
    scene.persons(ONE, aboard, "253");
    CardId target = scene.ship(TWO, "331", 0);
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
  }

  @Rule("ST-AFF-09")
  @Test
  void aShipOfTheFederationDoesNotAttackWhoeverLeadsIt() {
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 0)), "296");
    CardId target = scene.ship(TWO, "347", 0);
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-AFF-06");
  }

  @Rule("ST-AFF-09")
  @Test
  void whoIsStoppedAboardForbidsAnAttackAsWell() {
    Host aboard = Host.ship(scene.ship(ONE, "347", 0));
    scene.persons(ONE, aboard, "215").stopped(ONE, aboard).persons(ONE, aboard, "253");
    CardId target = scene.ship(TWO, "331", 0);
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-AFF-06");
  }

  @Rule({"ST-SHB-08", "ST-SHB-14"})
  @Test
  void aShipThatWasLeftOutIsNeitherFiredBackAtNorStopped() {
    CardId target = scene.ship(TWO, "334", 0);
    scene.persons(TWO, Host.ship(target), "204");
    CardId striker = scene.ship(ONE, "347", 0);
    CardId idle = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(striker), "253").persons(ONE, Host.ship(idle), "253");
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new LeaveOut(ONE, idle));
    scene.does(new Confirm(ONE));
    assertThat(scene.against(new Counterattack(TWO, idle))).containsExactly("ST-SHB-08");
    scene.does(new Counterattack(TWO, striker)).does(new Confirm(TWO));
    assertThat(scene.ship(idle).stopped()).isFalse();
  }

  @Rule({"ST-ORD-10", "ST-SHB-01"})
  @Test
  void shipsAreLeftOutOneByOneUntilOneIsLeft() {
    CardId target = scene.ship(TWO, "334", 0);
    CardId first = scene.ship(ONE, "347", 0);
    CardId second = scene.ship(ONE, "347", 0);
    CardId third = scene.ship(ONE, "347", 0);
    for (CardId ship : ImmutableList.of(first, second, third)) {
      scene.persons(ONE, Host.ship(ship), "253");
    }
    scene.orders(ONE).does(new AttackShip(ONE, target));
    assertThat(scene.against(new LeaveOut(ONE, target))).containsExactly("ST-ORD-10");
    scene.does(new LeaveOut(ONE, second)).does(new LeaveOut(ONE, first));
    assertThat(scene.against(new LeaveOut(ONE, second))).containsExactly("ST-ORD-10");
    assertThat(scene.against(new LeaveOut(ONE, third))).containsExactly("ST-ORD-10");
    scene.does(new Confirm(ONE));
    assertThat(scene.told(StrikeCompared.class)).containsExactly(new StrikeCompared(12, 18, true));
  }

  @Rule({"ST-ORD-10", "ST-ATB-01"})
  @Test
  void aTeamAttacksWithAllTheEquipmentThatIsNotLeftOut() {
    Host own = Host.team(0, ONE);
    scene.persons(ONE, own, "253").gear(ONE, "058", own);
    CardId out = scene.gear(ONE, "058", own);
    scene.persons(TWO, Host.team(0, TWO), "204");
    scene.orders(ONE).does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.does(new LeaveOut(ONE, out)).does(new Confirm(ONE));
    assertThat(scene.told(StrikeCompared.class)).containsExactly(new StrikeCompared(8, 12));
    assertThat(scene.state().cards(own, Role.GEAR)).extracting(Card::id).containsExactly(out);
  }

  @Rule({"ST-ATB-02", "ST-BAT-06"})
  @Test
  void thePartOfATeamThatIsAttackedHasTheEquipmentThere() {
    Host theirs = Host.team(0, TWO);
    scene.persons(ONE, Host.team(0, ONE), "253");
    scene.persons(TWO, theirs, "215", "268").gear(TWO, "064", theirs);
    scene.orders(ONE).does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.quietly(new Confirm(ONE));
    scene.quietly(new ChoosePart(ONE, ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(scene.told(StrikeCompared.class)).containsExactly(new StrikeCompared(6, 8));
    assertThat(scene.defs(theirs, Role.FREE)).containsExactly("268");
  }
}
