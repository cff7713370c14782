package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.ChoosePart;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Decloak;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is offered, what comes of battles that are hindered, and repair by those aboard. */
class BattleFlowTest {
  private static final StccgGame GAME = new StccgGame();
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);

  // Planets: Diplomacy Mission and First Contact.
  private final Scene scene = Scene.laid().missions("151", "161");

  private CardId led(Seat seat, String def, int location, String leader) {
    CardId ship = scene.ship(seat, def, location);
    scene.persons(seat, Host.ship(ship), leader);
    return ship;
  }

  private ImmutableList<StccgAction> offered(Seat seat) {
    return Action.answers(GAME.legalActions(scene.state(), seat));
  }

  /** Nobody plays anything until the forces are known. */
  private void toTheStrike() {
    while (!(scene.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.BATTLE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule({"ST-I-28", "ST-SHB-01", "ST-OPB-01", "ST-SHB-06", "ST-CLK-02"})
  @Test
  void attacksAndWhatAnswersThemAreOffered() {
    CardId own = led(ONE, "347", 0, "278"); // WEAPONS 6
    CardId enemy = led(TWO, "351", 0, "278"); // SHIELDS 6
    CardId far = led(TWO, "340", 1, "204");
    CardId outpost = scene.outpost(TWO, "105", 0);
    scene.orders(ONE);
    assertThat(offered(ONE))
        .contains(new AttackShip(ONE, enemy), new AttackOutpost(ONE, outpost), new Cloak(ONE, own))
        .doesNotContain(new AttackShip(ONE, far), new Decloak(ONE, own));
    scene.quietly(new AttackShip(ONE, enemy)).quietly(new Confirm(ONE));
    assertThat(offered(TWO)).contains(new Counterattack(TWO, own), new DeclineCounterattack(TWO));
    assertThat(scene.against(new Counterattack(TWO, enemy))).containsExactly("ST-SHB-08");
    scene.quietly(new DeclineCounterattack(TWO));
    scene.with(own, ship -> ship.copy().withCloaked(true).withStop(Stop.NO));
    assertThat(offered(ONE)).contains(new Decloak(ONE, own));
    scene.does(new Decloak(ONE, own));
    assertThat(scene.ship(own).cloaked()).isFalse();
  }

  @Rule({"ST-I-28", "ST-ATB-01", "ST-ATB-02", "ST-AFF-10", "ST-BAT-04"})
  @Test
  void attacksOnTeamsAndTheirPartsAreOffered() {
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "278").persons(TWO, Host.team(0, TWO), "204", "316").orders(ONE);
    AttackTeam attack = new AttackTeam(ONE, 0, KLINGON, TWO);
    scene.persons(ONE, team, "304"); // a Romulan attacks by themselves
    ImmutableSet<Affiliation> romulan = ImmutableSet.of(Affiliation.ROMULAN);
    assertThat(offered(ONE)).contains(attack, new AttackTeam(ONE, 0, romulan, TWO));
    assertThat(scene.against(new AttackTeam(ONE, 0, KLINGON, ONE))).containsExactly("ST-AFF-10");
    assertThat(scene.against(new AttackTeam(ONE, 1, KLINGON, TWO))).containsExactly("ST-BAT-04");
    scene.quietly(attack).quietly(new Confirm(ONE));
    assertThat(offered(ONE))
        .contains(new ChoosePart(ONE, FEDERATION), new ChoosePart(ONE, romulan));
    assertThat(scene.against(new ChoosePart(ONE, KLINGON))).containsExactly("ST-ATB-02");
  }

  @Rule({"ST-BAT-04", "ST-ORD-09"})
  @Test
  void whatIsNotThereIsNotAttackedAndNobodyFightsInAnothersTurn() {
    CardId own = led(ONE, "344", 0, "278");
    CardId outpost = scene.outpost(TWO, "105", 0);
    scene.orders(ONE);
    assertThat(scene.against(new AttackOutpost(ONE, own))).containsExactly("ST-OPB-01");
    assertThat(scene.against(new AttackShip(ONE, outpost))).containsExactly("ST-BAT-04");
    scene.orders(TWO);
    assertThat(scene.against(new AttackOutpost(ONE, outpost))).isNotEmpty();
  }

  @Rule({"ST-INT-06", "ST-INT-10", "ST-BAT-04", "ST-I-17"})
  @Test
  void aTargetThatIsGoneBeforeTheStrikeEndsTheBattleAndNobodyIsStopped() {
    CardId own = led(ONE, "344", 0, "278");
    CardId enemy = led(TWO, "340", 0, "204");
    scene.orders(ONE).hand(TWO, "140");
    scene.does(new AttackShip(ONE, enemy)).does(new Confirm(ONE));
    toTheStrike();
    scene.plays(TWO, "140", Aim.at(Host.ship(enemy))).passes(); // Temporal Rift
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isEmpty();
    assertThat(scene.told(BattleEvent.BattleEnded.class)).hasSize(1);
    assertThat(scene.ship(own).stopped()).isFalse();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-INT-06", "ST-INT-10", "ST-SHB-08", "ST-SHB-14"})
  @Test
  void aStrikeInReturnThatMeetsNobodyEndsTheBattle() {
    CardId own = led(ONE, "347", 0, "278");
    CardId enemy = led(TWO, "351", 0, "278");
    scene.orders(ONE).hand(ONE, "140");
    scene.quietly(new AttackShip(ONE, enemy)).quietly(new Confirm(ONE));
    scene.does(new Counterattack(TWO, own)).does(new Confirm(TWO));
    toTheStrike();
    while (!scene.asked().equals(Optional.of(ONE))) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "140", Aim.at(Host.ship(own))).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(1);
    assertThat(scene.ship(enemy).stopped()).isTrue();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-INT-10", "ST-ATB-01"})
  @Test
  void aTeamThatIsGoneBeforeTheBattleIsNotFought() {
    Host team = Host.team(0, ONE);
    CardId ship = scene.ship(TWO, "340", 0);
    scene.persons(ONE, team, "278").persons(TWO, Host.team(0, TWO), "204").orders(ONE);
    scene.hand(TWO, "114");
    scene.does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    scene.plays(TWO, "114", Aim.at(Host.team(0, TWO))).passes(); // Transporter Armbands
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("204");
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.defs(team, Role.FREE)).containsExactly("278");
  }

  @Rule({"ST-OPB-02", "ST-ZON-06"})
  @Test
  void whatLiesOnAnOutpostGoesWithItAndNothingElseDoes() {
    led(ONE, "344", 0, "278");
    led(ONE, "344", 0, "275");
    led(ONE, "344", 0, "268");
    CardId outpost = scene.outpost(TWO, "104", 0);
    CardId other = scene.outpost(TWO, "105", 0);
    CardId dock = scene.lies(TWO, "092", On.outpost(outpost));
    CardId event = scene.lies(TWO, "103", On.table(TWO));
    CardId near = scene.lies(TWO, "092", On.outpost(other));
    scene.lies(ONE, "069", On.ship(scene.state().table().ships().get(0).id()));
    scene.lies(ONE, "069", On.ship(scene.state().table().ships().get(0).id()));
    scene.orders(ONE).quietly(new AttackOutpost(ONE, outpost)).quietly(new Confirm(ONE));
    assertThat(scene.told(BattleEvent.OutpostDestroyed.class)).hasSize(1);
    assertThat(scene.state().table().outposts()).hasSize(1);
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder("104", "092");
    assertThat(scene.state().table().lying(dock)).isNull();
    assertThat(scene.state().table().lying(event)).isNotNull();
    assertThat(scene.state().table().lying(near)).isNotNull();
  }

  @Rule({"ST-EFF-19", "ST-DMG-09"})
  @Shows("210")
  @Test
  void anExocompAboardRepairsInTwoFullTurnsWhereverTheShipIs() {
    CardId ship = led(ONE, "340", 0, "210");
    CardId without = led(ONE, "340", 0, "204");
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.with(without, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.orders(TWO);
    for (int start = 1; start <= 2; start++) {
      scene.quietly(new EndTurn(TWO));
      assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
      scene.quietly(new EndTurn(ONE));
    }
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(without).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule("ST-EFF-19")
  @Test
  void whereTheExocompIsGoneForATurnTheRepairBeginsAnew() {
    CardId ship = led(ONE, "340", 0, "210");
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).repair()).isEqualTo(1);
    scene.killed(ONE, Host.ship(ship)).quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).repair()).isZero();
  }

  @Rule({"ST-SPC-04", "ST-ATB-06", "ST-VIS-06"})
  @Test
  void againstIntrudersOfItsOwnStrengthACrewIsShownAndNobodyIsLost() {
    CardId ship = led(TWO, "358", 0, "316"); // STRENGTH 9
    for (int i = 0; i < 3; i++) {
      scene.lies(ONE, "134", On.intruder(ship));
    }
    Host aboard = Host.ship(ship);
    scene.orders(ONE);
    assertThat(StccgView.of(scene.state(), ONE).cards(aboard, Role.FREE)).isEmpty();
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.told(BattleEvent.StrikeCompared.class))
        .containsExactly(new BattleEvent.StrikeCompared(9, 9));
    assertThat(StccgView.of(scene.state(), ONE).cards(aboard, Role.STOPPED))
        .extracting("def")
        .containsExactly("316");
    assertThat(scene.state().table().lying()).hasSize(3);
  }

  @Rule({"ST-SHB-08", "ST-BAT-04", "ST-BAT-10", "ST-I-17"})
  @ParameterizedTest
  @ValueSource(strings = {"aside", "elsewhere", "cloaked"})
  void whoeverIsNotThereAnyMoreIsNotFiredBackAt(String where) {
    CardId gone = led(ONE, "347", 0, "278"); // WEAPONS 6 each
    CardId there = led(ONE, "345", 0, "253");
    CardId enemy = led(TWO, "353", 0, "296"); // SHIELDS 12
    scene.orders(ONE).quietly(new AttackShip(ONE, enemy)).quietly(new Confirm(ONE));
    scene.with(
        gone,
        each ->
            switch (where) {
              case "aside" -> each.copy().withAside(2);
              case "elsewhere" -> each.copy().withLocation(1);
              default -> each.copy().withCloaked(true);
            });
    assertThat(scene.against(new Counterattack(TWO, gone))).containsExactly("ST-SHB-08");
    assertThat(offered(TWO))
        .contains(new Counterattack(TWO, there))
        .doesNotContain(new Counterattack(TWO, gone));
  }
}
