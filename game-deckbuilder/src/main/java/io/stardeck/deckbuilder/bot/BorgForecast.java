package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;
import java.util.OptionalDouble;

/**
 * How likely the one team of Borg Invasion wins, as it begins to act in a turn. The weights are
 * fitted to some 18,000 turns of 2,000 games of two to four {@link PlannerBot}, of which the
 * beginning was played to chance now and then. In other 1,000 games of that kind it foretells the
 * end at 63 % of the turns.
 */
final class BorgForecast {
  private static final double NOTHING = -7;

  /** The Borg area full. */
  private static final double BORG_AREA = 1.5;

  /** The space deck full. */
  private static final double SPACE = 3.1;

  /** A point of Speed, Attack or Diplomacy of the player who has most of it. */
  private static final double STAT = 0.2;

  /** What cards bring besides stats, of the average player. */
  private static final double REST = 1.5;

  private BorgForecast() {}

  /** Empty as soon as somebody has acted in the turn, and where teams play against each other. */
  static OptionalDouble of(DeckbuilderState state) {
    Table table = state.table();
    if (!(state.top() instanceof TeamAction)
        || table.config().teamsInForce().size() > 1
        || acted(table)) {
      return OptionalDouble.empty();
    }
    double odds =
        NOTHING
            + BORG_AREA * share(state, Places.BORG, Roster.borg(table.config()))
            + SPACE * share(state, Places.SPACE, Roster.space(table.config()))
            + cards(state);
    return OptionalDouble.of(1 / (1 + Math.exp(-odds)));
  }

  private static double share(DeckbuilderState state, Place place, ImmutableList<CardId> all) {
    return (double) state.size(place) / Math.max(1, all.size());
  }

  private static boolean acted(Table table) {
    for (Area area : table.areas()) {
      if (area.acted()) {
        return true;
      }
    }
    return false;
  }

  private static double cards(DeckbuilderState state) {
    double[] best = new double[Stat.values().length];
    double rest = 0;
    for (Seat seat : Seat.first(state.table().players())) {
      Moment moment = new Moment(DeckbuilderView.of(state, seat), ImmutableList.of());
      DeckModel deck = DeckModel.of(moment, seat);
      if (moment.area().flagship().isPresent() && deck.hand() > 0) {
        Yield flagship = Printed.of(moment.def(moment.area().flagship().get().card())).flagship();
        rest += deck.rest();
        for (Stat stat : Forecast.STATS) {
          double mean = deck.mean(stat) + flagship.of(stat);
          best[stat.ordinal()] = Math.max(best[stat.ordinal()], mean);
        }
      }
    }
    double sum = REST * rest / state.table().players();
    for (double each : best) {
      sum += STAT * each;
    }
    return sum;
  }
}
