package io.stardeck.fleetcaptains.internal.command;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.AcceptAbility;
import io.stardeck.fleetcaptains.action.Answer.LeaveAbility;
import io.stardeck.fleetcaptains.action.Answer.PassResponse;
import io.stardeck.fleetcaptains.action.Answer.SkipTarget;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.state.FleetFrame.Offered;
import io.stardeck.fleetcaptains.state.FleetFrame.Response;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class CommandCards {
  private CommandCards() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(new PlayCommandRule(), new UseAbilityRule(), new DiscardCommandRule());
  }

  /** What answers the question for a target. */
  static ImmutableList<ActionRule<FleetState, FleetView, ?>> targets() {
    return ImmutableList.of(
        ActionRule.only(
            SkipTarget.class,
            SkipTarget::new,
            ChooseTargetRule::checkSkipping,
            (play, answer) -> ChooseTargetRule.chosen(play, Target.NONE)),
        new ChooseTargetRule());
  }

  /** What answers a card that was played. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> responses() {
    return ImmutableList.of(
        ActionRule.only(PassResponse.class, PassResponse::new, (play, answer) -> stands(play)),
        new PlayResponseRule());
  }

  private static void stands(Play<FleetState> play) {
    Response frame = Tables.popped(play, Response.class);
    Playing.carryOut(play, Tables.of(play).active(), frame.use(), frame.chosen());
  }

  /** What answers a triggered ability that may be left. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> offered() {
    return ImmutableList.of(
        ActionRule.only(LeaveAbility.class, LeaveAbility::new, (play, answer) -> play.pop()),
        ActionRule.only(AcceptAbility.class, AcceptAbility::new, (play, answer) -> accept(play)));
  }

  private static void accept(Play<FleetState> play) {
    Offered frame = Tables.popped(play, Offered.class);
    Triggers.spend(play, frame.seat(), frame.use());
    Triggers.carryOut(play, frame.seat(), frame.use(), ImmutableList.of());
  }
}
