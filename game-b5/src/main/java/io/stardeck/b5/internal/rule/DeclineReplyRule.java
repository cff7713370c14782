package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.event.CardEvent.ReplyDeclined;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** Not replying ({@code B5-RPL-03}). */
final class DeclineReplyRule extends OneWayRule<DeclineReply> {
  private static final RuleId RPL_03 = RuleId.of("B5-RPL-03");

  DeclineReplyRule() {
    super(DeclineReply.class, DeclineReply::new);
  }

  @Override
  public void perform(Play<B5State> play, DeclineReply action) {
    ReplyWindow window = (ReplyWindow) play.state().top();
    play.replace(new ReplyWindow(window.announced().passed()));
    play.tell(RPL_03, new ReplyDeclined(action.actor()));
  }
}
