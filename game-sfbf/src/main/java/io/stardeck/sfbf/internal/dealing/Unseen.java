package io.stardeck.sfbf.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Seen;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.BitSet;

/** The cards and ships of the game that a seat sees nowhere. */
final class Unseen {
  private Unseen() {}

  static ImmutableList<CardId> cards(BattleForceView view) {
    Table table = view.table();
    BitSet seen = new BitSet();
    for (Seen<CardId> place : view.cards().zones()) {
      see(seen, place.cards());
    }
    see(seen, table.discard());
    see(seen, table.removedCards());
    see(seen, table.enemyCards());
    table.attack().ifPresent(attack -> see(seen, attack.used()));
    for (Phase phase : table.phases()) {
      if (phase instanceof Phase.OrderDiscards order) {
        see(seen, order.cards());
      }
    }
    for (Fleet fleet : table.fleets()) {
      for (Row row : Row.ALL) {
        for (Ship ship : fleet.row(row)) {
          ship.erratic().ifPresent(card -> seen.set(card.number()));
          ship.weasel().ifPresent(card -> seen.set(card.number()));
          ship.disengaged().ifPresent(card -> seen.set(card.number()));
        }
      }
    }
    ImmutableList.Builder<CardId> unseen = ImmutableList.builder();
    for (int number = 0; table.exists(CardId.of(number)); number++) {
      if (!seen.get(number)) {
        unseen.add(CardId.of(number));
      }
    }
    return unseen.build();
  }

  static ImmutableList<ShipId> ships(BattleForceView view) {
    Table table = view.table();
    BitSet seen = new BitSet();
    for (Seen<ShipId> place : view.ships().zones()) {
      seeShips(seen, place.cards());
    }
    seeShips(seen, table.shipDiscard());
    seeShips(seen, table.removedShips());
    for (Phase phase : table.phases()) {
      if (phase instanceof SetupPhase.DraftShips draft) {
        seeShips(seen, draft.pool());
      }
    }
    for (Fleet fleet : table.fleets()) {
      seeShips(seen, fleet.trophies());
      for (Row row : Row.ALL) {
        for (Ship ship : fleet.row(row)) {
          seen.set(ship.id().number());
        }
      }
    }
    ImmutableList.Builder<ShipId> unseen = ImmutableList.builder();
    for (int number = 0; table.exists(ShipId.of(number)); number++) {
      if (!seen.get(number)) {
        unseen.add(ShipId.of(number));
      }
    }
    return unseen.build();
  }

  private static void see(BitSet seen, Iterable<CardId> cards) {
    for (CardId card : cards) {
      seen.set(card.number());
    }
  }

  private static void seeShips(BitSet seen, Iterable<ShipId> ships) {
    for (ShipId ship : ships) {
      seen.set(ship.number());
    }
  }
}
