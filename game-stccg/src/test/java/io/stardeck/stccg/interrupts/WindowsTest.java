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
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Windows: when they open, and who is asked. */
class WindowsTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final String JUGGLER = "142"; // shuffles a deck
  private static final String KEVIN = "124"; // nullifies an event
  private static final String Q2 = "133"; // nullifies these two

  // Diplomacy Mission and First Contact, planets of the Federation.
  private final Scene scene = Scene.laid().missions("151", "161");

  private void spareCards() {
    scene.hand(ONE, "331");
    scene.hand(TWO, "331");
  }

  @Rule({"ST-X-50", "ST-INT-05", "ST-INT-16", "ST-D-13", "ST-CMP-12"})
  @Shows("124")
  @Test
  void whoWantsToInterruptsUnaskedAtAFreeMoment() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.outpost(outpost), "203", "205").hand(ONE, "331");
    scene.hand(TWO, "331");
    CardId event = scene.lies(ONE, "066", On.table(ONE));
    CardId kevin = scene.hand(TWO, KEVIN);
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayInterrupt(TWO, kevin, Aim.at(event)))).isEmpty();
    scene.orders(ONE);
    load(outpost, ship);
    assertThat(scene.against(new Pass(TWO))).containsExactly("ST-INT-07");
    scene.plays(TWO, KEVIN, Aim.at(event));
    assertThat(scene.asked()).hasValue(ONE);
    scene.does(new Pass(ONE));
    assertThat(scene.asked()).hasValue(TWO);
    assertThat(scene.state().table().lying()).hasSize(1);
    scene.does(new Pass(TWO));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    load(outpost, ship);
  }

  /** Loads one of those who were there from the start. */
  private void load(CardId outpost, CardId ship) {
    for (Card card : scene.state().cards(Host.outpost(outpost), Role.FREE)) {
      if (!card.def().equals("201")) {
        scene.does(new Load(ONE, Optional.of(card.id()), outpost, ship));
        return;
      }
    }
  }

  @Rule({"ST-X-50", "ST-INT-16", "ST-ORD-10"})
  @Test
  void nothingIsPlayedDuringAMuster() {
    CardId event = scene.lies(ONE, "066", On.table(ONE));
    CardId kevin = scene.hand(TWO, KEVIN);
    scene.persons(ONE, Host.team(0, ONE), "203", "205").orders(ONE);
    scene.does(new Attempt(ONE, 0, Host.team(0, ONE), FEDERATION));
    assertThat(scene.against(new PlayInterrupt(TWO, kevin, Aim.at(event))))
        .containsExactly("ST-INT-16");
    assertThat(StccgView.of(scene.state(), ONE).muster()).isPresent();
    assertThat(StccgView.of(scene.state(), TWO).muster()).isEmpty();
  }

  private ImmutableList<String> asked() {
    return scene.told(TurnEvent.WindowOpened.class).stream()
        .map(event -> event.window() + " " + event.asked())
        .collect(ImmutableList.toImmutableList());
  }

  /** A whole turn of the first player, with two women or a woman and a man. */
  private void turn(String second) {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    Host team = Host.team(1, ONE);
    scene.persons(ONE, Host.outpost(outpost), "205", second).seeded(TWO, 1, "030");
    CardId calloway = scene.hand(ONE, "201");
    scene.hand(ONE, "331");
    scene.cardPlay(ONE);
    scene.quietly(new PlayCard(ONE, calloway, Aim.at(Host.outpost(outpost))));
    load(outpost, ship);
    load(outpost, ship);
    scene.quietly(new Move(ONE, ship, true, 1));
    scene.does(new Beam(ONE, Optional.empty(), aboard, team));
    scene.does(new Attempt(ONE, 1, team, FEDERATION)).quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(30);
    scene.quietly(new EndTurn(ONE));
  }

  @Rule({"ST-X-49", "ST-INT-06", "ST-INT-11", "ST-INT-14", "ST-INT-15", "ST-D-78", "ST-PRE-05"})
  @Test
  void anOrdinaryTurnAsksTheOtherPlayerFourTimes() {
    scene.hand(TWO, "331");
    turn("218"); // Kareel Odan, a woman
    assertThat(asked())
        .containsExactly(
            "CARD_PLAYED [seat 2]",
            "ORDER_DECLARED [seat 2]",
            "ORDER_DECLARED [seat 2]",
            "CARD_DRAWN [seat 2]");
  }

  @Rule({"ST-X-49", "ST-INT-15", "ST-PRE-05"})
  @Test
  void aManInTheGroupAsksBothWhenTheMissionIsSolved() {
    scene.hand(TWO, "331");
    turn("204"); // Data, a man
    assertThat(asked()).contains("MISSION_SOLVED [seat 2, seat 1]").hasSize(5);
  }

  @Rule({"ST-X-49", "ST-INT-12", "ST-INT-14", "ST-INT-15"})
  @Test
  void anEmptyHandIsNotAsked() {
    turn("218");
    assertThat(asked()).isEmpty();
  }

  @Rule({"ST-INT-15", "ST-MUL-02"})
  @Test
  void anAttackAndItsBattleAskAllWhoCouldAnswer() {
    ImmutableSet<Affiliation> klingon = ImmutableSet.of(Affiliation.KLINGON);
    Scene three = Scene.laid(3).missions("151");
    for (Seat seat : Seat.first(3)) {
      three.hand(seat, "331");
    }
    three.persons(ONE, Host.team(0, ONE), "275").persons(TWO, Host.team(0, TWO), "205");
    three.orders(ONE).quietly(new AttackTeam(ONE, 0, klingon, TWO)).quietly(new Confirm(ONE));
    assertThat(three.told(TurnEvent.WindowOpened.class))
        .startsWith(
            new TurnEvent.WindowOpened(WindowKind.ORDER_DECLARED, ImmutableList.of(TWO, THREE)),
            new TurnEvent.WindowOpened(WindowKind.BATTLE, ImmutableList.of(TWO, THREE, ONE)));
  }

  @Rule({"ST-INT-15", "ST-INT-07", "ST-INT-06"})
  @Test
  void whoseCardIsAnsweredIsAskedThenToo() {
    spareCards();
    CardId event = scene.hand(ONE, "066");
    scene.cardPlay(ONE).does(new PlayCard(ONE, event, Aim.NOTHING));
    assertThat(asked()).containsExactly("CARD_PLAYED [seat 2]");
    scene.plays(TWO, KEVIN, Aim.atAnnounced(0));
    assertThat(scene.asked()).hasValue(ONE);
    scene.plays(ONE, Q2, Aim.atAnnounced(1)).passes();
    assertThat(scene.state().table().lying()).hasSize(1);
  }

  @Rule({"ST-INT-15", "ST-VIS-14", "ST-I-33", "ST-I-31"})
  @ParameterizedTest
  @CsvSource({"331", "120", "108"})
  void whatIsHeldPlaysNoPart(String held) {
    scene.outpost(ONE, "104", 1);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "205").hand(TWO, held);
    scene.orders(ONE).does(new Move(ONE, ship, true, 1));
    assertThat(asked()).containsExactly("ORDER_DECLARED [seat 2]");
  }

  @Rule({"ST-PRE-05", "ST-INT-15"})
  @Test
  void aMoveThatNoMessageCanTurnAwayAsksNobody() {
    CardId ship = scene.ship(ONE, "347", 1); // Klingon, no Klingon outpost in play
    CardId mission = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "253", "275").hand(TWO, "331");
    scene.persons(ONE, Host.ship(mission), "205");
    Scene space = Scene.laid().missions("191", "157");
    CardId far = space.ship(ONE, "331", 0);
    space.persons(ONE, Host.ship(far), "205").hand(TWO, "331");
    space.outpost(ONE, "105", 0);
    space.ship(ONE, "347", 0); // could be sent to it, but is not the one that moves
    space.orders(ONE).does(new Move(ONE, far, true, 1));
    assertThat(space.told(TurnEvent.WindowOpened.class)).isEmpty();
    // At a planet its orbit may be lost.
    scene.orders(ONE).does(new Move(ONE, mission, true, 1));
    assertThat(scene.told(TurnEvent.WindowOpened.class)).hasSize(1);
  }

  @Rule({"ST-INT-10", "ST-MOV-03", "ST-PAT-19"})
  @Shows("129")
  @Test
  void anOrderThatIsNotPossibleAnyMoreEndsWithoutEffect() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "205");
    CardId orbit = scene.hand(TWO, "129");
    scene.orders(ONE).does(new Move(ONE, ship, true, 1));
    scene.quietly(new PlayInterrupt(TWO, orbit, Aim.at(Host.ship(ship))));
    assertThat(scene.ship(ship).location()).isZero();
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-INT-06", "ST-PRE-05"})
  @Shows("138")
  @Test
  void theCardDrawnLastIsDiscardedAndAnotherDrawn() {
    spareCards();
    CardId schism = scene.hand(TWO, "138");
    scene.orders(ONE).does(new EndTurn(ONE));
    assertThat(scene.asked()).hasValue(TWO);
    scene.quietly(new PlayInterrupt(TWO, schism, Aim.NOTHING));
    assertThat(scene.discarded(ONE)).containsExactly("331");
    assertThat(scene.state().size(Places.deck(ONE))).isEqualTo(8);
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(2);
    assertThat(scene.state().cards(Places.hand(ONE))).allMatch(card -> card.marks().isEmpty());
  }

  @Rule({"ST-INT-13", "ST-INT-12", "ST-I-12", "ST-INT-01"})
  @Test
  void interruptsAreKeptAndLeaveTheCardPlayAlone() {
    for (int i = 0; i < 20; i++) {
      scene.hand(ONE, JUGGLER);
    }
    scene.cardPlay(ONE).plays(ONE, JUGGLER, Aim.at(ONE)).passes();
    scene.plays(ONE, JUGGLER, Aim.at(ONE)).passes(); // as often as one likes
    assertThat(scene.toldTo(TWO, CardEvent.InterruptQueued.class)).hasSize(2);
    assertThat(scene.state().table().turn().played()).isZero();
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
    assertThat(scene.against(new DeclinePlay(ONE))).isEmpty();
  }

  @Rule({"ST-DAT-18", "ST-INT-09"})
  @Test
  void aCardThatNeedsTwoCopiesTakesBoth() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId wormhole = scene.hand(ONE, "145");
    scene.orders(ONE);
    PlayInterrupt play = new PlayInterrupt(ONE, wormhole, Aim.at(Host.ship(ship)).with(1));
    assertThat(scene.against(play)).containsExactly("ST-DAT-18");
    scene.hand(ONE, "145");
    scene.quietly(play);
    assertThat(scene.discarded(ONE)).containsExactly("145", "145");
    assertThat(scene.ship(ship).location()).isEqualTo(1);
  }

  @Rule({"ST-INT-14", "ST-INT-07", "ST-INT-12"})
  @Test
  void passesHaveToBeInARow() {
    spareCards();
    scene.orders(ONE).plays(ONE, JUGGLER, Aim.at(ONE));
    assertThat(scene.asked()).hasValue(TWO);
    scene.does(new Pass(TWO)).plays(ONE, JUGGLER, Aim.at(TWO));
    assertThat(scene.asked()).hasValue(TWO);
    assertThat(scene.told(TurnEvent.WindowClosed.class)).isEmpty();
    scene.does(new Pass(TWO)).does(new Pass(ONE));
    assertThat(scene.told(TurnEvent.WindowClosed.class))
        .containsExactly(new TurnEvent.WindowClosed(WindowKind.INTERRUPT_PLAYED));
    Seat active = scene.state().table().active();
    assertThat(active).isEqualTo(ONE);
  }
}
