package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.Trail;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.engine.zone.Zone;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.CardSet;
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

/** Every action card and every ship lies in exactly one place (BF-I-01, 02). */
final class Census implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    Whereabouts<CardId> cards = new Whereabouts<>(inspection, CardId::number);
    Whereabouts<ShipId> ships = new Whereabouts<>(inspection, ShipId::number);
    for (int index = 0; index < table.fleets().size(); index++) {
      fleet(index, table.fleets().get(index), cards, ships);
    }
    for (Zone<CardId> zone : state.cards().zones()) {
      cards.lie(Trail.of("cards.", zone.place()), zone.cards());
    }
    for (Zone<ShipId> zone : state.ships().zones()) {
      ships.lie(Trail.of("ships.", zone.place()), zone.cards());
    }
    cards.lie("table.discard", table.discard());
    cards.lie("table.enemyCards", table.enemyCards());
    cards.lie("table.removedCards", table.removedCards());
    table.attack().map(Attack::used).ifPresent(used -> cards.lie("table.attack.used", used));
    ships.lie("table.shipDiscard", table.shipDiscard());
    ships.lie("table.removedShips", table.removedShips());
    for (Phase phase : table.phases()) {
      if (phase instanceof Phase.OrderDiscards order) {
        cards.lie("table.phases", order.cards());
      } else if (phase instanceof SetupPhase.DraftShips draft) {
        ships.lie("table.phases", draft.pool());
      }
    }
    CardSet set = table.config().cardSet();
    int copies = table.config().copies();
    cards.compare(set.cards().size() * copies, CardId::of);
    ships.compare(set.ships().size() * copies, ShipId::of);
    removed(table, inspection);
  }

  private static void fleet(
      int index, Fleet fleet, Whereabouts<CardId> cards, Whereabouts<ShipId> ships) {
    Trail path = new Trail("table.fleets[", index, "]");
    ships.lie(new Trail("table.fleets[", index, "].trophies"), fleet.trophies());
    for (Row row : Row.ALL) {
      for (Ship ship : fleet.row(row)) {
        ships.lies(path, ship.id());
        ship.erratic().ifPresent(card -> cards.lies(path, card));
        ship.weasel().ifPresent(card -> cards.lies(path, card));
        ship.disengaged().ifPresent(card -> cards.lies(path, card));
      }
    }
  }

  /** What the set-up sets aside follows from the configuration (BF-SET-09, 10, BF-GEN-06). */
  private static void removed(Table table, Inspection inspection) {
    BattleForceConfig config = table.config();
    for (CardId card : table.removedCards()) {
      inspection.require(
          config.removedKinds().contains(table.kind(card)),
          "table.removedCards",
          "%s is not set aside",
          card);
    }
    int copies = 0;
    for (ActionCard card : config.cardSet().cards()) {
      copies += config.removedKinds().contains(card.kind()) ? config.copies() : 0;
    }
    inspection.require(
        table.removedCards().size() == copies,
        "table.removedCards",
        "%s cards are set aside",
        copies);
    int all = config.cardSet().ships().size() * config.copies();
    int aside = config.firstGame() ? all - config.fleets() * config.dealtShips() : 0;
    inspection.require(
        table.duel().isPresent() || table.removedShips().size() == aside,
        "table.removedShips",
        "%s ships are set aside",
        aside);
  }
}
