package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zones;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.view.BattleForceView;

/** What a seat cannot know of a state, part by part. */
final class HiddenParts {
  private HiddenParts() {}

  static ImmutableMap<String, Object> of(BattleForceState state, Seat seat) {
    ImmutableMap.Builder<String, Object> parts = ImmutableMap.builder();
    parts.put("the generator", state.chance());
    BattleForceView view = BattleForceView.of(state, seat);
    zones(state.cards(), view.cards(), parts);
    zones(state.ships(), view.ships(), parts);
    for (int index = 0; index < state.secrets().size(); index++) {
      if (!Seat.at(index).equals(seat)) {
        secrets(state.secrets().get(index), parts, index);
      }
    }
    return parts.buildOrThrow();
  }

  /** Each place where cards lie that the seat does not know; a deck of one hides nothing. */
  private static <T> void zones(
      Zones<T> zones, ZonesView<T> view, ImmutableMap.Builder<String, Object> parts) {
    for (Zone<T> zone : zones.zones()) {
      if (view.at(zone.place()).unseen() > (zone.kind().ordered() ? 1 : 0)) {
        parts.put("what lies in " + zone.place(), zone.cards());
      }
    }
  }

  private static void secrets(
      Secrets secrets, ImmutableMap.Builder<String, Object> parts, int index) {
    secrets.arranged().ifPresent(rows -> parts.put("the formation of fleet " + index, rows));
    secrets.drawn().ifPresent(card -> parts.put("the card just drawn by fleet " + index, card));
    if (secrets.order().isPresent()) {
      parts.put("the order card of fleet " + index, secrets.order());
    }
    if (secrets.desk().isOpen()) {
      parts.put("the draft of fleet " + index, secrets.desk());
    }
  }
}
