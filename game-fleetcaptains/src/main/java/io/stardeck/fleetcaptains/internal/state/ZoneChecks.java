package io.stardeck.fleetcaptains.internal.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Every card lies in just one place, and in one where it belongs ({@code FC-I-01 … FC-I-04}). */
final class ZoneChecks {
  private final FleetState state;
  private final Table table;
  private final ComponentSet set;
  private final Inspection inspection;
  private final Set<CardId> seen = new HashSet<>();

  ZoneChecks(FleetState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.set = table.set();
    this.inspection = inspection;
  }

  void run() {
    places();
    if (inspection.clean()) {
      for (var zone : state.zones().zones()) {
        for (CardId card : zone.cards()) {
          inspection.require(
              card.number() < set.size() && seen.add(card) && belongs(card, zone.place()),
              "zones",
              "%s does not belong in %s",
              card,
              zone.place());
        }
      }
    }
    if (inspection.clean()) {
      complete();
    }
  }

  private void places() {
    Map<Place, ZoneKind> places = new HashMap<>(Places.all(table.players()));
    Set<Integer> numbers = new HashSet<>();
    for (Token token : table.tokens()) {
      boolean sound =
          token.number() > 0 && token.number() < table.nextToken() && numbers.add(token.number());
      if (inspection.require(sound, "table.tokens", "each of a number of its own")) {
        places.put(Places.token(token.number()), ZoneKind.stack(token.owner()));
      }
    }
    inspection.addAll(Cards.DEALER.faults(state, "zones", places));
  }

  private boolean belongs(CardId card, Place place) {
    if (place.zone().equals("token")) {
      Token token = table.token(place.of());
      return token != null && stands(card, token);
    } else if (place.equals(Places.CHART) || place.equals(Places.PILE)) {
      return set.isLocation(card);
    } else if (place.equals(Places.ENCOUNTERS) || place.equals(Places.SPENT_ENCOUNTERS)) {
      return set.isEncounter(card);
    } else if (place.equals(Places.OPEN)) {
      return !set.isLocation(card) && !set.isSubdeck(card);
    } else if (place.equals(Places.TRASH)) {
      return set.isEncounter(card) || set.isCommand(card);
    }
    for (MissionType type : MissionType.values()) {
      if (place.equals(Places.stock(type)) || place.equals(Places.spent(type))) {
        return set.isMission(card) && set.mission(card).type() == type;
      }
    }
    return ofSeat(card, place);
  }

  private boolean ofSeat(CardId card, Place place) {
    Faction faction = table.faction(Seat.of(place.of()));
    return switch (place.zone()) {
      case "deck", "hand", "discards" ->
          set.isCommand(card)
              && set.command(card).faction() == faction
              && table.player(card).number() == place.of();
      case "mission-deck", "missions" -> set.isMission(card);
      default -> set.isSubdeck(card) && set.subdeck(card).faction() == faction;
    };
  }

  private boolean stands(CardId card, Token token) {
    Faction faction = table.faction(token.owner());
    Ship ship = set.isShip(card) ? table.own(token.owner(), card) : null;
    return ship == null ? set.echoes(faction).contains(card) : ship.cloaked();
  }

  private void complete() {
    boolean subdecks = false;
    for (Seat seat : Seat.first(table.players())) {
      subdecks |= state.zones().size(Places.unchosen(seat)) > 0;
    }
    for (int i = 0; i < set.size(); i++) {
      CardId card = CardId.of(i);
      boolean expected =
          set.isSubdeck(card)
              ? subdecks
              : !set.isCommand(card) || table.chose(table.player(card), card);
      inspection.require(seen.contains(card) == expected, "zones", "%s is missing, or not", card);
    }
    inspection.size("zones.chart", state.zones().cards(Places.CHART), table.tiles().size());
    for (Token token : table.tokens()) {
      inspection.require(
          state.zones().size(Places.token(token.number())) == 1, "zones", "one card for a token");
    }
  }
}
