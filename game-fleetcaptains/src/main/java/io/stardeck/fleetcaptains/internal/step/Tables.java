package io.stardeck.fleetcaptains.internal.step;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableCaptain;
import io.stardeck.fleetcaptains.state.ImmutableShip;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.ImmutableTile;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Small changes of the table. */
public final class Tables {
  private Tables() {}

  /** The table so far. */
  public static Table of(Play<FleetState> play) {
    return play.state().table();
  }

  /** Changes the table. */
  public static void change(Play<FleetState> play, UnaryOperator<ImmutableTable> change) {
    play.become(play.state().with(change.apply(ImmutableTable.copyOf(of(play)))));
  }

  /** Changes a player. */
  public static void captain(
      Play<FleetState> play, Seat seat, UnaryOperator<ImmutableCaptain> change) {
    Table table = of(play);
    Captain next = change.apply(ImmutableCaptain.copyOf(table.captain(seat)));
    change(play, now -> now.withCaptains(Lists.set(table.captains(), seat.index(), next)));
  }

  /** Changes a ship in play, if it is still there. */
  public static void ship(Play<FleetState> play, CardId card, UnaryOperator<ImmutableShip> change) {
    Table table = of(play);
    Seat seat = table.owner(card);
    ImmutableList<Ship> fleet = table.captain(seat).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      if (fleet.get(i).card().equals(card)) {
        Ship next = change.apply(ImmutableShip.copyOf(fleet.get(i)));
        ImmutableList<Ship> changed = Lists.set(fleet, i, next);
        captain(play, seat, captain -> captain.withFleet(changed));
        return;
      }
    }
  }

  /** A table on which a ship in play has changed, if it is there. */
  public static Table withShip(Table table, CardId card, UnaryOperator<Ship> change) {
    ImmutableList<Ship> fleet = table.captain(table.owner(card)).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      if (fleet.get(i).card().equals(card)) {
        int seat = table.owner(card).index();
        Captain captain =
            ImmutableCaptain.copyOf(table.captains().get(seat))
                .withFleet(Lists.set(fleet, i, change.apply(fleet.get(i))));
        return ImmutableTable.copyOf(table)
            .withCaptains(Lists.set(table.captains(), seat, captain));
      }
    }
    return table;
  }

  /** Changes a tile. */
  public static void tile(Play<FleetState> play, int space, UnaryOperator<ImmutableTile> change) {
    Table table = of(play);
    Tile next = change.apply(ImmutableTile.copyOf(table.tiles().get(space)));
    change(play, now -> now.withTiles(Lists.set(table.tiles(), space, next)));
  }

  /** Changes what a seat alone knows. */
  public static void secret(Play<FleetState> play, Seat seat, UnaryOperator<Secret> change) {
    FleetState state = play.state();
    play.become(state.with(seat, change.apply(state.secrets().get(seat.index()))));
  }

  /** Takes away the frames that are such, wherever they lie in the stack. */
  public static void drop(Play<FleetState> play, Predicate<FleetFrame> which) {
    if (play.over()) {
      return;
    }
    ImmutableList<FleetFrame> frames = of(play).frames().toList();
    List<FleetFrame> kept = new ArrayList<>();
    for (FleetFrame frame : frames) {
      if (!which.test(frame)) {
        kept.add(frame);
      }
    }
    if (kept.size() < frames.size()) {
      change(play, table -> table.withFrames(Pile.topFirst(kept)));
    }
  }

  /** Puts a frame in the place of another, wherever it lies in the stack. */
  public static void exchange(Play<FleetState> play, FleetFrame old, FleetFrame next) {
    List<FleetFrame> frames = new ArrayList<>();
    for (FleetFrame frame : of(play).frames().toList()) {
      frames.add(frame.equals(old) ? next : frame);
    }
    change(play, table -> table.withFrames(Pile.topFirst(frames)));
  }

  /** A map with one entry more, or another value for it. */
  public static ImmutableMap<CardId, Integer> put(
      ImmutableMap<CardId, Integer> map, CardId key, int value) {
    Map<CardId, Integer> next = new LinkedHashMap<>(map);
    next.put(key, value);
    return ImmutableMap.copyOf(next);
  }

  /** A map without an entry. */
  public static ImmutableMap<CardId, Integer> without(
      ImmutableMap<CardId, Integer> map, CardId key) {
    if (!map.containsKey(key)) {
      return map;
    }
    Map<CardId, Integer> next = new LinkedHashMap<>(map);
    next.remove(key);
    return ImmutableMap.copyOf(next);
  }
}
