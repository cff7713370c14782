package io.stardeck.fleetcaptains.internal.tests;

import static io.stardeck.fleetcaptains.internal.RuleIds.MSN_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_03;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.PassTestCard;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.TestStage;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** No card in this window ({@code FC-TST-05}). */
final class PassTestCardRule extends FleetRule<PassTestCard> {
  @Override
  public void candidates(FleetView view, Consumer<? super PassTestCard> offer) {
    offer.accept(new PassTestCard(view.seat()));
  }

  @Override
  public void check(FleetView view, PassTestCard action, Findings findings) {
    Test frame = TestRules.open(view);
    if (frame.stage() == TestStage.BEFORE_DICE) {
      findings.reject(VAL_03, "no card window is open");
    } else if (!Windows.enough(view, frame)) {
      findings.reject(MSN_01, "%s ships are needed", frame.test().needed());
    }
  }

  @Override
  public void perform(Play<FleetState> play, PassTestCard action) {
    Windows.close(play, (Test) play.state().top());
  }
}
