package io.stardeck.fleetcaptains.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.config.Hex;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What a scene shows: the table, who decides, what they may do, and what happened last. */
abstract class Shown {
  static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  FleetState state;
  ImmutableList<Event> events = ImmutableList.of();

  Shown(FleetState state) {
    this.state = state;
  }

  /** The state now. */
  public final FleetState state() {
    return state;
  }

  /** The table now. */
  public final Table table() {
    return state.table();
  }

  /** What the last action brought. */
  public final ImmutableList<Event> events() {
    return events;
  }

  /** The card of that name. */
  public final CardId card(String id) {
    return table().set().card(id);
  }

  final ImmutableList<CardId> cards(String... ids) {
    return Stream.of(ids).map(this::card).collect(ImmutableList.toImmutableList());
  }

  /** That ship, which is in play. */
  public final Ship ship(String id) {
    return Objects.requireNonNull(table().ship(card(id)), id);
  }

  /** The number of a space. */
  public final int space(int q, int r) {
    return table().shape().space(new Hex(q, r));
  }

  /** That tile. */
  public final Tile tile(int q, int r) {
    return table().tiles().get(space(q, r));
  }

  /** The newest token. */
  public final Token token() {
    return table().tokens().get(table().tokens().size() - 1);
  }

  /** The discard pile of a player. */
  public final ImmutableList<CardId> discards(Seat seat) {
    return state.zones().cards(Places.discards(seat));
  }

  /** The encounters that were resolved. */
  public final ImmutableList<CardId> spentEncounters() {
    return state.zones().cards(Places.SPENT_ENCOUNTERS);
  }

  /** The rules that forbid something; none if it is legal. */
  public final List<String> refused(FleetAction action) {
    return GAME.check(state, action).stream().map(Violation::rule).map(RuleId::value).toList();
  }

  /** What is said of that; nothing if it is legal. */
  public final List<String> reasons(FleetAction action) {
    return GAME.check(state, action).stream().map(Violation::text).toList();
  }

  /** All that a player may do. */
  public final ImmutableList<FleetAction> legal(Seat seat) {
    return GAME.legalActions(state, seat);
  }

  /** What a player may do of one kind. */
  public final <A extends FleetAction> List<A> legal(Seat seat, Class<A> kind) {
    List<A> found = new ArrayList<>();
    for (FleetAction action : legal(seat)) {
      if (kind.isInstance(action)) {
        found.add(kind.cast(action));
      }
    }
    return found;
  }

  /** Who decides now. */
  public final Seat decider() {
    return GAME.toAct(state).get(0);
  }

  /** Whether that is asked now. */
  public final boolean asks(Class<? extends FleetFrame> frame) {
    return frame.isInstance(state.top());
  }

  /** The names of what happened last. */
  public final List<String> happened() {
    return events.stream().map(event -> event.what().getClass().getSimpleName()).toList();
  }

  /** What happened last. */
  public final List<GameEvent> told() {
    return events.stream().map(Event::what).toList();
  }
}
