package io.stardeck.engine.match;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;

/**
 * One game among bots.
 *
 * @param table who plays what
 * @param seed any text; with the table it determines the whole game
 */
public record Match<C, S, A extends Action, V>(Table<C, S, A, V> table, String seed) {

  /**
   * Plays the game to its end.
   *
   * @return the last state
   * @throws IllegalArgumentException if the game refuses the configuration
   * @throws com.google.common.base.VerifyException if a bot takes what is not legal, or the game
   *     goes on beyond its bound
   */
  public S play(MatchListener<? super S, ? super A> listener) {
    Game<C, S, A, V> game = table.game();
    Ruling<S> setup = table.setup(seed);
    listener.began(setup.state(), setup.events());
    Turns turns = Turns.of(seed);
    long bound = game.decisionBound(table.config());
    S state = setup.state();
    long decision = 0;
    for (ImmutableList<Seat> deciders = game.toAct(state);
        !deciders.isEmpty();
        deciders = game.toAct(state)) {
      Verify.verify(decision < bound, "not over after %s decisions", bound);
      state = decide(state, turns.next(deciders, decision), listener);
      decision++;
    }
    listener.ended(state, game.outcome(state).orElseThrow());
    return state;
  }

  private S decide(S state, Turns.Turn turn, MatchListener<? super S, ? super A> listener) {
    Game<C, S, A, V> game = table.game();
    Seat seat = turn.seat();
    Player<A, V> player = table.at(seat);
    ImmutableList<A> legal = game.legalActions(state, seat);
    A action = player.bot().choose(game.view(state, seat), legal, turn.chance());
    Verify.verify(
        action.actor().equals(seat), "%s acts for another seat: %s", player.name(), action);
    Ruling<S> ruling = game.apply(state, action);
    Verify.verify(ruling.accepted(), "%s takes %s: %s", player.name(), action, ruling.violations());
    listener.decided(state, legal.size(), action, ruling.state(), ruling.events());
    return ruling.state();
  }
}
