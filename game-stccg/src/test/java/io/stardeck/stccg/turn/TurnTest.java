package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The course of a turn. */
class TurnTest {
  private final Scene scene = Scene.laid().missions("151", "161");

  @Rule({"ST-TRN-01", "ST-TRN-03", "ST-TRN-04", "ST-D-66", "ST-PLY-01"})
  @Test
  void theCardPlayComesBeforeTheOrders() {
    CardId outpost = scene.outpost(ONE, "105", 0);
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "253");
    CardId person = scene.hand(ONE, "275");
    PlayCard play = new PlayCard(ONE, person, Aim.at(Host.outpost(outpost)));
    Move move = new Move(ONE, ship, true, 1);
    scene.cardPlay(ONE);
    assertThat(scene.against(move)).containsExactly("ST-TRN-01");
    assertThat(scene.against(play)).isEmpty();
    scene.does(new DeclinePlay(ONE));
    assertThat(scene.against(play)).containsExactly("ST-TRN-01");
    assertThat(scene.against(move)).isEmpty();
  }

  @Rule({"ST-VIS-11", "ST-VIS-02"})
  @Test
  void whoDrawsAloneSeesTheCard() {
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(StccgView.of(scene.state(), ONE).cards(Places.hand(ONE))).hasSize(1);
    assertThat(StccgView.of(scene.state(), TWO).cards(Places.hand(ONE))).isEmpty();
  }

  @Rule({"ST-TRN-01", "ST-ZON-10"})
  @Test
  void aTurnHasItsFourPartsAndThenItIsTheNextPlayers() {
    CardId event = scene.hand(ONE, "081");
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
    scene.quietly(new PlayCard(ONE, event, Aim.NOTHING));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    List<Object> parts = new ArrayList<>(scene.told(Object.class));
    parts.removeIf(
        part ->
            !(part instanceof TurnEvent.TurnStarted
                || part instanceof TurnEvent.PhaseChanged
                || part instanceof TurnEvent.TurnEnded));
    assertThat(parts)
        .extracting(part -> part.getClass().getSimpleName())
        .containsExactly(
            "TurnEnded",
            "TurnStarted",
            "PhaseChanged",
            "PhaseChanged",
            "TurnEnded",
            "TurnStarted",
            "PhaseChanged");
    assertThat(scene.told(TurnEvent.PhaseChanged.class))
        .extracting(TurnEvent.PhaseChanged::phase)
        .containsExactly("play", "orders", "play");
  }

  @Rule({"ST-TRN-01", "ST-MUL-02", "ST-TRN-07"})
  @Test
  void turnsGoRoundInTheOrderOfTheSeats() {
    Scene four = Scene.laid(4).missions("151").orders(ONE);
    for (int i = 0; i < 8; i++) {
      assertThat(four.state().table().active()).isEqualTo(Seat.of(1 + i % 4));
      four.quietly(new EndTurn(four.state().table().active()));
    }
  }

  @Rule({"ST-TRN-03", "ST-D-66"})
  @Test
  void endingTheTurnDeclinesTheCardPlay() {
    scene.cardPlay(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
  }

  @Rule({"ST-TRN-05", "ST-ORD-01"})
  @Test
  void ordersAreGivenInAnyOrderAndNumber() {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "253", "275");
    Host team = Host.team(0, ONE);
    scene.orders(ONE);
    for (int i = 0; i < 3; i++) {
      scene.does(new Beam(ONE, Optional.empty(), Host.ship(ship), team));
      scene.does(new Beam(ONE, Optional.empty(), team, Host.ship(ship)));
    }
    scene.does(new Move(ONE, ship, true, 1)).does(new Move(ONE, ship, false, 0));
    assertThat(scene.state().table().turn().orders()).isEqualTo(8);
  }

  @Rule({"ST-TRN-02", "ST-DMG-07", "ST-CLK-02", "ST-ORD-04", "ST-I-05"})
  @Test
  void atTheStartShipsAreFreshAndRepaired() {
    scene.outpost(ONE, "105", 0);
    CardId ship = scene.ship(ONE, "347", 0);
    CardId damaged = scene.ship(ONE, "344", 0);
    scene.persons(ONE, Host.ship(ship), "253");
    scene.with(ship, each -> each.copy().withRangeUsed(8).withCloakUsed(true));
    scene.with(damaged, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).contains("ST-ORD-04");
    assertThat(scene.against(new Cloak(ONE, ship))).containsExactly("ST-CLK-02");
    scene.quietly(new EndTurn(ONE));
    // The opponent's turn is not theirs.
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(8);
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    assertThat(scene.ship(ship).cloakUsed()).isFalse();
    assertThat(scene.ship(damaged).condition()).isEqualTo(Condition.REPAIRING);
  }

  @Rule({"ST-TRN-06", "ST-EFF-43", "ST-D-72"})
  @Test
  void theDrawComesAfterCountdownsAndEndsTheTurn() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.lies(TWO, "102", On.ship(ship)); // a breach in one full turn
    scene.orders(ONE).quietly(new EndTurn(ONE));
    var events = scene.told(Object.class);
    int destroyed = firstIndex(events, BattleEvent.ShipDestroyed.class);
    int drawn = firstIndex(events, CardEvent.CardDrawn.class);
    int ended = firstIndex(events, TurnEvent.TurnEnded.class);
    assertThat(destroyed).isNotNegative().isLessThan(drawn);
    assertThat(drawn).isLessThan(ended);
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(1);
    assertThat(scene.state().size(Places.deck(ONE))).isEqualTo(9);
  }

  private static int firstIndex(Iterable<Object> events, Class<?> kind) {
    int index = 0;
    for (Object event : events) {
      if (kind.isInstance(event)) {
        return index;
      }
      index++;
    }
    return -1;
  }

  @Rule({"ST-TRN-07", "ST-ORD-05", "ST-I-11", "ST-EFF-02"})
  @Test
  void afterTheTurnNobodyOfAnyPlayerIsStopped() {
    CardId own = scene.ship(ONE, "331", 0);
    CardId theirs = scene.ship(TWO, "331", 0);
    scene.persons(ONE, Host.ship(own), "203").persons(TWO, Host.ship(theirs), "204");
    scene.stopped(own).stopped(theirs).orders(ONE);
    assertThat(scene.defs(Host.ship(theirs), Role.STOPPED)).containsExactly("204");
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.ship(own).stop()).isEqualTo(Stop.NO);
    assertThat(scene.ship(theirs).stop()).isEqualTo(Stop.NO);
    assertThat(scene.defs(Host.ship(own), Role.FREE)).containsExactly("203");
    assertThat(scene.defs(Host.ship(theirs), Role.FREE)).containsExactly("204");
    assertThat(scene.state().table().active()).isEqualTo(TWO);
  }

  @Rule({"ST-TRN-08", "ST-CFG-11", "ST-D-70", "ST-I-26"})
  @Test
  void afterTheLastOrderOnlyTheEndAndInterruptsAreLeft() {
    Scene bound =
        Scene.laid(config -> StccgConfig.builder().from(config).ordersPerTurn(50).build())
            .missions("151", "161");
    CardId ship = bound.ship(ONE, "347", 0);
    CardId other = bound.ship(ONE, "344", 0);
    bound.persons(ONE, Host.ship(ship), "253", "275").orders(ONE);
    Host team = Host.team(0, ONE);
    for (int i = 0; i < 25; i++) {
      bound.does(new Beam(ONE, Optional.empty(), Host.ship(ship), team));
      bound.does(new Beam(ONE, Optional.empty(), team, Host.ship(ship)));
    }
    assertThat(bound.against(new Move(ONE, ship, true, 1))).contains("ST-TRN-08");
    assertThat(bound.against(new Cloak(ONE, other))).contains("ST-TRN-08");
    bound.lies(TWO, "022", On.ship(ship)); // a course does not hold the end up then
    bound.with(ship, each -> each.copy().withGoal(1));
    CardId juggler = bound.hand(ONE, "142");
    assertThat(bound.against(new PlayInterrupt(ONE, juggler, Aim.at(ONE)))).isEmpty();
    assertThat(bound.against(new EndTurn(ONE))).isEmpty();
    assertThat(
            new StccgGame()
                .legalActions(bound.state(), ONE).stream()
                    .filter(action -> !action.anytime())
                    .map(StccgAction::getClass)
                    .collect(ImmutableSet.toImmutableSet()))
        .containsExactlyInAnyOrder(EndTurn.class, PlayInterrupt.class);
  }

  @Rule({"ST-CFG-01", "ST-ADV-07", "ST-I-24"})
  @Test
  void optionsStayAsTheyWereAgreedAndGoTogether() {
    Scene mixed =
        Scene.laid(
                config ->
                    StccgConfig.builder()
                        .from(config)
                        .sharedUniqueness(true)
                        .pointGoal(120)
                        .returnFireAfterDamage(true)
                        .build())
            .missions("151");
    StccgConfig before = mixed.state().table().options();
    mixed.orders(ONE).quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    assertThat(mixed.state().table().options()).isEqualTo(before);
    assertThat(before.pointGoal()).isEqualTo(120);
    assertThat(before.sharedUniqueness() && before.returnFireAfterDamage()).isTrue();
  }
}
