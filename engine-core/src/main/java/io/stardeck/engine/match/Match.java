package io.stardeck.engine.match;

import com.google.common.base.Verify;
import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.internal.Invited;
import io.stardeck.engine.internal.Turns;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Records;
import java.util.Optional;

/**
 * One game among bots.
 *
 * @param lineup who plays what
 * @param seed any text; with the lineup it determines the whole game
 */
public record Match<C, S, A extends Action, V extends View>(
    Lineup<C, S, A, V> lineup, String seed) {

  /**
   * Plays the game to its end.
   *
   * @param listener is told of the beginning, each decision and the end
   * @return the last state
   * @throws IllegalArgumentException if the game refuses the configuration
   * @throws com.google.common.base.VerifyException if a bot takes what is not legal, or the game
   *     goes on beyond its bound
   */
  public S play(MatchListener<? super S, ? super A> listener) {
    return play(listener, Long.MAX_VALUE);
  }

  /**
   * Plays the game to its end, or until so many decisions have been taken; then the listener is
   * told that it was stopped.
   *
   * @param listener as {@link #play(MatchListener)}
   * @param limit of decisions, 0 or more
   * @return the last state
   * @throws IllegalArgumentException as {@link #play(MatchListener)}
   * @throws com.google.common.base.VerifyException as {@link #play(MatchListener)}
   */
  public S play(MatchListener<? super S, ? super A> listener, long limit) {
    Game<C, S, A, V> game = lineup.game();
    Ruling<S> setup = lineup.setup(seed);
    listener.began(setup.state(), setup.events());
    Turns turns = Turns.of(seed);
    long bound = game.decisionBound(lineup.config());
    S state = setup.state();
    long decision = 0;
    for (ImmutableList<Seat> deciders = game.toAct(state);
        !deciders.isEmpty();
        deciders = game.toAct(state)) {
      if (decision >= limit) {
        listener.stopped(state);
        return state;
      }
      Verify.verify(decision < bound, "not over after %s decisions", bound);
      Optional<Wish<A, V>> wish = unasked(state, turns, decision);
      state =
          wish.isPresent()
              ? take(state, wish.get(), listener)
              : decide(state, turns.next(deciders, decision), listener);
      decision++;
    }
    listener.ended(state, game.outcome(state).orElseThrow());
    return state;
  }

  /**
   * Plays the game to its end and keeps its record.
   *
   * @throws IllegalArgumentException if the game refuses the configuration, or no record can hold
   *     the seed
   * @throws com.google.common.base.VerifyException as {@link #play(MatchListener)}
   */
  public MatchResult<C, S, A> play() {
    Records<C, S, A, V> records = Records.of(lineup.game());
    Recorder<C, S, A> recorder = new Recorder<>(records.begin(lineup.config(), Origin.seed(seed)));
    S end = play(recorder);
    return new MatchResult<>(
        lineup.game().outcome(end).orElseThrow(),
        records.end(recorder.record, end),
        end,
        recorder.branching.distribution());
  }

  private S decide(S state, Turns.Turn turn, MatchListener<? super S, ? super A> listener) {
    Game<C, S, A, V> game = lineup.game();
    Seat seat = turn.seat();
    Player<A, V> player = lineup.at(seat);
    V view = game.view(state, seat);
    ImmutableList<A> legal = game.legalActions(view);
    A action = player.bot().choose(view, legal, turn.chance());
    return take(state, new Wish<>(view, legal, action), listener);
  }

  /** What the first of the invited seats that wants to act does. */
  private Optional<Wish<A, V>> unasked(S state, Turns turns, long decision) {
    return Invited.wish(
        lineup.game(),
        state,
        (view, legal) ->
            lineup
                .at(view.seat())
                .bot()
                .unasked(view, legal, turns.unasked(view.seat(), decision))
                .map(action -> new Wish<>(view, legal, action)));
  }

  private S take(S state, Wish<A, V> wish, MatchListener<? super S, ? super A> listener) {
    A action = wish.action();
    Player<A, V> player = lineup.at(wish.view().seat());
    Verify.verify(
        action.actor().equals(wish.view().seat()),
        "%s acts for another seat: %s",
        player.name(),
        action);
    if (!wish.legal().contains(action)) {
      throw new VerifyException(
          "%s takes %s: %s"
              .formatted(player.name(), action, lineup.game().check(wish.view(), action)));
    }
    Ruling<S> ruling = lineup.game().perform(state, action);
    listener.decided(state, wish.legal().size(), action, ruling.state(), ruling.events());
    return ruling.state();
  }

  /** What a player wants to do, of what they may. */
  private record Wish<A extends Action, V extends View>(V view, ImmutableList<A> legal, A action) {}

  private static final class Recorder<C, S, A extends Action> implements MatchListener<S, A> {
    private final Histogram branching = new Histogram();
    private GameRecord<C, A> record;

    Recorder(GameRecord<C, A> begun) {
      this.record = begun;
    }

    @Override
    public void decided(S before, int options, A action, S after, ImmutableList<Event> events) {
      branching.add(options);
      record = record.with(action);
    }
  }
}
