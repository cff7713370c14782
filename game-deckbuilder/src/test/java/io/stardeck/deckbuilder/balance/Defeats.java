package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import java.util.Arrays;

/** {@code DB-BAL-08}: defeats of flagships, and whether one more costs two players the game. */
final class Defeats implements Line {
  private final int players;
  private final int[] defeats = new int[Seat.MAX + 1];
  private long all;
  private int games;
  private int oneMore;
  private int wonAllTheSame;

  Defeats(int players) {
    this.players = players;
  }

  @Override
  public void fresh() {
    Arrays.fill(defeats, 0);
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof FlagshipDefeated defeated) {
        defeats[defeated.seat().number()]++;
        all++;
      }
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    games++;
    if (players == 2 && Math.abs(defeats[1] - defeats[2]) == 1 && outcome.winners().size() == 1) {
      oneMore++;
      Seat unlucky = Seat.of(defeats[1] > defeats[2] ? 1 : 2);
      wonAllTheSame += outcome.winners().contains(unlucky) ? 1 : 0;
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    figures.add(
        Figure.number(
            "DB-BAL-08", "defeats per player and game", 0.3, 2, (double) all / games / players));
    if (players == 2) {
      figures.add(
          Figure.share(
              "DB-BAL-08", "won in spite of one defeat more", 0.25, 1, wonAllTheSame, oneMore));
    }
    return figures.build();
  }
}
