package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.setup.Arrangement;
import io.stardeck.sfbf.internal.setup.Committed;
import io.stardeck.sfbf.internal.setup.FleetChoice;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Fleets chosen and formations arranged that are not revealed yet (BF-SET-12, 16, 17). */
final class ArrangedFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Phase top = state.table().phases().top();
    for (int index = 0; index < state.secrets().size(); index++) {
      Seat seat = Seat.at(index);
      Optional<Rows> arranged = state.secrets().get(index).arranged();
      String path = "secrets[" + index + "].arranged";
      boolean due = Committed.due(state, top, seat);
      if (inspection.require(
              arranged.isPresent() == due, path, "whose turn was has arranged, nobody else")
          && due) {
        Rows rows = arranged.orElseThrow();
        ImmutableList<ShipId> ships = state.faceDown(seat);
        if (inspection.require(isOf(rows, ships), path, "those are not the ships of %s", seat)) {
          boolean legal =
              top instanceof SetupPhase.ChooseFleet fleet
                  ? isFleet(state.table(), fleet, rows, ships)
                  : rows.size() == ships.size() && Arrangement.possible(rows, ships.size());
          inspection.require(legal, path, "that is not allowed");
        }
      }
    }
  }

  /** Whether {@code rows} hold some of {@code ships}, each once. */
  static boolean isOf(Rows rows, ImmutableList<ShipId> ships) {
    Set<ShipId> placed = new HashSet<>(rows.screen());
    placed.addAll(rows.main());
    placed.addAll(rows.reserve());
    return placed.size() == rows.size() && ships.containsAll(placed);
  }

  private static boolean isFleet(
      Table table, SetupPhase.ChooseFleet phase, Rows rows, ImmutableList<ShipId> deal) {
    ImmutableList<ShipId> taken = rows.screen();
    FleetChoice choice = FleetChoice.of(table.config(), phase.number(), deal.size());
    return taken.size() == rows.size()
        && taken.size() >= choice.least()
        && choice.allows(table, deal, taken);
  }
}
