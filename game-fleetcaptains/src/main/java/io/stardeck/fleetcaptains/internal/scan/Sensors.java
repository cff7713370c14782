package io.stardeck.fleetcaptains.internal.scan;

import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_01;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class Sensors {
  private Sensors() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(new ScanLocationRule(), new SearchCloakedRule());
  }

  /** A scan needs a Sensors rating of 1 at least. */
  static boolean work(FleetView view, Ship ship) {
    return Ratings.standing(view.table(), ship, ship.at(), ShipSystem.SENSORS) > 0;
  }

  static void check(FleetView view, Ship ship, Findings findings) {
    if (!work(view, ship)) {
      findings.reject("ship", SCN_01, "its Sensors have no energy");
    }
  }
}
