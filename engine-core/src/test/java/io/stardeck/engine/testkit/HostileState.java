package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.json.FaultException;
import java.util.Optional;

/**
 * Law 6, the other half: a state from outside is refused, or it has faults, or it can be played and
 * leads to states that are as good.
 */
final class HostileState<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int STATES = 12;
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
    for (int i = 0; i < STATES; i++) {
      JsonNode mutated = mutation.mutate(tree);
      Optional<S> state = read(position, mutated);
      try {
        if (state.isPresent() && position.game().faults(state.get()).isEmpty()) {
          use(position.at(state.get()));
        }
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        throw new AssertionError("no fault was found in " + mutated, e);
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
    game.toAct(state);
    game.outcome(state);
    for (Seat seat : position.watchers()) {
      V view = game.view(state, seat);
      game.prompt(view);
      game.narrator().table(view);
      game.determinize(view, position.chance());
      ImmutableList<A> legal = game.legalActions(state, seat);
      for (A action : position.some(legal, ACTIONS)) {
        game.narrator().action(view, action);
        S next = game.apply(state, action).state();
        assertThat(game.faults(next))
            .as("faults of what follows from %s, in a state without faults", action)
            .isEmpty();
      }
    }
  }
}
