package io.stardeck.sfbf.internal.integrity;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;
import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;

/** Each place for face-down cards and ships is there, and what is known of them is true. */
final class PlaceFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    BattleForceConfig config = state.table().config();
    inspection.addAll(CARDS.faults(state, "cards", Places.ofCards(config)));
    inspection.addAll(SHIPS.faults(state, "ships", Places.ofShips(config)));
    inspection.addAll(CARDS.faults(state, "cards", config.players()));
    inspection.addAll(SHIPS.faults(state, "ships", config.players()));
  }
}
