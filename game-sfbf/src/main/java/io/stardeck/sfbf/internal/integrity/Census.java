package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Zone;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.BitSet;

/** Every action card and every ship lies in exactly one place (BF-I-01, 02). */
final class Census implements Topic {
  @Override
  public void find(BattleForceState state, FaultLog log) {
    new Count(state.table(), log).count(state);
  }

  /** The count of one state. */
  private static final class Count {
    private final Table table;
    private final FaultLog log;
    private final BitSet cards = new BitSet();
    private final BitSet ships = new BitSet();

    Count(Table table, FaultLog log) {
      this.table = table;
      this.log = log;
    }

    void count(BattleForceState state) {
      fleets();
      for (Zone<CardId> zone : state.cards().zones()) {
        cards(zone.cards(), "cards." + zone.place());
      }
      for (Zone<ShipId> zone : state.ships().zones()) {
        ships(zone.cards(), "ships." + zone.place());
      }
      cards(table.discard(), "table.discard");
      cards(table.enemyCards(), "table.enemyCards");
      cards(table.removedCards(), "table.removedCards");
      table.attack().map(Attack::used).ifPresent(used -> cards(used, "table.attack.used"));
      ships(table.shipDiscard(), "table.shipDiscard");
      ships(table.removedShips(), "table.removedShips");
      phases();
      nothingMissing();
      removed();
    }

    private void fleets() {
      for (int index = 0; index < table.fleets().size(); index++) {
        Fleet fleet = table.fleets().get(index);
        String path = "table.fleets[" + index + "]";
        ships(fleet.trophies(), path + ".trophies");
        for (Row row : Row.ALL) {
          for (Ship ship : fleet.row(row)) {
            ship(ship.id(), path);
            ship.erratic().ifPresent(card -> card(card, path));
            ship.weasel().ifPresent(card -> card(card, path));
            ship.disengaged().ifPresent(card -> card(card, path));
          }
        }
      }
    }

    private void phases() {
      for (Phase phase : table.phases()) {
        if (phase instanceof Phase.OrderDiscards order) {
          cards(order.cards(), "table.phases");
        } else if (phase instanceof SetupPhase.DraftShips draft) {
          ships(draft.pool(), "table.phases");
        }
      }
    }

    private void nothingMissing() {
      for (int number = 0; table.exists(CardId.of(number)); number++) {
        log.require(cards.get(number), "table", "%s lies nowhere", CardId.of(number));
      }
      for (int number = 0; table.exists(ShipId.of(number)); number++) {
        log.require(ships.get(number), "table", "%s lies nowhere", ShipId.of(number));
      }
    }

    /** What the set-up sets aside follows from the configuration (BF-SET-09, 10, BF-GEN-06). */
    private void removed() {
      BattleForceConfig config = table.config();
      for (int number = 0; table.exists(CardId.of(number)); number++) {
        CardId card = CardId.of(number);
        log.require(
            table.removedCards().contains(card) == config.removedKinds().contains(table.kind(card)),
            "table.removedCards",
            "%s is set aside if and only if its kind is",
            card);
      }
      int all = config.cardSet().ships().size() * config.copies();
      int aside = config.firstGame() ? all - config.fleets() * config.dealtShips() : 0;
      log.require(
          table.duel().isPresent() || table.removedShips().size() == aside,
          "table.removedShips",
          "%s ships are set aside",
          aside);
    }

    private void cards(Iterable<CardId> some, String path) {
      for (CardId card : some) {
        card(card, path);
      }
    }

    private void ships(Iterable<ShipId> some, String path) {
      for (ShipId ship : some) {
        ship(ship, path);
      }
    }

    private void card(CardId card, String path) {
      if (log.require(table.exists(card), path, "there is no card %s", card)) {
        log.require(!cards.get(card.number()), path, "%s lies in two places", card);
        cards.set(card.number());
      }
    }

    private void ship(ShipId ship, String path) {
      if (log.require(table.exists(ship), path, "there is no ship %s", ship)) {
        log.require(!ships.get(ship.number()), path, "%s lies in two places", ship);
        ships.set(ship.number());
      }
    }
  }
}
