package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;

/** What makes a state from outside no state of this game. */
public final class StateFaults {
  private StateFaults() {}

  /** All faults; none in a state that play can reach. */
  public static ImmutableList<Fault> of(FleetState state) {
    Complaints complaints = new Complaints();
    Table table = state.table();
    complaints.unless(table.config().violations().isEmpty(), "table.config", "has violations");
    if (complaints.none()) {
      outline(state, complaints);
    }
    if (complaints.none()) {
      new ZoneChecks(state, complaints).run();
    }
    if (complaints.none()) {
      new TableChecks(state, complaints).run();
    }
    if (complaints.none()) {
      new FrameChecks(state, complaints).run();
    }
    return complaints.none()
        ? Cards.DEALER.faults(state, "zones", table.players())
        : complaints.all();
  }

  private static void outline(FleetState state, Complaints complaints) {
    Table table = state.table();
    complaints.unless(
        table.tiles().size() == table.shape().tiles(), "table.tiles", "one for each tile");
    int players = table.config().players();
    boolean captains = table.players() == players;
    for (int i = 0; captains && i < players; i++) {
      captains = table.captains().get(i).faction() == Faction.values()[i % 2];
    }
    for (Captain captain : table.captains()) {
      for (CardId subdeck : captain.subdecks()) {
        captains &= subdeck.number() < table.set().size() && table.set().isSubdeck(subdeck);
      }
    }
    complaints.unless(captains, "table.captains", "the Federation and the Klingons in turn");
    complaints.unless(state.secrets().size() == players, "secrets", "one for each player");
    complaints.unless(Complaints.seat(table, table.active()), "table.active", "one of the players");
    complaints.unless(
        table.turn() >= 0 && table.turn() <= table.config().turns(), "table.turn", "in range");
    complaints.unless(Complaints.small(table.actionsUsed()), "table.actionsUsed", "0 or more");
    complaints.unless(!table.frames().isEmpty(), "table.frames", "there is a phase");
  }
}
