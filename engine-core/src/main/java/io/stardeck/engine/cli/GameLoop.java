package io.stardeck.engine.cli;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.internal.Invited;
import io.stardeck.engine.internal.Turns;
import io.stardeck.engine.session.Session;
import java.io.IOException;
import java.util.Optional;

/**
 * Asks whoever decides, again and again, until the game is over or somebody leaves. Among bots it
 * is the game that a {@link io.stardeck.engine.match.Match} with the same seed is.
 */
final class GameLoop<C, S, A extends Action, V extends View> {
  private final Game<C, S, A, V> game;
  private final Session<C, S, A, V> session;
  private final ImmutableList<Decider<A, V>> deciders;
  private final Turns turns;
  private final Told<S> told;

  /**
   * A loop that has not begun.
   *
   * @param session the game under way
   * @param deciders who decides, in seat order
   * @param turns the draws that are not the game's
   * @param told is told each ruling
   */
  GameLoop(
      Game<C, S, A, V> game,
      Session<C, S, A, V> session,
      ImmutableList<Decider<A, V>> deciders,
      Turns turns,
      Told<S> told) {
    this.game = game;
    this.session = session;
    this.deciders = deciders;
    this.turns = turns;
    this.told = told;
  }

  /** Plays until the game is over, somebody leaves, or so many decisions have been taken. */
  void play(long limit) throws IOException {
    boolean seated = true;
    while (seated && session.record().length() < limit && !toAct().isEmpty()) {
      seated = decide(session.record().length());
    }
  }

  /** Lets one seat decide: the first that is invited and wants to, else one that has to. */
  private boolean decide(int decision) throws IOException {
    Optional<Wish<A>> wish =
        Invited.wish(game, session.state(), (view, legal) -> unasked(view, legal, decision));
    return follow(wish.isPresent() ? wish.get() : ask(turns.next(toAct(), decision)));
  }

  private Optional<Wish<A>> unasked(V view, ImmutableList<A> legal, int decision)
      throws IOException {
    Seat seat = view.seat();
    return deciders
        .get(seat.index())
        .unasked(seat, view, legal, turns.unasked(seat, decision))
        .map(choice -> new Wish<>(seat, choice));
  }

  private ImmutableList<Seat> toAct() {
    return game.toAct(session.state());
  }

  private Wish<A> ask(Turns.Turn turn) throws IOException {
    Seat seat = turn.seat();
    V view = session.view(seat);
    Decider<A, V> decider = deciders.get(seat.index());
    return new Wish<>(seat, decider.decide(seat, view, game.legalActions(view), turn.chance()));
  }

  /** Does what somebody wants, and tells whether they stay. */
  private boolean follow(Wish<A> wish) {
    Seat seat = wish.seat();
    Choice<A> choice = wish.choice();
    if (choice instanceof Choice.Take<A> take) {
      Ruling<S> ruling = session.act(take.action());
      Verify.verify(ruling.accepted(), "%s was offered: %s", take.action(), ruling.violations());
      told.ruling(ruling);
    } else if (choice instanceof Choice.Undo<A>) {
      if (session.undo(seat)) {
        told.undone(seat);
      } else {
        told.nothingToUndo(seat);
      }
    }
    return !(choice instanceof Choice.Leave<A>);
  }

  /** What a seat wants. */
  private record Wish<A extends Action>(Seat seat, Choice<A> choice) {}

  /** Is told how the game goes. */
  interface Told<S> {
    /** An action was taken. */
    void ruling(Ruling<S> ruling);

    /** A player has taken a decision back. */
    void undone(Seat seat);

    /** A player wants a decision back, but has taken none. */
    void nothingToUndo(Seat seat);
  }
}
