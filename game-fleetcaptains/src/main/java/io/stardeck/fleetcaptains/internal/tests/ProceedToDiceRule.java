package io.stardeck.fleetcaptains.internal.tests;

import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_03;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.ProceedToDice;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.TestStage;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** The dice are rolled ({@code FC-D-17}). */
final class ProceedToDiceRule extends FleetRule<ProceedToDice> {
  @Override
  public void candidates(FleetView view, Consumer<? super ProceedToDice> offer) {
    offer.accept(new ProceedToDice(view.seat()));
  }

  @Override
  public void check(FleetView view, ProceedToDice action, Findings findings) {
    if (TestRules.open(view).stage() != TestStage.BEFORE_DICE) {
      findings.reject(VAL_03, "a card window is open");
    }
  }

  @Override
  public void perform(Play<FleetState> play, ProceedToDice action) {
    Windows.close(play, (Test) play.state().top());
  }
}
