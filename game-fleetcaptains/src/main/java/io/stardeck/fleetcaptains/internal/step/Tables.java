package io.stardeck.fleetcaptains.internal.step;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableCaptain;
import io.stardeck.fleetcaptains.state.ImmutableSecret;
import io.stardeck.fleetcaptains.state.ImmutableShip;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.ImmutableTile;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
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
    change(play, table -> withShip(table, card, change));
  }

  /** A table on which a ship in play has changed, if it is there. */
  public static ImmutableTable withShip(
      ImmutableTable table, CardId card, UnaryOperator<ImmutableShip> change) {
    Seat seat = table.owner(card);
    ImmutableCaptain captain = ImmutableCaptain.copyOf(table.captain(seat));
    ImmutableList<Ship> fleet =
        Lists.map(
            captain.fleet(),
            ship -> ship.card().equals(card) ? change.apply(ImmutableShip.copyOf(ship)) : ship);
    return table.withCaptains(Lists.set(table.captains(), seat.index(), captain.withFleet(fleet)));
  }

  /** Changes a tile. */
  public static void tile(Play<FleetState> play, int space, UnaryOperator<ImmutableTile> change) {
    Table table = of(play);
    Tile next = change.apply(ImmutableTile.copyOf(table.tiles().get(space)));
    change(play, now -> now.withTiles(Lists.set(table.tiles(), space, next)));
  }

  /** Changes what a seat alone knows. */
  public static void secret(
      Play<FleetState> play, Seat seat, Function<ImmutableSecret, Secret> change) {
    FleetState state = play.state();
    play.become(
        state.with(seat, change.apply(ImmutableSecret.copyOf(state.secrets().get(seat.index())))));
  }

  /** Takes a frame away, wherever it lies in the stack. */
  public static void drop(Play<FleetState> play, FleetFrame frame) {
    ImmutableList<FleetFrame> left = Lists.minus(of(play).frames().toList(), frame);
    change(play, table -> table.withFrames(Pile.topFirst(left)));
  }

  /** Puts a frame in the place of another, wherever it lies in the stack. */
  public static void exchange(Play<FleetState> play, FleetFrame old, FleetFrame next) {
    ImmutableList<FleetFrame> frames =
        Lists.map(of(play).frames().toList(), frame -> frame.equals(old) ? next : frame);
    change(play, table -> table.withFrames(Pile.topFirst(frames)));
  }

  /** Ends the frame on top of the stack, which is of that kind; the frame. */
  public static <F extends FleetFrame> F popped(Play<FleetState> play, Class<F> kind) {
    F frame = kind.cast(play.state().top());
    play.pop();
    return frame;
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
    return ImmutableMap.copyOf(Maps.filterKeys(map, each -> !each.equals(key)));
  }
}
