package io.stardeck.sfbf.internal.integrity;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;
import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableMap;
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
    ImmutableMap.Builder<Place, ZoneKind> cards = ImmutableMap.builder();
    ImmutableMap.Builder<Place, ZoneKind> ships = ImmutableMap.builder();
    cards.put(Places.STARBASE, ZoneKind.deck());
    ships.put(Places.SHIP_DECK, ZoneKind.deck());
    for (Seat seat : Seat.first(config.fleets())) {
      ships.put(Places.faceDown(seat), Places.faceDownKind(config, seat));
      if (seat.number() <= config.players()) {
        cards.put(Places.hand(seat), ZoneKind.hand(seat));
        cards.put(Places.stash(seat), ZoneKind.hand(seat));
      }
    }
    places(state.cards(), cards.buildOrThrow(), "cards", inspection);
    places(state.ships(), ships.buildOrThrow(), "ships", inspection);
    inspection.addAll(CARDS.faults(state, "cards", config.players()));
    inspection.addAll(SHIPS.faults(state, "ships", config.players()));
  }

  private static void places(
      Zones<?> zones, ImmutableMap<Place, ZoneKind> wanted, String path, Inspection inspection) {
    inspection.require(
        zones.zones().size() == wanted.size(), path, "there are %s places", wanted.size());
    wanted.forEach(
        (place, kind) ->
            inspection.require(
                zones.has(place) && zones.at(place).kind().equals(kind),
                path,
                "%s is missing or of another kind",
                place));
  }
}
