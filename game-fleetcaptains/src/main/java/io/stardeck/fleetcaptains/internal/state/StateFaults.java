package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.StateWalk;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.Control;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableTarget;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Use;

/** What makes a state from outside no state of this game. */
public final class StateFaults {
  private static final int MOST = 1_000_000;

  private static final StateWalk<Table> WALK =
      StateWalk.<Table>of(Table::players, MOST)
          .each(CardId.class, (table, card) -> card.number() < table.set().size(), "there is no %s")
          .each(ImmutableTarget.class, ScriptChecks::target, "there is no %s")
          .each(Use.class, ScriptChecks::use, "there is no %s")
          .leave(FleetConfig.class)
          .leave(Standing.class) // that of a card
          .range(Table.class, "turn", 0, table -> table.config().turns())
          .range(Table.class, "nextToken", 1, MOST)
          .range(Tile.class, "face", -1, MOST)
          .range(Control.class, "count", 1, MOST)
          .range(Scored.class, "vp", 1, 99)
          .range(Secret.Course.class, "legs", 1, MOST)
          .range(Ship.class, "at", -1, MOST)
          .range(Ship.class, "start", Ship.UNSEEN, MOST)
          .range(SystemToken.class, "amount", -99, 99)
          .range(Imposed.class, "space", -1, MOST)
          .range(TestSetup.class, "level", -999, 999)
          .range(FleetFrame.TestOutcome.class, "otherTotal", -MOST, MOST);

  private StateFaults() {}

  /** All faults; none in a state that play can reach. */
  public static ImmutableList<Fault> of(FleetState state) {
    Inspection inspection = new Inspection();
    Table table = state.table();
    inspection.steps(
        () -> inspection.violations("table.config", table.config().violations()),
        () -> sizes(state, inspection),
        () -> walk(state, inspection),
        () -> new ZoneChecks(state, inspection).run(),
        () -> new TableChecks(state, inspection).run(),
        () -> new FrameChecks(state, inspection).run(),
        () -> inspection.addAll(Cards.DEALER.faults(state, "zones", table.players())));
    return inspection.faults();
  }

  private static void sizes(FleetState state, Inspection inspection) {
    Table table = state.table();
    inspection.size("table.tiles", table.tiles(), table.shape().tiles());
    inspection.size("table.captains", table.captains(), table.config().players());
    inspection.size("secrets", state.secrets(), table.config().players());
    inspection.require(!table.frames().isEmpty(), "table.frames", "there is a phase");
  }

  /** No number, seat or card is out of all range, and each player is of their side. */
  private static void walk(FleetState state, Inspection inspection) {
    Table table = state.table();
    WALK.walk(table, "table", table, inspection);
    WALK.walk(table, "secrets", state.secrets(), inspection);
    for (int i = 0; inspection.clean() && i < table.players(); i++) {
      Captain captain = table.captains().get(i);
      inspection.require(
          captain.faction() == Faction.values()[i % 2]
              && captain.subdecks().stream().allMatch(table.set()::isSubdeck),
          "table.captains",
          "the Federation and the Klingons in turn, with subdecks");
    }
  }
}
