package io.stardeck.sfbf.internal.integrity;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;
import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.engine.zone.Zones;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;

/** Each place for face-down cards and ships is there, and what is known of them is true. */
final class PlaceFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    BattleForceConfig config = state.table().config();
    number(state.cards(), 1 + 2 * config.players(), "cards", inspection);
    number(state.ships(), 1 + config.fleets(), "ships", inspection);
    place(state.cards(), Places.STARBASE, ZoneKind.deck(), "cards", inspection);
    place(state.ships(), Places.SHIP_DECK, ZoneKind.deck(), "ships", inspection);
    for (Seat seat : Seat.first(config.fleets())) {
      ZoneKind faceDown = Places.faceDownKind(config, seat);
      place(state.ships(), Places.faceDown(seat), faceDown, "ships", inspection);
      if (seat.number() <= config.players()) {
        place(state.cards(), Places.hand(seat), ZoneKind.hand(seat), "cards", inspection);
        place(state.cards(), Places.stash(seat), ZoneKind.hand(seat), "cards", inspection);
      }
    }
    inspection.addAll(CARDS.faults(state, "cards", config.players()));
    inspection.addAll(SHIPS.faults(state, "ships", config.players()));
  }

  private static void number(Zones<?> zones, int wanted, String path, Inspection inspection) {
    inspection.require(zones.zones().size() == wanted, path, "there are %s places", wanted);
  }

  private static void place(
      Zones<?> zones, Place place, ZoneKind kind, String path, Inspection inspection) {
    inspection.require(
        zones.has(place) && zones.at(place).kind().equals(kind),
        path,
        "%s is missing or of another kind",
        place);
  }
}
