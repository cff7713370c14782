package io.stardeck.b5.internal.step.round;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.event.CardEvent.MercenaryDirected;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Who directs which mercenary ({@code B5-MRC-05, B5-MRC-06}). */
public final class Mercenaries {
  private static final RuleId MRC_05 = RuleId.of("B5-MRC-05");

  private Mercenaries() {}

  /** The bids are over: who has bid most directs; the mercenary step begins. */
  public static void direct(Play<B5State> play) {
    ImmutableList.Builder<CardId> left = ImmutableList.builder();
    for (Mercenary each : Boards.of(play).mercenaries()) {
      left.add(each.card().id());
      play.tell(MRC_05, new MercenaryDirected(each.card().id(), each.highest()));
    }
    play.replace(new MercenaryStep(left.build(), ImmutableList.of()));
  }

  /** Changes each of them. */
  public static void change(Play<B5State> play, UnaryOperator<Mercenary> change) {
    ImmutableList<Mercenary> row =
        Boards.of(play).mercenaries().stream().map(change).collect(ImmutableList.toImmutableList());
    Boards.change(play, board -> board.withMercenaries(row));
  }

  /** Who lets that mercenary act now: nobody if it cannot. */
  public static Optional<Seat> director(Board board, CardId card) {
    for (Mercenary each : board.mercenaries()) {
      if (each.card().id().equals(card) && each.card().ready()) {
        return each.highest();
      }
    }
    return Optional.empty();
  }

  /** That mercenary acts now, and counts as a card of its director ({@code B5-MRC-08}). */
  public static void act(Play<B5State> play, CardId card) {
    change(
        play,
        each ->
            each.card().id().equals(card)
                ? new Mercenary(each.card(), each.bids(), each.highest())
                : each);
  }

  /** The turn is over: nobody directs them, and nothing is bid ({@code B5-FRM-52}). */
  static void release(Play<B5State> play) {
    int players = Boards.of(play).players();
    change(play, each -> Mercenary.of(each.card(), players));
  }
}
