package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.oracle.Tally.Matter;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;

/** Control and installations (section 3.16). */
final class Claims {
  private final Tally tally;

  Claims(Tally tally) {
    this.tally = tally;
  }

  /** What an influence action changed; nothing else may change by it. */
  void changed(
      FleetState before, FleetAction action, FleetState after, ImmutableList<Event> events) {
    Table was = before.table();
    Table now = after.table();
    if (action instanceof ShipAction.ExertInfluence exert) {
      int here = was.ship(exert.ship()).at();
      Faction mine = was.faction(exert.actor());
      Tile tile = was.tiles().get(here);
      int theirs = tile.control(mine.enemy());
      Tile next = now.tiles().get(here);
      assertThat(next.control(mine.enemy())).isEqualTo(Math.max(0, theirs - 1));
      assertThat(next.control(mine)).isEqualTo(tile.control(mine) + (theirs > 0 ? 0 : 1));
      assertThat(next.installation()).isEqualTo(tile.installation());
      tally.count(theirs > 0 ? Matter.CONTROL_REMOVED : Matter.CONTROL_PLACED);
    } else if (action instanceof ShipAction.BuildInstallation build) {
      int here = was.ship(build.ship()).at();
      Tile tile = was.tiles().get(here);
      Tile next = now.tiles().get(here);
      int height = tile.installation().map(kind -> kind.ordinal() + 1).orElse(0);
      assertThat(next.installation()).contains(InstallationKind.values()[height]);
      assertThat(next.control()).isEqualTo(tile.control());
      tally.count(height == 0 ? Matter.OUTPOSTS : Matter.EXPANSIONS);
      tally.count(Matter.STARBASES, height == 2 ? 1 : 0);
    } else {
      unasked(was, now, events);
    }
  }

  /** Control and installations stay as they are unless that is told. */
  private static void unasked(Table was, Table now, ImmutableList<Event> events) {
    for (int i = 0; i < now.tiles().size(); i++) {
      Tile tile = was.tiles().get(i);
      Tile next = now.tiles().get(i);
      int space = i;
      if (!tile.control().equals(next.control())) {
        assertThat(events)
            .anyMatch(
                event ->
                    event.what() instanceof BoardEvent.ControlPlaced placed
                            && placed.space() == space
                        || event.what() instanceof BoardEvent.ControlRemoved removed
                            && removed.space() == space);
      }
      if (!tile.installation().equals(next.installation())) {
        assertThat(events)
            .anyMatch(
                event ->
                    event.what() instanceof BoardEvent.InstallationBuilt built
                            && built.space() == space
                        || event.what() instanceof BoardEvent.InstallationDestroyed gone
                            && gone.space() == space);
      }
    }
  }
}
