package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * {@code DB-BAL-11} in Borg Invasion: how much oftener the team wins with each starting Starship
 * than without it. With as many players as there are ships nothing can be told.
 */
final class BorgShips implements Line {
  private static final double TOLERATED = 0.04;

  private final int players;
  private final Map<CardDef, int[]> ships = new LinkedHashMap<>();
  private int games;
  private int won;

  BorgShips(int players) {
    this.players = players;
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    int wins = outcome.winners().isEmpty() ? 0 : 1;
    games++;
    won += wins;
    for (Seat seat : Seat.first(players)) {
      CardDef ship = state.table().def(state.table().area(seat).starting());
      int[] count = ships.computeIfAbsent(ship, each -> new int[2]);
      count[0]++;
      count[1] += wins;
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    ships.forEach(
        (ship, count) -> {
          if (count[0] < games) {
            String what = "the team wins with " + ship.name() + ", less without";
            Figure with = Figure.share("DB-BAL-11", what, 0, 1, count[1], count[0]);
            Figure without =
                Figure.share("DB-BAL-11", what, 0, 1, won - count[1], games - count[0]);
            figures.add(with.less(without, "DB-BAL-11", what, -TOLERATED, TOLERATED));
          }
        });
    return figures.build();
  }
}
