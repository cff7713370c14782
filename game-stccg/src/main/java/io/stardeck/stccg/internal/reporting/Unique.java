package io.stardeck.stccg.internal.reporting;

import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Pool;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;

/** Whether a unique card is in play already ({@code ST-UNQ-01} to {@code ST-UNQ-05}). */
final class Unique {
  private Unique() {}

  /** Whether {@code card} may not enter play for the seat of {@code view}. */
  static boolean taken(StccgView view, CardDef card) {
    if (card.universal()) {
      return false;
    }
    boolean shared = view.table().options().sharedUniqueness();
    String key = card.uniqueKey();
    for (Ship ship : view.table().ships()) {
      boolean own = ship.card().owner().equals(view.seat()) || ship.of(view.seat());
      if ((own || shared) && key(view.table(), ship.card()).equals(key)) {
        return true;
      }
    }
    return persons(view, key, shared) || held(view, key, shared) || shared && pooled(view, key);
  }

  private static boolean persons(StccgView view, String key, boolean shared) {
    Seat seat = view.seat();
    for (Marks.Manned manned : Marks.hosts(view.table())) {
      for (Role role : Role.ALL) {
        for (Card card : view.cards(manned.host(), role)) {
          boolean own = card.owner().equals(seat) || manned.seat().equals(seat);
          if ((own || shared) && key(view.table(), card).equals(key)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Who is held has not left play ({@code ST-ZON-12}). */
  private static boolean held(StccgView view, String key, boolean shared) {
    for (Lying lying : view.table().lying()) {
      for (Card card : view.cards(Places.held(lying.id()))) {
        boolean own = card.owner().equals(view.seat());
        if ((own || shared) && key(view.table(), card).equals(key)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whoever is in play is known, by place or by pool ({@code ST-VIS-16}). */
  private static boolean pooled(StccgView view, String key) {
    for (Pool pool : view.zones().known()) {
      boolean hosts = pool.places().stream().anyMatch(place -> !place.zone().equals("hand"));
      if (hosts
          && pool.faces().stream()
              .anyMatch(face -> view.table().def(face.name()).uniqueKey().equals(key))) {
        return true;
      }
    }
    return false;
  }

  private static String key(Table table, Card card) {
    CardDef def = table.def(card);
    return def.universal() ? "" : def.uniqueKey();
  }
}
