package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** Mission Points ({@code DB-FOR-06}). */
public final class Points {
  private Points() {}

  /** Those of {@code seat}. */
  public static int of(Table table, Seat seat) {
    int sum = 0;
    ImmutableList<CardId> cards = table.area(seat).points();
    for (int i = 0; i < cards.size(); i++) {
      sum += table.def(cards.get(i)).missionPoints();
    }
    return sum;
  }

  /** Those of the team of {@code seat} together. */
  public static int ofTeam(Table table, Seat seat) {
    int sum = 0;
    for (Seat mate : table.config().teamsInForce().get(table.config().team(seat))) {
      sum += of(table, mate);
    }
    return sum;
  }
}
