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
  private @Nullable Layout before;

  FactionMemo() {}

  private record Known(Layout layout, Seat seat, Roster roster) {}

  /** The layout, if it has been asked for. */
  @Nullable Layout known() {
    Known now = known;
    return now == null ? null : now.layout;
  }

  /**
   * The cards of {@code now}, whose memo this is, lie much as in the faction that it comes from.
   */
  void follow(Faction from, Faction now) {
    Known old = from.memo().known;
    if (known == null && old != null) {
      boolean same =
          now.innerCircle() == from.innerCircle()
              && now.supportingRow() == from.supportingRow()
              && now.onStation() == from.onStation()
              && now.agenda().equals(from.agenda());
      known = same ? old : null;
      before = same ? null : old.layout;
    }
  }

  Layout layout(Faction faction, Seat seat, Roster roster) {
    Known now = known;
    if (now == null || now.seat.number() != seat.number() || now.roster != roster) {
      now = new Known(Layout.of(faction, seat, roster, before), seat, roster);
      known = now;
      before = null;
    }
    return now.layout;
  }
}
