package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.event.CardEvent.ReplyDeclined;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Not replying ({@code B5-RPL-03}). */
final class DeclineReplyRule implements ActionRule<B5State, B5View, DeclineReply> {
  private static final RuleId RPL_03 = RuleId.of("B5-RPL-03");

  @Override
  public Class<DeclineReply> action() {
    return DeclineReply.class;
  }

  @Override
  public void candidates(B5View view, Consumer<? super DeclineReply> offer) {
    offer.accept(new DeclineReply(view.seat()));
  }

  @Override
  public void check(B5View view, DeclineReply action, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, DeclineReply action) {
    ReplyWindow window = (ReplyWindow) play.state().top();
    play.replace(new ReplyWindow(window.announced().passed()));
    play.tell(RPL_03, new ReplyDeclined(action.actor()));
  }
}
