package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.json.FaultException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Law 10, for states from outside: one is refused, or it is as good as one that was reached by
 * play. Nothing throws, somebody can act or the game is over, what is dealt anew has no faults and
 * looks the same, and it can be played on.
 */
final class HostileState<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int MUTATED = 6;
  private static final int TAMPERED = 24;
  private static final int DECISIONS = 200;
  private static final int ACTIONS = 4;

  @Override
  public String name() {
    return "hostile state";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    JsonNode tree = position.json().tree(position.state());
    Mutation mutation = new Mutation(position.random(), ImmutableList.of(tree));
    for (int i = 0; i < MUTATED; i++) {
      JsonNode mutated = mutation.mutate(tree);
      judge(position, "a change in one place", mutated);
    }
    for (Tampering.Change change : position.some(changes(position, tree), TAMPERED)) {
      judge(position, change.what(), change.tree());
    }
  }

  /** Holds the law against every kind of place of the state, and tells all that break it. */
  void sweep(Position<C, S, A, V> position) {
    JsonNode tree = position.json().tree(position.state());
    Map<String, String> broken = new TreeMap<>();
    for (Tampering.Change change : changes(position, tree)) {
      try {
        judge(position, change.what(), change.tree());
      } catch (AssertionError e) {
        broken.putIfAbsent(String.valueOf(e.getCause()), change.what());
      }
    }
    assertThat(broken).as("what is wrong with states without faults").isEmpty();
  }

  private ImmutableList<Tampering.Change> changes(Position<C, S, A, V> position, JsonNode tree) {
    JsonNode config = position.json().treeWithin(position.game().config(position.state()));
    return Tampering.all(tree, config, Donors.of(position.subject()), position.random());
  }

  private void judge(Position<C, S, A, V> position, String what, JsonNode mutated) {
    Optional<S> state = read(position, mutated);
    if (state.isPresent()) {
      try {
        if (!position.game().faults(state.get()).isEmpty()) {
          return;
        }
        use(position.at(state.get()));
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        throw new AssertionError("no fault was found after " + what + " in " + mutated, e);
      }
    }
  }

  private Optional<S> read(Position<C, S, A, V> position, JsonNode tree) {
    try {
      return Optional.of(position.json().readState(tree));
    } catch (FaultException refused) {
      return Optional.empty();
    } catch (RuntimeException e) {
      throw new AssertionError("reading must name the fault of " + tree, e);
    }
  }

  private void use(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    Progress.goesOnOrIsOver(position);
    for (Seat seat : position.watchers()) {
      look(position, seat);
    }
    playOn(position);
  }

  private void playOn(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    S later = position.state();
    for (int i = 0; i < DECISIONS && !game.toAct(later).isEmpty(); i++) {
      ImmutableList<Seat> waiting = game.toAct(later);
      Seat actor = waiting.get(position.random().nextInt(waiting.size()));
      ImmutableList<A> legal = game.legalActions(later, actor);
      assertThat(legal).as("what %s can do", actor).isNotEmpty();
      later = game.next(later, legal.get(position.random().nextInt(legal.size())));
    }
    assertThat(game.faults(later)).as("faults after it was played on").isEmpty();
  }

  private void look(Position<C, S, A, V> position, Seat seat) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    V view = game.view(state, seat);
    game.prompt(view);
    game.narrator().table(view);
    S dealt = game.determinize(view, position.chance());
    assertThat(game.faults(dealt)).as("faults of the state dealt anew for %s", seat).isEmpty();
    V dealtView = game.view(dealt, seat);
    assertThat(dealtView)
        .as("the view of what is dealt anew, %s", new Difference(position.json(), dealtView, view))
        .isEqualTo(view);
    ImmutableList<A> legal = game.legalActions(state, seat);
    assertThat(legal.isEmpty() && game.toAct(state).contains(seat))
        .as("%s has nothing to do", seat)
        .isFalse();
    for (A action : position.some(legal, ACTIONS)) {
      game.narrator().action(view, action);
      assertThat(game.faults(game.apply(state, action).state()))
          .as("faults of what follows from %s, in a state without faults", action)
          .isEmpty();
    }
  }
}
