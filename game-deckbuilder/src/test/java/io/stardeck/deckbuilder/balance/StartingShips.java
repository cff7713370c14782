package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * {@code DB-BAL-11}: how often the owner of each starting Starship wins, against their fair share.
 */
final class StartingShips implements Line {
  private static final double BETWEEN_TWO = 0.04;
  private static final double AMONG_MORE = 0.08;

  private final int players;
  private final Map<CardDef, double[]> ships = new LinkedHashMap<>();

  StartingShips(int players) {
    this.players = players;
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    for (Seat seat : Seat.first(players)) {
      CardDef ship = state.table().def(state.table().area(seat).starting());
      double[] count = ships.computeIfAbsent(ship, each -> new double[2]);
      count[0]++;
      count[1] += outcome.winners().contains(seat) ? 1.0 / outcome.winners().size() : 0;
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    double fair = 1.0 / players;
    double tolerated = players == 2 ? BETWEEN_TWO : AMONG_MORE;
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    ships.forEach(
        (ship, count) ->
            figures.add(
                Figure.share(
                    "DB-BAL-11",
                    "wins with " + ship.name(),
                    fair - tolerated,
                    fair + tolerated,
                    count[1],
                    (int) count[0])));
    return figures.build();
  }
}
