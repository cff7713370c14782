package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.GameEnded;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.GameOver;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;

/** The end of the game. It cuts off whatever is under way, see {@link Stack}. */
public final class Ending {
  private Ending() {}

  /** Ends the game: {@code winners}, in seat order, have won; nobody if empty. */
  public static void end(Play<DeckbuilderState> play, ImmutableList<Seat> winners, RuleId rule) {
    Table table = play.state().table();
    if (Stack.over(table)) {
      return;
    }
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (Seat seat : Seat.first(table.players())) {
      scores.add(Points.of(table, seat));
    }
    Outcome outcome = new Outcome(winners, scores.build(), rule);
    play.tell(rule, new GameEnded(outcome));
    Stack.push(play, new GameOver(table.turnPlayer(), outcome));
  }
}
