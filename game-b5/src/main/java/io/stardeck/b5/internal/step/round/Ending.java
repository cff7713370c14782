package io.stardeck.b5.internal.step.round;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.StateCheck;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.OptionalInt;

/** The End step, and the end of a turn ({@code B5-FRM-50, B5-FRM-52, B5-FRM-54}). */
public final class Ending {
  private static final RuleId DMG_15 = RuleId.of("B5-DMG-15");

  private Ending() {}

  /** What lasts until the end of the turn ends; neutralised supporting cards are discarded. */
  public static void endStep(Play<B5State> play) {
    Boards.end(play, each -> each.duration() == Duration.END_OF_TURN);
    for (Mercenary mercenary : Boards.of(play).mercenaries()) {
      CardId id = mercenary.card().id();
      InPlay.endLeading(play, mercenary.card());
      Boards.end(
          play, each -> each.source().equals(id) && each.duration() == Duration.WHILE_ROTATED);
    }
    do {
      StateCheck.run(play);
    } while (discardFallen(play)); // a bonus that goes with a card may bring another down
  }

  private static boolean discardFallen(Play<B5State> play) {
    boolean any = false;
    for (Spot spot : Boards.of(play).spots()) {
      boolean supporting =
          spot.top() && (spot.row() == Row.SUPPORTING_ROW || spot.row() == Row.MERCENARIES);
      if (supporting && spot.card().neutralised() && !countsAsMember(play, spot)) {
        InPlay.discard(play, spot.id(), DMG_15);
        any = true;
      }
    }
    return any;
  }

  /** Whether it is a character that counts as a member ({@code B5-W-30}). */
  private static boolean countsAsMember(Play<B5State> play, Spot spot) {
    Board board = Boards.of(play);
    return board.def(spot).kind().isCharacter() && InForce.says(board, spot, Stat.AS_INNER_CIRCLE);
  }

  /** Somebody has won, or the next turn begins. */
  public static void turnEnd(Play<B5State> play) {
    if (Victory.declared(play)) {
      return;
    }
    clear(play);
    TurnSteps.begin(play, Boards.of(play).turn() + 1);
  }

  private static void clear(Play<B5State> play) {
    Mercenaries.release(play);
    Boards.changeAll(play, Ending::cleared);
    for (Seat seat : Boards.of(play).seats()) {
      Boards.change(play, seat, now -> now.withApplied(0).withTurnBonus(0));
    }
    Boards.change(
        play,
        board ->
            board
                .withResults(ImmutableList.of())
                .withOpened(0)
                .withApplyLimit(OptionalInt.empty()));
    StateCheck.run(play); // what stood by those falls in the turn that is over
  }

  private static Card cleared(Card card) {
    boolean nothing =
        card.neutralisedThisTurn() == card.neutralised()
            && !card.healedThisTurn()
            && !card.readiedThisTurn()
            && card.effectsUsed() == 0;
    return nothing
        ? card
        : ImmutableCard.copyOf(card)
            .withNeutralisedThisTurn(card.neutralised())
            .withHealedThisTurn(false)
            .withReadiedThisTurn(false)
            .withEffectsUsed(0);
  }
}
