package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.Outcome;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.StateWalk;
import io.stardeck.engine.zone.Zones;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/** Every seat, card, ship and number, wherever it stands, is one that there can be. */
final class ValueFaults implements Topic {
  /** No number comes near it, and the sum of two is a number yet. */
  private static final int MOST = 1_000_000_000;

  private static final StateWalk<Table> WALK =
      StateWalk.<Table>of(table -> table.config().fleets(), MOST)
          .each(CardId.class, Table::exists, "there is no card %s")
          .each(ShipId.class, Table::exists, "there is no ship %s")
          .leave(BattleForceConfig.class)
          .leave(Zones.class)
          .leave(BoxSet.class)
          .leave(Outcome.class)
          .leave(Table.class, "called");

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    WALK.walk(state.table(), "", state, inspection);
  }
}
