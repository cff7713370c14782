package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/** A reply window ({@code B5-RPL-03, B5-RPL-04}). */
final class ReplyWindowPhase implements PhaseRule<B5State, B5View, ReplyWindow> {
  private static final ImmutableList<ActionRule<B5State, B5View, ?>> OPEN =
      ActionRules.replyWindow();

  @Override
  public Class<ReplyWindow> frame() {
    return ReplyWindow.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(B5View view, ReplyWindow frame) {
    return "Reply, or decline";
  }

  @Override
  public boolean proceed(Play<B5State> play, ReplyWindow frame) {
    if (!frame.round().over()) {
      return false;
    }
    play.pop();
    ActionRules.finish(play, frame.announced());
    return true;
  }
}
