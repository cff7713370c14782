package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Replies;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.window.AnnouncedPhase;
import io.stardeck.engine.rules.window.AnnouncedRule;

/** A reply window ({@code B5-RPL-03, B5-RPL-04}). */
final class ReplyWindowPhase implements AnnouncedPhase<B5State, B5View, B5Action, ReplyWindow> {
  private static final ImmutableList<ActionRule<B5State, B5View, ?>> OPEN =
      ActionRules.replyWindow();
  private static final ImmutableList<ActionRule<B5State, B5View, ?>> REPLYING = Lists.rest(OPEN);
  private static final ImmutableList<AnnouncedRule<B5State, B5View, ? extends B5Action>>
      ANNOUNCING = ActionRules.announcing();

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(B5View view, ReplyWindow frame) {
    return PhaseRule.leavesNothing(view, REPLYING)
        ? "You have no reply here: decline"
        : "Reply, or decline";
  }

  @Override
  public boolean live(B5State state, ReplyWindow frame, Seat seat) {
    return Replies.any(state.board(), frame.announced().action().orElseThrow(), seat);
  }

  @Override
  public ImmutableList<AnnouncedRule<B5State, B5View, ? extends B5Action>> announcing() {
    return ANNOUNCING;
  }

  @Override
  public B5View view(B5State state, Seat seat) {
    return B5View.of(state, seat);
  }
}
