package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One iteration of a search, in a state that was dealt for it. */
final class Iteration<S, A extends Action, V extends View> {
  private final Search<S, A, V> search;
  private final Game<?, S, A, V> game;
  private final Bot<A, V> thumb;
  private final Seat self;
  private final Chance chance;
  private final List<Node.Tried> path = new ArrayList<>();
  private final List<Seat> deciders = new ArrayList<>();
  private S state;
  private long step;

  /**
   * An iteration for {@code self}.
   *
   * @param deal what is dealt
   * @param chance for the rule of thumb
   */
  Iteration(Search<S, A, V> search, Seat self, S deal, Chance chance) {
    this.search = search;
    this.game = search.game();
    this.thumb = search.thumb();
    this.self = self;
    this.state = deal;
    this.chance = chance;
  }

  /**
   * Goes from decision to decision to the first that is new, plays on from there by rule of thumb,
   * and lets all that were on the way learn what came of it.
   */
  void run(Memory<A, V> memory) {
    for (boolean known = true; known && !over(); ) {
      V view = view();
      ImmutableList<A> legal = Action.answers(game.legalActions(view));
      A action = legal.get(0);
      if (legal.size() > 1) {
        known = memory.find(view) != null;
        Node<A> node = memory.of(view);
        @Nullable A advice = search.advised() ? thumb.choose(view, legal, chance.fork(step)) : null;
        action = node.select(legal, advice, Search.CURIOSITY);
        path.add(node.of(action));
        deciders.add(view.seat());
      }
      go(action);
    }
    playOn();
    double[] worth = worth();
    for (int i = 0; i < path.size(); i++) {
      path.get(i).learn(worth[deciders.get(i).index()]);
    }
  }

  /** {@code first} and what is expected after it, as far as something has been learnt. */
  ImmutableList<A> line(Memory<A, V> memory, A first) {
    ImmutableList.Builder<A> line = ImmutableList.builder();
    line.add(first);
    go(first);
    while (!over()) {
      V view = view();
      ImmutableList<A> legal = Action.answers(game.legalActions(view));
      @Nullable Node<A> node = memory.find(view);
      if (legal.size() > 1 && node == null) {
        break;
      }
      A action = node == null ? legal.get(0) : node.most(legal);
      line.add(action);
      go(action);
    }
    return line.build();
  }

  private boolean over() {
    return game.toAct(state).isEmpty();
  }

  /** Of several who may decide now, the one that searches, who knows nothing of what others do. */
  private V view() {
    ImmutableList<Seat> seats = game.toAct(state);
    return game.view(state, seats.contains(self) ? self : seats.get(0));
  }

  private void go(A action) {
    state = game.next(state, action);
    step++;
  }

  private void playOn() {
    for (long left = search.depth(); !over() && (left > 0 || !tells()); left--) {
      V view = view();
      ImmutableList<A> legal = Action.answers(game.legalActions(view));
      go(legal.size() == 1 ? legal.get(0) : thumb.choose(view, legal, chance.fork(step)));
    }
  }

  /** Whether the game says how it stands; what does not is played to its end. */
  private boolean tells() {
    return game.prospect(state, self).isPresent();
  }

  private double[] worth() {
    double[] worth = new double[game.players(state)];
    Optional<Outcome> outcome = game.outcome(state);
    for (int index = 0; index < worth.length; index++) {
      worth[index] =
          outcome.isPresent()
              ? worth(outcome.get(), Seat.at(index), worth.length)
              : game.prospect(state, Seat.at(index)).orElseThrow();
    }
    return worth;
  }

  /** A win is worth most to who does not share it; where nobody wins, nobody lost to another. */
  private static double worth(Outcome outcome, Seat seat, int players) {
    int winners = outcome.winners().size();
    if (winners == 0) {
      return 1.0 / (players + 1);
    }
    return outcome.winners().contains(seat) ? 0.5 + 0.5 / winners : 0;
  }
}
