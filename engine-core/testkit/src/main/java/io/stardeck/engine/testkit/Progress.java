package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import java.util.Optional;

/** Laws 3, 5 and 10: somebody can act until there is a result; what holds in every state holds. */
final class Progress<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  @Override
  public String name() {
    return "progress";
  }

  @Override
  public boolean cheap() {
    return true;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    assertThat(game.config(state)).as("configuration of the state").isEqualTo(position.config());
    assertThat(position.seats().size())
        .as("players")
        .isBetween(game.info().minSeats(), game.info().maxSeats());
    goesOnOrIsOver(position);
    checkTeams(position);
    checkOffers(position, game.toAct(state));
    for (Fault fault : game.faults(state)) {
      throw new AssertionError("a state that play has reached has the fault " + fault);
    }
    for (Invariant<S> invariant : position.subject().invariants()) {
      assertThat(invariant.holds().test(state)).as(invariant.name()).isTrue();
    }
  }

  /** Somebody at the table has to act, or there is an outcome that can be one. */
  static <S> void goesOnOrIsOver(Position<?, S, ?, ?> position) {
    Game<?, S, ?, ?> game = position.game();
    ImmutableList<Seat> toAct = game.toAct(position.state());
    assertThat(toAct).as("who has to act, in seat order").isSorted().doesNotHaveDuplicates();
    assertThat(position.seats()).as("who has to act sits at the table").containsAll(toAct);
    Optional<Outcome> outcome = game.outcome(position.state());
    assertThat(outcome.isPresent())
        .as("an outcome when nobody has to act")
        .isEqualTo(toAct.isEmpty());
    outcome.ifPresent(end -> checkOutcome(position, end));
  }

  private void checkTeams(Position<C, S, A, V> position) {
    for (Seat seat : position.seats()) {
      ImmutableList<Seat> team = position.game().team(position.state(), seat);
      assertThat(team).as("the team of %s", seat).contains(seat).isSorted();
      assertThat(team).as("the team of %s", seat).doesNotHaveDuplicates();
      assertThat(position.seats()).as("the team of %s sits at the table", seat).containsAll(team);
      for (Seat mate : team) {
        assertThat(position.game().team(position.state(), mate))
            .as("the team of %s, of the team of %s", mate, seat)
            .isEqualTo(team);
      }
    }
  }

  private void checkOffers(Position<C, S, A, V> position, ImmutableList<Seat> toAct) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    for (Seat seat : position.watchers()) {
      boolean decides = toAct.contains(seat);
      if (decides) {
        assertThat(Action.answers(game.legalActions(state, seat)))
            .as("%s has something to do when it has to act", seat)
            .isNotEmpty();
      }
      Prompt prompt = game.prompt(game.view(state, seat));
      assertThat(prompt.deciders().contains(seat))
          .as("%s is asked when it has to act", seat)
          .isEqualTo(decides);
      assertThat(prompt.phase()).as("name of the phase").isNotBlank();
      assertThat(prompt.text()).as("what is asked in %s", prompt.phase()).isNotBlank();
      if (toAct.isEmpty() || seat.equals(Seat.SPECTATOR)) {
        assertThat(game.legalActions(state, seat))
            .as("%s can do nothing, as it watches or the game is over", seat)
            .isEmpty();
      }
    }
    if (position.seats().size() < Seat.MAX) {
      Seat stranger = Seat.at(position.seats().size());
      assertThat(game.legalActions(state, stranger)).as("actions of %s", stranger).isEmpty();
    }
  }

  private static void checkOutcome(Position<?, ?, ?, ?> position, Outcome outcome) {
    assertThat(outcome.winners()).as("winners").isSorted().doesNotHaveDuplicates();
    assertThat(position.seats()).as("winners sit at the table").containsAll(outcome.winners());
    assertThat(outcome.scores()).as("scores").hasSameSizeAs(position.seats());
    assertThat(position.game().ruleBook().contains(outcome.rule()))
        .as("the rule %s that ended the game is in the book", outcome.rule())
        .isTrue();
  }
}
