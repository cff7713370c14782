package io.stardeck.engine.rules.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.window.Parlour.Side;
import io.stardeck.engine.rules.window.Replies.Act;
import io.stardeck.engine.rules.window.Replies.ActionRound;
import io.stardeck.engine.rules.window.Replies.Pass;
import org.junit.jupiter.api.Test;

/** B5-RPL-01 to 05 on {@link Replies}; the initiative is 2, 3, 1. */
final class RepliesTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final Seat THREE = Seat.of(3);
  private static final Act EVENT = new Act(TWO, TWO);

  private final Replies game = new Replies();

  @Test
  void aReplyIsMadeOnlyWhenWhatItNamesHappens() { // B5-RPL-01
    Parlour state = table();
    assertThat(rules(state, new Replies.Reply(TWO, "Guard"))).containsExactly("B5-ACT-02");
    state = play(state, EVENT);
    assertThat(rules(state, new Replies.Reply(THREE, "Guard"))).containsExactly("B5-RPL-02");
  }

  @Test
  void aReplyFitsIfItsCardIsReadyAndItsPlayerIsNamed() { // B5-RPL-02
    Parlour attacked = play(table(), new Act(TWO, ONE));
    assertThat(game.toAct(attacked)).as("player 3 has a guard, but is not attacked").contains(ONE);
    Parlour replied = play(attacked, new Replies.Reply(ONE, "Guard"));
    assertThat(replied.log()).containsExactly("Guard", "hit spectator");
    Parlour own = play(table(), new Pass(TWO), new Act(THREE, THREE));
    assertThat(game.toAct(own)).as("its own censor does not answer it").containsExactly(ONE);
  }

  @Test
  void theWindowOpensAfterTheCostsInTheOrderOfInitiative() { // B5-RPL-03
    Parlour state = play(table(), EVENT);
    assertThat(state.side(TWO).pool()).as("paid").isEqualTo(0);
    assertThat(state.log()).as("not carried out").isEmpty();
    assertThat(game.toAct(state)).as("after the acting player").containsExactly(THREE);
    state = play(state, new Pass(THREE));
    assertThat(game.toAct(state)).containsExactly(ONE);
    assertThat(play(state, new Pass(ONE)).log()).containsExactly("event");
  }

  @Test
  void ifNoCardFitsNoWindowOpens() { // B5-RPL-03
    Parlour state = play(table(), new Pass(TWO), new Pass(THREE), new Act(ONE, TWO));
    assertThat(state.log()).containsExactly("hit seat 2");
    assertThat(state.top()).isInstanceOf(ActionRound.class);
  }

  @Test
  void theFirstReplyIsCarriedOutAtOnceAndClosesTheWindow() { // B5-RPL-04
    Parlour state = play(table(), EVENT, new Replies.Reply(THREE, "Censor"));
    assertThat(state.log()).as("player 1 was not asked").containsExactly("Censor", "stopped");
    assertThat(state.side(THREE).table()).as("not ready any more").containsExactly("Guard");
    assertThat(game.toAct(state)).as("the round goes on").containsExactly(THREE);
  }

  @Test
  void whatWasPaidStaysPaidAndTheActionCounts() { // B5-RPL-05
    Parlour state = play(table(), EVENT, new Replies.Reply(THREE, "Censor"));
    assertThat(state.side(TWO).pool()).isEqualTo(0);
    assertThat(rules(play(state, new Pass(THREE), new Pass(ONE)), EVENT))
        .containsExactly("B5-EFF-02");
    Round round = ((ActionRound) state.top()).round();
    assertThat(round.actions()).isEqualTo(1);
    assertThat(round.done()).as("no passes in a row").isEmpty();
    state = play(state, new Pass(THREE), new Pass(ONE), new Pass(TWO));
    assertThat(game.toAct(state)).as("all have passed").isEmpty();
  }

  private Parlour play(Parlour from, Action... actions) {
    Parlour state = from;
    for (Action action : actions) {
      assertThat(game.legalActions(state, action.actor())).contains(action);
      state = game.apply(state, action).state();
    }
    return state;
  }

  private ImmutableList<String> rules(Parlour state, Action action) {
    return game.check(state, action).stream()
        .map(Violation::rule)
        .map(Object::toString)
        .collect(ImmutableList.toImmutableList());
  }

  private static Parlour table() {
    return Parlour.of(
        new ActionRound(Round.of(RoundEnd.ALL_PASS, ImmutableList.of(TWO, THREE, ONE))),
        Side.of(1, ImmutableList.of(), "Guard", "Censor"),
        Side.of(1, ImmutableList.of(), "Censor"),
        Side.of(1, ImmutableList.of(), "Guard", "Censor"));
  }
}
