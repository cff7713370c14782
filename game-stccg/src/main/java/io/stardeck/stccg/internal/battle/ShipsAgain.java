package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import java.util.Optional;

/**
 * Ships that have fought fight again at once, stopped or not, at what they fought against ({@code
 * ST-EFF-49}).
 */
final class ShipsAgain {
  private ShipsAgain() {}

  /** The battle that follows; none if nobody can fight any more, or there is nothing to strike. */
  static Optional<Battle> following(StccgState state, Battle battle, Battle.Again again) {
    ImmutableList.Builder<CardId> able = ImmutableList.builder();
    for (Ship ship : state.table().ships()) {
      if (ship.of(again.seat())
          && foughtHere(state.table(), battle, ship)
          && Filters.fits(again.filter(), state.table().def(ship.card()))) {
        able.add(ship.id());
      }
    }
    ImmutableList<CardId> ships = able.build();
    return ships.isEmpty()
        ? Optional.empty()
        : target(state.table(), battle, again).map(order -> battle.following(again, order, ships));
  }

  private static boolean foughtHere(Table table, Battle battle, Ship ship) {
    return battle.involved().contains(ship.id()) && Forces.exposed(table, ship, battle.location());
  }

  /** What was struck at last, else the first of the ships that have struck. */
  private static Optional<Order> target(Table table, Battle battle, Battle.Again again) {
    if (battle.order() instanceof Order.AttackOutpost outpost
        && battle.attacker().equals(again.seat())) {
      return table.outpost(outpost.target()) == null ? Optional.empty() : Optional.of(outpost);
    }
    Optional<Order> first = Optional.empty();
    for (Ship ship : table.ships()) {
      if (ship.user().equals(battle.against(again.seat())) && foughtHere(table, battle, ship)) {
        Order order = new Order.AttackShip(ship.id());
        if (order.equals(battle.order()) || first.isEmpty()) {
          first = Optional.of(order);
        }
      }
    }
    return first;
  }

  /** They begin: what has stopped them does not hinder them. */
  static void begin(Play<StccgState> play, Battle battle) {
    for (CardId id : battle.strikers()) {
      Ship ship = play.state().table().ship(id);
      if (ship != null && ship.stop() == Stop.TURN) {
        Tables.ship(play, ship.copy().withStop(Stop.NO));
        Hosts.unstop(play, ship.host(), battle.attacker());
      }
    }
    play.push(new OrderPhase.Battling(battle));
    Windows.open(play, WindowKind.BATTLE, battle.attacker());
  }
}
