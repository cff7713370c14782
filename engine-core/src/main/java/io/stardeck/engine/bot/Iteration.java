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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One iteration of a search, in a state that was dealt for it. */
final class Iteration<S, A extends Action, V extends View> {
  private final Search<S, A, V> search;
  private final Game<?, S, A, V> game;
  private final Bot<A, V> thumb;
  private final Seat self;
  private final Chance chance;
  private final List<Taken<A>> path = new ArrayList<>();
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
   * Decides at {@code root}, goes from decision to decision to the first that is new, plays on from
   * there by rule of thumb, and lets all that were on the way learn what came of it.
   *
   * @param root the decision that is thought about
   */
  void run(Node<A> root, Memory<A, V> memory) {
    decide(root, self);
    boolean known = true;
    for (ImmutableList<Seat> seats = seats(); known && !seats.isEmpty(); seats = seats()) {
      V view = view(seats);
      @Nullable Node<A> node = memory.find(view);
      if (node == null) {
        ImmutableList<A> legal = Action.answers(game.legalActions(view));
        if (legal.size() == 1) {
          go(legal.get(0));
          continue;
        }
        known = false;
        node = search.fresh(view, legal, chance.fork(step));
        memory.put(view, node);
      }
      decide(node, view.seat());
    }
    playOn();
    double[] worth = worth();
    for (int i = 0; i < path.size(); i++) {
      Taken<A> taken = path.get(i);
      taken.node().learn(taken.action(), worth[taken.seat().index()]);
    }
  }

  /** {@code first} and what is expected after it, as far as something has been learnt. */
  ImmutableList<A> line(Memory<A, V> memory, A first) {
    ImmutableList.Builder<A> line = ImmutableList.builder();
    line.add(first);
    go(first);
    for (ImmutableList<Seat> seats = seats(); !seats.isEmpty(); seats = seats()) {
      V view = view(seats);
      @Nullable Node<A> node = memory.find(view);
      ImmutableList<A> legal =
          node == null ? Action.answers(game.legalActions(view)) : node.legal();
      if (node == null && legal.size() > 1) {
        break;
      }
      A action = legal.get(node == null ? 0 : node.most());
      line.add(action);
      go(action);
    }
    return line.build();
  }

  /** A decision on the way, and what was chosen. */
  private record Taken<A>(Node<A> node, int action, Seat seat) {}

  /** Who may decide now; nobody once it is over. */
  private ImmutableList<Seat> seats() {
    return game.toAct(state);
  }

  /** Of several who may decide now, the one that searches, who knows nothing of what others do. */
  private V view(ImmutableList<Seat> seats) {
    return game.view(state, seats.contains(self) ? self : seats.get(0));
  }

  private void decide(Node<A> node, Seat seat) {
    int action = node.select(Search.CURIOSITY);
    path.add(new Taken<>(node, action, seat));
    go(node.legal().get(action));
  }

  private void go(A action) {
    state = game.next(state, action);
    step++;
  }

  private void playOn() {
    long left = search.depth();
    for (ImmutableList<Seat> seats = seats(); !seats.isEmpty(); seats = seats()) {
      if (left <= 0 && tells()) {
        return;
      }
      V view = view(seats);
      ImmutableList<A> legal = Action.answers(game.legalActions(view));
      go(legal.size() == 1 ? legal.get(0) : thumb.choose(view, legal, chance.fork(step)));
      left--;
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
              ? worth(outcome.get(), Seat.at(index))
              : game.prospect(state, Seat.at(index)).orElseThrow();
    }
    return worth;
  }

  /**
   * The part of the win that the team of {@code seat} has. What nobody wins, all teams share; but a
   * team that plays alone lost to the game.
   */
  private double worth(Outcome outcome, Seat seat) {
    if (outcome.winners().isEmpty()) {
      int teams = teams(Seat.first(game.players(state)));
      return teams == 1 ? 0 : 1.0 / teams;
    }
    return outcome.winners().contains(seat) ? 1.0 / teams(outcome.winners()) : 0;
  }

  /** Of how many teams those seats are. */
  private int teams(ImmutableList<Seat> seats) {
    Set<Seat> counted = new HashSet<>();
    int teams = 0;
    for (Seat seat : seats) {
      if (!counted.contains(seat)) {
        counted.addAll(game.team(state, seat));
        teams++;
      }
    }
    return teams;
  }
}
