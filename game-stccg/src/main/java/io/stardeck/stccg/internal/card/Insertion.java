package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** Space cards that are locations of their own ({@code ST-MOV-09}, {@code ST-MOV-13}). */
public final class Insertion {
  private Insertion() {}

  /**
   * A card becomes a location on the right of another.
   *
   * @return its number
   */
  public static int insert(Play<StccgState> play, Card card, int left) {
    Table table = play.state().table();
    int number = 0;
    for (Location each : table.spaceline()) {
      number = Math.max(number, each.number() + 1);
    }
    int at = table.position(left) + 1;
    ImmutableList<Location> line =
        ImmutableList.<Location>builder()
            .addAll(table.spaceline().subList(0, at))
            .add(Location.laid(number, card))
            .addAll(table.spaceline().subList(at, table.spaceline().size()))
            .build();
    Tables.table(play, now -> now.copy().withSpaceline(line));
    return number;
  }

  /**
   * A location that was inserted leaves the spaceline: what is there goes to its left, or where
   * nothing is to its left, to its right.
   */
  static void remove(Play<StccgState> play, CardId card) {
    Table table = play.state().table();
    for (int i = 0; i < table.spaceline().size(); i++) {
      Location gone = table.spaceline().get(i);
      if (gone.card().id().equals(card)) {
        shift(play, gone.number(), table.spaceline().get(i == 0 ? 1 : i - 1).number());
      }
    }
  }

  private static void shift(Play<StccgState> play, int from, int to) {
    for (Ship ship : play.state().table().ships()) {
      if (ship.location() == from) {
        Tables.ship(play, ship.copy().withLocation(to));
      }
    }
    Tables.table(play, table -> shifted(table, from, to));
  }

  private static Table shifted(Table table, int from, int to) {
    return table
        .copy()
        .withSpaceline(Lists.filter(table.spaceline(), each -> each.number() != from))
        .withPods(
            Lists.map(
                table.pods(),
                pod -> pod.location() == from ? new Pod(pod.card(), pod.controller(), to) : pod))
        .withLying(Lists.map(table.lying(), each -> shifted(each, from, to)));
  }

  private static Lying shifted(Lying card, int from, int to) {
    return card.on().equals(On.border(from))
        ? card.on(On.border(to))
        : card.on().isLocation(from) ? card.on(On.location(to)) : card;
  }
}
