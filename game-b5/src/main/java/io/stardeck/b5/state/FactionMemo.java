package io.stardeck.b5.state;

import io.stardeck.b5.config.Roster;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/**
 * How the cards of a faction lie, kept beside it: other boards have the same faction, and it need
 * not be worked out for them again. As a {@link Memo} it is no part of what it stands beside.
 */
public final class FactionMemo {
  private @Nullable Known known;

  FactionMemo() {}

  private record Known(Layout layout, Seat seat, Roster roster) {}

  /** The layout, if it has been asked for. */
  @Nullable Layout known() {
    Known now = known;
    return now == null ? null : now.layout;
  }

  Layout layout(Faction faction, Seat seat, Roster roster) {
    Known now = known;
    if (now == null || now.seat.number() != seat.number() || now.roster != roster) {
      now = new Known(Layout.of(faction, seat, roster), seat, roster);
      known = now;
    }
    return now.layout;
  }
}
