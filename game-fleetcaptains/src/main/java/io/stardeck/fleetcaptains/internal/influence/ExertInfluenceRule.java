package io.stardeck.fleetcaptains.internal.influence;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_48;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.ExertInfluence;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** One enemy control token less, or an own one more ({@code FC-INF-04}). */
final class ExertInfluenceRule extends ShipRule<ExertInfluence> {
  ExertInfluenceRule() {
    super(ActionKind.INFLUENCE);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return view.table().location(ship.at()) != null;
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super ExertInfluence> offer) {
    propose(view, ship, new ExertInfluence(view.seat(), ship.card()), offer);
  }

  @Override
  protected void forbid(FleetView view, ExertInfluence action, Ship ship, Findings findings) {
    if (Spheres.explored(view, ship, findings)) {
      Spheres.free(view, ship, findings);
      Faction enemy = view.table().faction(view.seat()).enemy();
      if (view.table().tiles().get(ship.at()).control(enemy) == 0
          && Fleets.controlLeft(view.table()) == 0) {
        findings.reject(D_48, "no control token is left");
      }
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, ExertInfluence action) {
    int space = Objects.requireNonNull(Tables.of(play).ship(action.ship())).at();
    Influence.exert(play, action.actor(), space);
  }
}
