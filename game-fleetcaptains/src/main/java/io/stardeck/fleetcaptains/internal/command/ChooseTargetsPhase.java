package io.stardeck.fleetcaptains.internal.command;

import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseTargets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;

/** The next target of a card is chosen, as long as there is one ({@code FC-D-93}). */
public final class ChooseTargetsPhase extends OpenPhase<FleetState, FleetView, ChooseTargets> {
  /** With what may be done in every decision of the own turn. */
  public ChooseTargetsPhase(ActionRule<FleetState, FleetView, ?> adjust) {
    super(Lists.plus(CommandCards.targets(), adjust));
  }

  @Override
  public String prompt(FleetView view, ChooseTargets frame) {
    return "Choose a target for " + view.table().set().title(frame.use().card());
  }

  /** An adjustment of the ship that acts may have left it without any. */
  @Override
  public boolean proceed(Play<FleetState> play, ChooseTargets frame) {
    Table table = Tables.of(play);
    int chosen = frame.chosen().size();
    if (!Targeting.candidates(table, frame.seat(), frame.use(), chosen).isEmpty()) {
      return false;
    }
    play.pop();
    Playing.goOn(play, frame.seat(), frame.use(), frame.chosen());
    return true;
  }
}
