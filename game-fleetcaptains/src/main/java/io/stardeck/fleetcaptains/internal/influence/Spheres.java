package io.stardeck.fleetcaptains.internal.influence;

import static io.stardeck.fleetcaptains.internal.RuleIds.INF_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.INF_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.fleetcaptains.card.word.Standing.AllowInfluenceWithEnemies;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class Spheres {
  private Spheres() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(new ExertInfluenceRule(), new BuildInstallationRule());
  }

  /** Whether a ship is where influence can be exerted at all. */
  static boolean explored(FleetView view, Ship ship, Findings findings) {
    if (view.table().location(ship.at()) == null) {
      findings.reject(INF_02, "it is not in an explored tile");
      return false;
    }
    return true;
  }

  /** Whether an enemy holds the tile, unless a card lets the ship influence it all the same. */
  static void free(FleetView view, Ship ship, Findings findings) {
    if (view.table().hasEnemy(view.seat(), ship.at())
        && !Sources.has(view.table(), ship, ship.at(), AllowInfluenceWithEnemies.class)) {
      findings.reject(INF_03, "an uncloaked enemy ship is there");
    }
  }
}
