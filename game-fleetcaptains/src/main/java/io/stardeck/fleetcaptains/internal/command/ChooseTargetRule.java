package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.ChooseTarget;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseTargets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** The next target of a card ({@code FC-D-93}). */
final class ChooseTargetRule extends ExactRule<ChooseTarget> {
  static ImmutableList<Target> targets(FleetView view) {
    ChooseTargets frame = (ChooseTargets) view.top();
    return Targeting.candidates(view.table(), view.seat(), frame.use(), frame.chosen().size());
  }

  /** A target need not be chosen if the card says so. */
  static void checkSkipping(FleetView view, Findings findings) {
    ChooseTargets frame = (ChooseTargets) view.top();
    if (!Targeting.specs(view.table(), frame.use()).get(frame.chosen().size()).optional()) {
      findings.reject(CMD_03, "a target has to be chosen");
    }
  }

  @Override
  public void candidates(FleetView view, Consumer<? super ChooseTarget> offer) {
    ImmutableList<Target> targets = targets(view);
    for (int i = 0; i < targets.size(); i++) {
      offer.accept(new ChooseTarget(view.seat(), targets.get(i)));
    }
  }

  @Override
  public void check(FleetView view, ChooseTarget action, Findings findings) {
    Ship ship = action.target().ship().map(view.table()::ship).orElse(null);
    if (ship != null
        && ship.cloaked()
        && view.table().enemies(view.seat(), view.table().owner(ship.card()))) {
      findings.reject("target", CLK_08, "%s is cloaked", ship.card());
    } else if (!targets(view).contains(action.target())) {
      findings.reject("target", CMD_03, "it is not what the card asks for");
    }
  }

  @Override
  public void perform(Play<FleetState> play, ChooseTarget action) {
    play.tell(CMD_03, new CardEvent.TargetChosen(action.actor(), action.target()));
    chosen(play, action.target());
  }

  static void chosen(Play<FleetState> play, Target target) {
    ChooseTargets frame = Tables.popped(play, ChooseTargets.class);
    Playing.goOn(play, frame.seat(), frame.use(), Lists.plus(frame.chosen(), target));
  }
}
