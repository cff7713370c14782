package io.stardeck.fleetcaptains.internal.encounter;

import static io.stardeck.fleetcaptains.internal.RuleIds.TFO_04;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.ChooseEncounterShip;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterDrawn;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterShip;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A member of the task force meets the encounter ({@code FC-TFO-04}). */
final class ChooseEncounterShipRule extends FleetRule<ChooseEncounterShip> {
  @Override
  public void candidates(FleetView view, Consumer<? super ChooseEncounterShip> offer) {
    for (CardId ship : ((EncounterShip) view.top()).ships()) {
      offer.accept(new ChooseEncounterShip(view.seat(), ship));
    }
  }

  @Override
  public void check(FleetView view, ChooseEncounterShip action, Findings findings) {
    if (!((EncounterShip) view.top()).ships().contains(action.ship())) {
      findings.reject("ship", TFO_04, "%s is no member of the task force", action.ship());
    }
  }

  @Override
  public void perform(Play<FleetState> play, ChooseEncounterShip action) {
    EncounterShip frame = Tables.popped(play, EncounterShip.class);
    Meeting.meet(
        play,
        new EncounterDrawn(
            frame.seat(),
            frame.encounter(),
            action.ship(),
            Lists.minus(frame.ships(), action.ship()),
            frame.space()));
  }
}
