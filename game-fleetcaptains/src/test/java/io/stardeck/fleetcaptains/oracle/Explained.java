package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Explanation;
import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Locale;

/** Numbers that the game explains, beside the oracle's. */
final class Explained {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private Explained() {}

  private static int value(FleetView view, String path) {
    Explanation explanation = GAME.explain(view, path).orElseThrow();
    int last = explanation.parts().get(explanation.parts().size() - 1).value();
    assertThat(last).as("the last part of %s", explanation).isEqualTo(explanation.value());
    return explanation.value();
  }

  /** Ratings of the own ships, tiles and players. */
  static void table(FleetState state, Seat seat) {
    FleetView view = GAME.view(state, seat);
    Table table = state.table();
    for (Ship ship : table.captain(seat).fleet()) {
      String path = "ships[" + ship.card().number() + "].";
      for (ShipSystem system : ShipSystem.values()) {
        assertThat(value(view, path + system.name().toLowerCase(Locale.ROOT)))
            .as("%s of %s", system, table.def(ship).name())
            .isEqualTo(Worth.rating(state, ship, system));
      }
      assertThat(value(view, path + "movement")).isEqualTo(Worth.engines(state, ship));
    }
    for (int i = 0; i < table.shape().tiles(); i++) {
      if (table.tiles().get(i).location().isPresent()) {
        String path = "tiles[" + i + "].outpost";
        assertThat(value(view, path))
            .isEqualTo(Math.max(0, Grounds.need(table, i, InstallationKind.OUTPOST)));
      }
    }
    for (int i = 0; i < table.players(); i++) {
      assertThat(value(view, "captains[" + i + "].score"))
          .isEqualTo(table.captains().get(i).score());
      assertThat(value(view, "captains[" + i + "].fleetSize"))
          .isEqualTo(Points.limit(table, Seat.at(i)));
    }
  }

  /** What steps cost in an open maneuver of ships. */
  static void steps(FleetState state, Maneuver open) {
    if (open.token() > 0) {
      return;
    }
    int here = Courses.space(state, open);
    int passing = open.passed() > 0 ? Courses.passing(state, open, here) : 0;
    for (int to : Courses.steps(state, open)) {
      int entry = Grounds.post(state.table(), open.seat(), to) ? 0 : 1;
      assertThat(value(GAME.view(state, open.seat()), "steps[" + to + "].cost"))
          .isEqualTo(open.spent() + passing + entry);
    }
  }

  /** Both sides of a test whose cards have all been played. */
  static void test(FleetState state, Seat seat, Trial trial, boolean opposed, int level) {
    FleetView view = GAME.view(state, seat);
    assertThat(value(view, "test.active")).isEqualTo(trial.active());
    if (opposed) {
      assertThat(value(view, "test.target")).isEqualTo(trial.target());
    } else {
      assertThat(value(view, "test.level")).isEqualTo(level);
    }
  }
}
