package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When an interrupt may be played, on what, and where it goes. */
class InterruptRulesTest {
  private static final String BORG = "134";
  private static final String CROSIS = "111";
  private static final String KEVIN = "124"; // ends an event

  private static String interrupt(String id, String when) {
    return ("{'kind':'INTERRUPT','id':'%s','name':'%s','rarity':'COMMON','interrupt':{%s,"
            + "'effects':[{'op':'SCORE','points':1}]}}")
        .formatted(id, id, when);
  }

  private static final CardSet SET =
      OwnSet.with(
          interrupt("after", "'windows':[{'window':'ORDER_DONE'}]"),
          interrupt("after-move", "'windows':[{'window':'ORDER_DONE','order':'MOVE'}]"),
          interrupt("but-drawn", "'any':true,'except':['CARD_DRAWN']"));

  private final Scene scene = Scene.laid(SET).missions("151", "191", "191");

  private ImmutableSet<String> against(String def) {
    for (Card card : scene.state().cards(Places.hand(TWO))) {
      if (card.def().equals(def)) {
        return scene.against(new PlayInterrupt(TWO, card.id(), Aim.NOTHING));
      }
    }
    return scene.against(new PlayInterrupt(TWO, scene.hand(TWO, def), Aim.NOTHING));
  }

  /** The second player is asked after a move, or after an attempt. */
  private void afterAnOrder(boolean move) {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, aboard, "203").hand(TWO, "331");
    scene.orders(ONE);
    if (move) {
      scene.does(new Move(ONE, aboard.card(), true, 2));
    } else {
      scene.does(new Attempt(ONE, 1, aboard, ImmutableSet.of(Affiliation.FEDERATION)));
    }
    while (!(scene.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.ORDER_DONE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule({"ST-INT-06", "ST-INT-05"})
  @Test
  void aCardThatNamesAWindowIsPlayedInNoOtherAndAtNoFreeMoment() {
    scene.hand(TWO, "331");
    scene.orders(ONE);
    assertThat(against("after")).containsExactly("ST-INT-06");
    scene.does(new EndTurn(ONE)); // the window CARD_DRAWN
    assertThat(scene.asked()).isPresent();
    assertThat(against("after")).containsExactly("ST-INT-06");
  }

  @Rule("ST-INT-07")
  @Test
  void whoIsAskedReadsWhetherAnInterruptFits() {
    afterAnOrder(true);
    assertThat(scene.prompt(TWO)).isEqualTo("no interrupt of yours fits here: pass");
    assertThat(scene.prompt(ONE)).as("not asked").isEqualTo("play an interrupt, or pass");
    scene.hand(TWO, "after");
    assertThat(scene.prompt(TWO)).isEqualTo("play an interrupt, or pass");
  }

  @Rule({"ST-INT-06", "ST-DAT-18"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aCardMayAnswerSomeKindsOfOrdersAlone(boolean move) {
    afterAnOrder(move);
    assertThat(against("after")).isEmpty();
    assertThat(against("after-move").isEmpty()).isEqualTo(move);
  }

  @Rule({"ST-INT-05", "ST-DAT-18", "ST-INT-06", "ST-PRE-05"})
  @Test
  void aCardForAnyTimeMayExceptSomeWindows() {
    scene.hand(TWO, "331");
    scene.orders(ONE);
    assertThat(against("but-drawn")).isEmpty();
    scene.does(new EndTurn(ONE));
    assertThat(against("but-drawn")).containsExactly("ST-INT-06");
  }

  @Rule("ST-INT-07")
  @Test
  void onlyWhoIsAskedPasses() {
    afterAnOrder(true);
    assertThat(scene.asked()).hasValue(TWO);
    assertThat(scene.against(new Pass(ONE))).containsExactly("ST-INT-07");
  }

  @Rule({"ST-INT-07", "ST-INT-14"})
  @Test
  void thePlayersAreAskedInTurnOrderWhoOpenedTheWindowLast() {
    Scene three = Scene.laid(3).missions("151");
    Host team = Host.team(0, TWO);
    three.persons(TWO, team, "253").persons(ONE, Host.team(0, ONE), "204");
    for (Seat seat : new Seat[] {ONE, TWO, THREE}) {
      three.hand(seat, "331");
    }
    three.orders(TWO);
    three.does(new AttackTeam(TWO, 0, ImmutableSet.of(Affiliation.KLINGON), ONE));
    three.does(new Confirm(TWO)).passes();
    assertThat(three.told(TurnEvent.WindowOpened.class))
        .filteredOn(opened -> opened.window() == WindowKind.BATTLE)
        .extracting(TurnEvent.WindowOpened::asked)
        .containsExactly(ImmutableList.of(THREE, ONE, TWO));
  }

  @Rule("ST-INT-09")
  @Test
  void aCardWithoutATargetIsPlayedOnNothing() {
    CardId trader = scene.hand(ONE, "131");
    scene.orders(ONE);
    assertThat(scene.against(new PlayInterrupt(ONE, trader, Aim.at(TWO))))
        .containsExactly("ST-INT-09");
    assertThat(scene.against(new PlayInterrupt(ONE, trader, Aim.NOTHING))).isEmpty();
  }

  @Rule({"ST-INT-04", "ST-ZON-07", "ST-ZON-06"})
  @Test
  void aCardThatHasHadItsEffectIsDiscarded() {
    scene.orders(ONE).plays(ONE, "142", Aim.at(TWO)).passes();
    assertThat(scene.discarded(ONE)).containsExactly("142");
    assertThat(scene.state().cards(Places.IN_PLAY)).noneMatch(card -> card.def().equals("142"));
    assertThat(scene.state().cards(Places.out(ONE))).isEmpty();
  }

  @Rule({"ST-INT-10", "ST-INT-08"})
  @Test
  void aCardWhoseTargetIsGoneHasNoEffectAndIsDiscarded() {
    CardId event = scene.lies(ONE, "066", On.table(ONE));
    scene.hand(ONE, "331");
    scene.orders(ONE).plays(TWO, KEVIN, Aim.at(event)).plays(ONE, KEVIN, Aim.at(event)).passes();
    assertThat(scene.told(CardEvent.InterruptResolved.class)).hasSize(1);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("066", KEVIN);
    assertThat(scene.discarded(TWO)).containsExactly(KEVIN);
  }

  @Rule({"ST-INT-08", "ST-SPC-04", "ST-D-62"})
  @Test
  void shipsThatWereBoardedInOneWindowFightInTheOrderOfBoarding() {
    CardId first = scene.ship(TWO, "334", 1);
    CardId second = scene.ship(TWO, "331", 1);
    scene.persons(TWO, Host.ship(first), "204").persons(TWO, Host.ship(second), "215");
    scene.hand(ONE, "331");
    scene.orders(ONE).plays(ONE, BORG, Aim.at(Host.ship(first)));
    scene.plays(ONE, BORG, Aim.at(Host.ship(second))).passes();
    assertThat(scene.told(BattleEvent.BattleStarted.class))
        .extracting(BattleEvent.BattleStarted::order)
        .containsExactly(new Order.Boarding(first), new Order.Boarding(second));
  }

  @Rule({"ST-SPC-03", "ST-SPC-01", "ST-D-40", "ST-D-61"})
  @Test
  void crosisIsOneForEachShipAndNeverAlone() {
    CardId taken = scene.ship(TWO, "334", 1);
    CardId other = scene.ship(TWO, "331", 1);
    CardId own = scene.ship(ONE, "331", 1);
    scene.persons(TWO, Host.ship(taken), "204").persons(TWO, Host.ship(other), "215");
    scene.persons(ONE, Host.ship(own), "203").lies(ONE, BORG, On.intruder(taken));
    scene.lies(ONE, CROSIS, On.intruder(taken));
    CardId crosis = scene.hand(ONE, CROSIS);
    scene.orders(ONE);
    PlayInterrupt onOther = new PlayInterrupt(ONE, crosis, Aim.at(Host.ship(other)));
    assertThat(scene.against(new PlayInterrupt(ONE, crosis, Aim.at(Host.ship(taken)))))
        .containsExactly("ST-SPC-03");
    assertThat(scene.against(onOther)).containsExactly("ST-SPC-03"); // no Borg there
    assertThat(scene.against(new PlayInterrupt(ONE, crosis, Aim.at(Host.ship(own)))))
        .containsExactly("ST-SPC-01");
    scene.lies(ONE, BORG, On.intruder(other));
    assertThat(scene.against(onOther)).isEmpty();
    scene.with(other, each -> each.copy().withCloaked(true));
    assertThat(scene.against(onOther)).containsExactly("ST-SPC-01");
  }
}
