package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.LoseCrew;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.CrewLoss;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** Crew of the ship is discarded ({@code FC-TRP-05}). */
final class LoseCrewRule extends FleetRule<LoseCrew> {
  @Override
  public void candidates(FleetView view, Consumer<? super LoseCrew> offer) {
    Ship ship = Objects.requireNonNull(view.table().ship(((CrewLoss) view.top()).ship()));
    ship.crew().forEach(card -> offer.accept(new LoseCrew(view.seat(), card)));
  }

  @Override
  public void check(FleetView view, LoseCrew action, Findings findings) {
    Ship ship = view.table().ship(((CrewLoss) view.top()).ship());
    if (ship == null || !ship.crew().contains(action.card())) {
      findings.reject("card", VAL_04, "%s is no crew of that ship", action.card());
    }
  }

  @Override
  public void perform(Play<FleetState> play, LoseCrew action) {
    Beams.lose(play, Tables.popped(play, CrewLoss.class).ship(), action.card());
  }
}
