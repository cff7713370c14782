package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.SkipTarget;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseTargets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A target that need not be chosen is not ({@code FC-D-93}). */
final class SkipTargetRule extends FleetRule<SkipTarget> {
  @Override
  public void candidates(FleetView view, Consumer<? super SkipTarget> offer) {
    offer.accept(new SkipTarget(view.seat()));
  }

  @Override
  public void check(FleetView view, SkipTarget action, Findings findings) {
    if (!ChooseTargetRule.spec(view, (ChooseTargets) view.top()).optional()) {
      findings.reject(CMD_03, "a target has to be chosen");
    }
  }

  @Override
  public void perform(Play<FleetState> play, SkipTarget action) {
    ChooseTargets frame = (ChooseTargets) play.state().top();
    play.pop();
    Playing.goOn(play, frame.seat(), frame.use(), Lists.plus(frame.chosen(), Target.NONE));
  }
}
