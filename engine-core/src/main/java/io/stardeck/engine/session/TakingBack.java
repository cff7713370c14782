package io.stardeck.engine.session;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Move;

/** What the players of a game may take back. */
record TakingBack<C, S, A extends Action, V extends View>(
    Game<C, S, A, V> game, GameJson<C, S, A, V> json, Undo undo) {
  /** How many moves stay if {@code seat} takes its decision back; -1 if it may not. */
  int movesLeft(Moment<C, S, A> now, Seat seat) {
    int moves = now.record().length();
    for (Move<A> move : now.record().latestFirst()) {
      moves--;
      if (move.action().actor().equals(seat)) {
        boolean may = undo == Undo.ALWAYS || undo == Undo.FREE && takesNoKnowledge(now, moves);
        return may ? moves : -1;
      }
      if (undo != Undo.ALWAYS) {
        return -1;
      }
    }
    return -1;
  }

  /** Whether no seat has come to know anything since so many moves. */
  boolean takesNoKnowledge(Moment<C, S, A> now, int moves) {
    ImmutableList.Builder<A> latestFirst = ImmutableList.builder();
    Pile<Move<A>> rest = now.record().latestFirst();
    while (rest.size() > moves) {
      latestFirst.add(rest.top().action());
      rest = rest.pop();
    }
    return new Learning<>(game, json)
        .nothingIn(now.cut(moves).state(), latestFirst.build().reverse());
  }
}
