package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;

/** {@code DB-BAL-01}, {@code DB-BAL-12}: how often the player wins who begins, or their team. */
final class FirstPlayer implements Line {
  private final String rule;
  private final String what;
  private final double low;
  private final double high;
  private Seat first = Seat.of(1);
  private double wins;
  private int games;

  FirstPlayer(String rule, String what, double low, double high) {
    this.rule = rule;
    this.what = what;
    this.low = low;
    this.high = high;
  }

  @Override
  public void began(DeckbuilderState state, ImmutableList<Event> events) {
    first = state.table().turnPlayer();
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    games++;
    int winners = outcome.winners().size();
    int team = state.table().config().team(first);
    double mates = 0;
    for (Seat winner : outcome.winners()) {
      mates += state.table().config().team(winner) == team ? 1 : 0;
    }
    wins += winners == 0 ? 0 : mates / winners;
  }

  @Override
  public ImmutableList<Figure> figures() {
    return ImmutableList.of(Figure.share(rule, what, low, high, wins, games));
  }
}
