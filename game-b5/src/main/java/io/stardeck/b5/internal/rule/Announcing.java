package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.internal.step.Replies;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Audience;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Announced;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.zone.Place;
import org.jspecify.annotations.Nullable;

/** Actions that wait for replies, after all is paid ({@code B5-RPL-03}). */
final class Announcing {
  private Announcing() {}

  /**
   * Others may reply to that; if nobody can, it happens. What waits everybody sees, and so all have
   * seen a card of the hand that it names.
   *
   * @param object the card that the action is done to, or null
   */
  static void await(
      Play<B5State> play, B5Action announced, @Nullable CardId object, Runnable happening) {
    Round asked = Replies.round(play.state().board(), announced);
    if (asked.over()) {
      happening.run();
      return;
    }
    Place hand = Places.hand(announced.actor());
    if (object != null && play.state().zones().cards(hand).contains(object)) {
      Cards.DEALER.show(play, hand, object, Audience.everyone());
    }
    play.push(new ReplyWindow(Announced.of(announced, asked)));
  }
}
