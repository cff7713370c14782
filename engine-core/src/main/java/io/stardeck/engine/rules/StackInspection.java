package io.stardeck.engine.rules;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import java.util.Comparator;
import java.util.function.Consumer;

/**
 * What is wrong with the stack of a state from outside, in which nothing else is: each frame is as
 * its rule says, from the bottom up; the one on top waits, for somebody who can act. Where the game
 * is over, or the frame on top {@linkplain Frame#cutsOff cuts off} what was under way, that stays
 * as it was, and the top alone counts. A result is one of this table, by a rule of the book.
 */
final class StackInspection<S extends GameState<S>, V extends GameView> {
  private final RuleTable<S, V> rules;
  private final Consumer<Play<S>> stateCheck;
  private final String path;

  /** The inspection of stacks that stand at {@code path} in a state. */
  StackInspection(RuleTable<S, V> rules, Consumer<Play<S>> stateCheck, String path) {
    this.rules = rules;
    this.stateCheck = stateCheck;
    this.path = path;
  }

  void inspect(PhasedGame<?, S, ?, V> game, S state, Inspection inspection) {
    ImmutableList<Frame> stack = ImmutableList.copyOf(state.frames());
    if (!inspection.require(!stack.isEmpty(), path, "no frame is left")) {
      return;
    }
    if (state.top() instanceof FinalFrame end) {
      inspect(game, state, end.outcome(), inspection);
    }
    boolean over = game.outcome(state).isPresent();
    boolean alone = over || state.top().cutsOff();
    for (int i = alone ? 0 : stack.size() - 1; i >= 0 && inspection.clean(); i--) {
      rules.inspect(state, new Layer(path + "[" + i + "]", stack, i), inspection);
    }
    if (inspection.clean()) {
      inspection.require(over == game.toAct(state).isEmpty(), path, "nobody can act");
    }
    if (inspection.clean() && !over) {
      inspection.require(waits(state), path, "it does not wait there");
      for (Seat seat : game.toAct(state)) {
        inspection.require(
            rules.offersAny(game.view(state, seat)), path, "%s can do nothing there", seat);
      }
    }
  }

  /** What is wrong with a result, whatever game it is of. */
  private void inspect(
      PhasedGame<?, S, ?, V> game, S state, Outcome outcome, Inspection inspection) {
    String at = path + "[0].outcome.";
    ImmutableList<Seat> seats = Seat.first(game.players(state));
    inspection.size(at + "scores", outcome.scores(), seats.size());
    inspection.require(
        seats.containsAll(outcome.winners())
            && Comparators.isInStrictOrder(outcome.winners(), Comparator.naturalOrder()),
        at + "winners",
        "who wins sits at the table, and is told once, in seat order");
    inspection.require(
        game.ruleBook().contains(outcome.rule()), at + "rule", "there is no %s", outcome.rule());
  }

  /** Whether the game is over, or nothing goes on by itself. */
  boolean rests(PhasedGame<?, S, ?, V> game, S state) {
    return game.outcome(state).isPresent() || waits(state);
  }

  /** Whether nothing goes on by itself. */
  private boolean waits(S state) {
    Play<S> play = Play.silent(state);
    if (rules.proceed(play, state.top())) {
      return false;
    }
    stateCheck.accept(play);
    return play.state() == state;
  }
}
