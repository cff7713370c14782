package io.stardeck.b5.bot;

import static com.google.common.base.Verify.verifyNotNull;

import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.b5.internal.value.Clash;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;

/** Replies, and what is done with cards that were looked at. */
final class AnswerWorth {
  /** A card of that worth is wanted. */
  private static final double GOOD = 3;

  private AnswerWorth() {}

  static double looking(Situation situation, LookTake take) {
    if (take.card().isEmpty() || !(situation.view().top() instanceof Look look)) {
      return 0;
    }
    double worth = CardWorth.of(situation.def(take.card().get()));
    boolean own = look.deck().equals(situation.me());
    boolean wanted = own ? worth >= GOOD : worth < GOOD;
    return wanted == (look.to() == DeckEnd.TOP) ? 1 : 0;
  }

  /** Worth it if the attack would turn the card face down. */
  static double replying(Situation situation, ReplyWith reply) {
    Board board = situation.board();
    if (!(situation.view().top() instanceof ReplyWindow window)
        || !(window.announced().action().orElse(null) instanceof Attack attack)) {
      return 0;
    }
    Clash clash = verifyNotNull(Clash.of(board, attack, null));
    Spot target = clash.target();
    int damage = clash.dealt(board);
    return target.card().damage() + damage >= Ratings.needed(board, target) ? 1 : 0;
  }
}
