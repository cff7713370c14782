package io.stardeck.engine.cli;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.internal.Turns;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Move;
import java.io.IOException;

/** One game at the terminal, with people who can take their decisions back or leave. */
final class Sitting<C, S, A extends Action, V extends View> {
  private final Game<C, S, A, V> game;
  private final ImmutableList<Decider<A, V>> deciders;
  private final Turns turns;
  private final Told<S> told;
  private GameRecord<C, A> record;
  private Pile<S> states;

  /**
   * A game that has been set up.
   *
   * @param first the state after the set-up
   * @param record how it began
   * @param deciders who decides, in seat order
   * @param turns the draws that are not the game's
   * @param told is told each ruling
   */
  Sitting(
      Game<C, S, A, V> game,
      S first,
      GameRecord<C, A> record,
      ImmutableList<Decider<A, V>> deciders,
      Turns turns,
      Told<S> told) {
    this.game = game;
    this.deciders = deciders;
    this.turns = turns;
    this.told = told;
    this.record = record;
    this.states = Pile.<S>empty().push(first);
  }

  /** Plays until the game is over, somebody leaves, or so many decisions have been taken. */
  void play(long limit) throws IOException {
    boolean seated = true;
    while (seated && record.length() < limit && !game.toAct(state()).isEmpty()) {
      Turns.Turn turn = turns.next(game.toAct(state()), record.length());
      seated = follow(turn.seat(), ask(turn));
    }
  }

  /** The state that the game is in. */
  S state() {
    return states.top();
  }

  /** The game so far. */
  GameRecord<C, A> record() {
    return record;
  }

  private Choice<A> ask(Turns.Turn turn) throws IOException {
    Seat seat = turn.seat();
    return deciders
        .get(seat.index())
        .decide(seat, game.view(state(), seat), game.legalActions(state(), seat), turn.chance());
  }

  /** Does what {@code seat} wants, and tells whether it stays. */
  private boolean follow(Seat seat, Choice<A> choice) {
    if (choice instanceof Choice.Take<A> take) {
      take(take.action());
    } else if (choice instanceof Choice.Undo<A>) {
      undo(seat);
    }
    return !(choice instanceof Choice.Leave<A>);
  }

  private void take(A action) {
    Ruling<S> ruling = game.apply(state(), action);
    Verify.verify(ruling.accepted(), "%s was offered: %s", action, ruling.violations());
    states = states.push(ruling.state());
    record = record.with(action);
    told.ruling(ruling);
  }

  private void undo(Seat seat) {
    int moves = record.length();
    for (Move<A> move : record.latestFirst()) {
      moves--;
      if (move.action().actor().equals(seat)) {
        cut(moves);
        return;
      }
    }
    told.nothingToUndo(seat);
  }

  private void cut(int moves) {
    record = record.cut(moves);
    while (states.size() > moves + 1) {
      states = states.pop();
    }
  }

  /** Is told how the sitting goes. */
  interface Told<S> {
    /** An action was taken. */
    void ruling(Ruling<S> ruling);

    /** A player wants a decision back, but has taken none. */
    void nothingToUndo(Seat seat);
  }
}
