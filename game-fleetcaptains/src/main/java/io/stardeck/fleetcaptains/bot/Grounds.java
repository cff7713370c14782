package io.stardeck.fleetcaptains.bot;

import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Built;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.TileFilter;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tiles that control, and building there, would make such as missions ask for. */
final class Grounds {
  private final Moment moment;
  private final List<Ground> wanted = new ArrayList<>();

  /** Such tiles, as they are before, and what each is worth. */
  private record Ground(TileFilter bare, TileFilter held, double worth) {}

  Grounds(Moment moment) {
    this.moment = moment;
  }

  /** Each tile that becomes such is worth so much. */
  void add(TileFilter held, double worth) {
    wanted.add(new Ground(bare(held), held, worth));
  }

  /** The tiles that would be such if the player held them. */
  private static TileFilter bare(TileFilter filter) {
    return new TileFilter(
        filter.type(),
        filter.cls(),
        filter.name(),
        filter.habitable(),
        filter.explored(),
        filter.exploredBy(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        filter.ownPost(),
        filter.adjacentTo(),
        filter.noEnemies());
  }

  /** What a tile is worth that may become such; for the next control token alone, or at all. */
  double worth(int space, boolean token) {
    int own = moment.table().tiles().get(space).control(moment.table().faction(moment.seat()));
    double sum = 0;
    for (Ground ground : wanted) {
      int need = need(ground.held(), space);
      if (need >= 0
          && (!token || own < need)
          && Filters.fits(moment.table(), moment.seat(), ground.bare(), space)
          && !Filters.fits(moment.table(), moment.seat(), ground.held(), space)) {
        sum += ground.worth();
      }
    }
    return sum;
  }

  /**
   * The control tokens that a tile needs to be such; -1 if it cannot be, for nothing is settled.
   */
  private int need(TileFilter filter, int space) {
    Built built = filter.installation().orElse(Built.NONE);
    int least = Math.max(1, filter.controlAtLeast().orElse(1));
    if (built == Built.NONE) {
      return least;
    }
    LocationDef location = moment.table().location(space);
    boolean body = location != null && location.habitable();
    if (!body && moment.table().tiles().get(space).installation().isEmpty()) {
      return -1;
    }
    InstallationKind kind =
        switch (built) {
          case COLONY -> InstallationKind.COLONY;
          case STARBASE -> InstallationKind.STARBASE;
          default -> InstallationKind.OUTPOST;
        };
    return Math.max(least, Fleets.need(moment.table(), space, kind));
  }
}
