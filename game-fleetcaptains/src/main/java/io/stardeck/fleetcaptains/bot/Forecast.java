package io.stardeck.fleetcaptains.bot;

import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.state.Table;

/**
 * How likely a player's side wins, by its points, which tell the more the nearer the end is. The
 * weights are fitted to 160 games of the {@link RuleOfThumbBot}, who played to chance now and then
 * in a third of them.
 */
public final class Forecast {
  private static final double LEAD = 1.3;
  private static final double LATE_LEAD = 4.8;

  private Forecast() {}

  /** The chance of {@code seat}, 0 to 1. */
  public static double of(Table table, Seat seat) {
    Faction own = table.faction(seat);
    double mine = share(table, own);
    double theirs = 0;
    for (Faction faction : Faction.values()) {
      theirs = faction == own ? theirs : Math.max(theirs, share(table, faction));
    }
    double lead = mine - theirs;
    return 1 / (1 + Math.exp(-lead * (LEAD + LATE_LEAD * Math.max(mine, theirs))));
  }

  /** What part of the points that win a side has. */
  private static double share(Table table, Faction faction) {
    return (double) table.score(faction) / table.config().targetScore();
  }
}
