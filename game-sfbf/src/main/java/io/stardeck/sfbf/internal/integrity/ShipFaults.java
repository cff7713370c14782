package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** Ships that lie face up: damage, devices, cards on them, rows (BF-I-03, 18, 30, 35). */
final class ShipFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    for (int index = 0; index < table.fleets().size(); index++) {
      String path = "table.fleets[" + index + "]";
      Fleet fleet = table.fleets().get(index);
      for (Row row : Row.ALL) {
        for (Ship ship : fleet.row(row)) {
          ship(table, row, ship, path, inspection);
        }
      }
      rows(table, Seat.at(index), path, inspection);
    }
  }

  private static void ship(Table table, Row row, Ship ship, String path, Inspection inspection) {
    damage(table, ship, path, inspection);
    devices(table, row, ship, path, inspection);
    card(table, ship.erratic(), CardKind.EM, ship, path, inspection);
    card(table, ship.weasel(), CardKind.WW, ship, path, inspection);
    card(table, ship.disengaged(), CardKind.DSG, ship, path, inspection);
    if (row == Row.RESERVE) {
      inspection.require(!ship.hides(), path + ".reserve", "%s would lie face down", ship.id());
    }
    if (table.gameTurn() == 0) {
      inspection.require(ship.hides(), path, "%s is hit in the set-up", ship.id());
    }
  }

  private static void damage(Table table, Ship ship, String path, Inspection inspection) {
    ShipCard card = table.card(ship.id());
    inspection.require(
        card.allBoxes().containsAll(ship.damaged()), path, "%s has not all those boxes", ship.id());
    boolean traditional = table.config().traditional();
    inspection.require(
        ship.counter() == 0 || traditional && ship.counter() > 0 && ship.counter() <= card.size(),
        path,
        "%s cannot have %s damage beside its boxes",
        ship.id(),
        ship.counter());
    if (traditional) {
      inspection.require(
          card.boxes(BoxType.FTR).containsAll(ship.damaged()),
          path,
          "%s bears tokens on other boxes than squadrons",
          ship.id());
      inspection.require(ship.damage() <= card.size(), path, "%s is destroyed", ship.id());
    }
  }

  private static void devices(Table table, Row row, Ship ship, String path, Inspection inspection) {
    ShipCard card = table.card(ship.id());
    boolean possible = table.advanced() && row != Row.RESERVE;
    inspection.require(
        !ship.cloaked() || possible && card.cloak(), path, "%s cannot be cloaked", ship.id());
    inspection.require(
        !ship.webbed() || possible && card.web() && !card.cloak(),
        path,
        "%s cannot be webbed",
        ship.id());
  }

  private static void card(
      Table table,
      Optional<CardId> card,
      CardKind kind,
      Ship ship,
      String path,
      Inspection inspection) {
    inspection.require(
        card.isEmpty() || table.kind(card.get()) == kind,
        path,
        "%s bears a card as %s that is another",
        ship.id(),
        kind);
  }

  private static void rows(Table table, Seat seat, String path, Inspection inspection) {
    Fleet fleet = table.fleet(seat);
    if (!table.rows()) {
      inspection.require(fleet.main().isEmpty(), path + ".main", "there are no rows in this game");
      inspection.require(
          fleet.reserve().isEmpty(), path + ".reserve", "there are no rows in this game");
      return;
    }
    inspection.require(
        !fleet.screen().isEmpty() || fleet.main().isEmpty() || forming(table, seat),
        path + ".screen",
        "the Main Body would have advanced");
  }

  /** Whether {@code seat} changes formation, in which their Screen may be empty (BF-D-20). */
  private static boolean forming(Table table, Seat seat) {
    for (Phase phase : table.phases()) {
      if (phase instanceof Phase.Formation formation
          && formation.begun()
          && formation.seat().equals(seat)) {
        return true;
      }
    }
    return false;
  }
}
