package io.stardeck.engine.rules.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.window.Interrupts.Attack;
import io.stardeck.engine.rules.window.Interrupts.BeginOrEndMuster;
import io.stardeck.engine.rules.window.Interrupts.Interrupt;
import io.stardeck.engine.rules.window.Interrupts.Load;
import io.stardeck.engine.rules.window.Interrupts.Orders;
import io.stardeck.engine.rules.window.Interrupts.Pass;
import io.stardeck.engine.rules.window.Interrupts.Resign;
import io.stardeck.engine.rules.window.Parlour.Side;
import org.junit.jupiter.api.Test;

/** ST-X-29, ST-X-50 and ST-MUL-05 on {@link Interrupts}. */
final class InterruptsTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final Seat THREE = Seat.of(3);

  private final Interrupts game = new Interrupts();

  @Test
  void interruptsTakeEffectInTheOrderInWhichTheyWerePlayed() {
    Parlour end =
        play(
            two(hand("B", "X"), hand("A", "C", "X")),
            interrupt(TWO, "A"),
            interrupt(ONE, "B"),
            interrupt(TWO, "C"),
            new Pass(ONE),
            new Pass(TWO));
    assertThat(end.log()).containsExactly("A", "B", "C");
    assertThat(end.top()).isInstanceOf(Orders.class);
  }

  @Test
  void aNullifiedInterruptHasNoEffect() {
    Parlour end =
        play(
            two(hand("N", "X"), hand("A", "X")),
            interrupt(TWO, "A"),
            new Interrupt(ONE, "N", 1),
            new Pass(TWO),
            new Pass(ONE));
    assertThat(end.log()).containsExactly("A discarded", "N discarded");
  }

  @Test
  void aNullifiedNullifierHasNoEffectEither() {
    Parlour end =
        play(
            two(hand("N", "X"), hand("A", "Nm", "X")),
            interrupt(TWO, "A"),
            new Interrupt(ONE, "N", 1),
            new Interrupt(TWO, "Nm", 2),
            new Pass(ONE),
            new Pass(TWO));
    assertThat(end.log()).containsExactly("N discarded", "Nm discarded", "A");
  }

  @Test
  void aFreeMomentIsOpenToInterruptsUnasked() {
    Parlour state = play(kevins("X"), new Load(ONE), interrupt(TWO, "Kevin"));
    assertThat(game.toAct(state)).as("the other is asked").containsExactly(ONE);
    state = play(state, new Pass(ONE));
    assertThat(game.toAct(state)).as("a card is left in the hand").containsExactly(TWO);
    state = play(state, new Pass(TWO));
    assertThat(state.side(ONE).table()).as("the event is discarded").isEmpty();
    assertThat(game.toAct(state)).as("ORDERS go on").containsExactly(ONE);
    assertThat(play(state, new Load(ONE)).log()).containsExactly("loaded", "Kevin", "loaded");
  }

  @Test
  void whoHasNoCardLeftIsNotAsked() {
    Parlour state = play(kevins(), interrupt(TWO, "Kevin"), new Pass(ONE));
    assertThat(state.side(ONE).table()).isEmpty();
    assertThat(state.top()).isInstanceOf(Orders.class);
  }

  @Test
  void aMusterIsNotInterrupted() {
    Parlour state = play(kevins("X"), new BeginOrEndMuster(ONE));
    assertThat(rules(state, interrupt(TWO, "Kevin"))).containsExactly("ST-INT-16");
  }

  @Test
  void nobodyPassesAtAFreeMoment() {
    assertThat(rules(kevins("X"), new Pass(TWO))).containsExactly("ST-INT-07");
  }

  @Test
  void whoIsNotAskedMayAnswerAllTheSame() {
    Parlour state = play(three(), new Attack(ONE, THREE), interrupt(THREE, "C"));
    assertThat(game.toAct(state)).as("after who answered").containsExactly(ONE);
    assertThat(play(state, new Pass(ONE), new Pass(TWO), new Pass(THREE)).log())
        .containsExactly("C", "attacked");
  }

  @Test
  void anAnnouncedActionIsStoppedByANullifier() {
    Parlour state = play(three(), new Attack(ONE, THREE), new Interrupt(TWO, "N", Reply.ANNOUNCED));
    assertThat(play(state, new Pass(THREE), new Pass(ONE), new Pass(TWO)).log())
        .containsExactly("N discarded", "attack lost");
  }

  @Test
  void whatWasAnnouncedIsLostWithoutItsTarget() {
    Parlour state = play(three(), new Attack(ONE, THREE), new Pass(TWO), new Resign(THREE));
    assertThat(state.log()).containsExactly("attack lost");
    assertThat(game.toAct(state)).containsExactly(ONE);
  }

  @Test
  void whatALeaverAnnouncedIsLostAndTheTurnIsTheNextPlayers() {
    Parlour state = play(three(), new Attack(ONE, THREE), new Resign(ONE));
    assertThat(game.toAct(state)).as("the window goes on").containsExactly(TWO);
    state = play(state, new Pass(TWO), new Pass(THREE));
    assertThat(state.log()).containsExactly("attack lost");
    assertThat(game.toAct(state)).containsExactly(TWO);
  }

  @Test
  void whatALeaverAnsweredIsLostAndNobodyWaitsForThem() {
    Parlour state = play(three(), new Attack(ONE, THREE), new Interrupt(TWO, "N", Reply.ANNOUNCED));
    state = play(state, new Resign(TWO), new Pass(THREE), new Pass(ONE));
    assertThat(state.log()).containsExactly("N discarded", "attacked");
  }

  @Test
  void whoIsAskedMayLeave() {
    Parlour state = play(three(), new Attack(ONE, THREE), new Resign(TWO));
    assertThat(game.toAct(state)).containsExactly(THREE);
  }

  @Test
  void aWindowThatIsLiveForNobodyDoesNotOpen() {
    Parlour state = two(hand("A"), hand());
    assertThat(play(state, new Attack(ONE, TWO)).log()).containsExactly("attacked");
  }

  private Parlour play(Parlour from, Action... actions) {
    Parlour state = from;
    for (Action action : actions) {
      assertThat(game.legalActions(state, action.actor())).contains(action);
      Ruling<Parlour> ruling = game.apply(state, action);
      assertThat(game.next(state, action)).isEqualTo(ruling.state());
      state = ruling.state();
    }
    return state;
  }

  private ImmutableList<String> rules(Parlour state, Action action) {
    return game.check(state, action).stream()
        .map(Violation::rule)
        .map(Object::toString)
        .collect(ImmutableList.toImmutableList());
  }

  private static Interrupt interrupt(Seat actor, String card) {
    return new Interrupt(actor, card, Reply.NOTHING);
  }

  private static ImmutableList<String> hand(String... cards) {
    return ImmutableList.copyOf(cards);
  }

  private static Parlour two(ImmutableList<String> first, ImmutableList<String> second) {
    return Parlour.of(Orders.of(ONE, 2), Side.of(0, first), Side.of(0, second));
  }

  /** Player 2 holds Kevin Uxbridge and those cards; an event of player 1 is in play. */
  private static Parlour kevins(String... more) {
    ImmutableList<String> hand = ImmutableList.<String>builder().add("Kevin").add(more).build();
    return Parlour.of(Orders.of(ONE, 2), Side.of(0, hand("Y"), "event"), Side.of(0, hand));
  }

  private static Parlour three() {
    return Parlour.of(
        Orders.of(ONE, 3),
        Side.of(0, hand("A")),
        Side.of(0, hand("N", "B")),
        Side.of(0, hand("C", "D")));
  }
}
