package io.stardeck.b5.internal.step.round;

import static io.stardeck.b5.internal.value.RuleIds.FRM_54;
import static io.stardeck.b5.internal.value.RuleIds.FRM_55;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.event.TurnEvent.GameEnded;
import io.stardeck.b5.event.TurnEvent.VictoryDeclared;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Who has won ({@code B5-FRM-54, B5-FRM-55}). */
final class Victory {
  private Victory() {}

  /** Ends the game if somebody has won. */
  static boolean declared(Play<B5State> play) {
    Board board = Boards.of(play);
    List<Seat> ranked = new ArrayList<>(board.order());
    ranked.sort(
        Comparator.comparingInt((Seat seat) -> -Standing.power(board, seat))
            .thenComparingInt(seat -> -board.faction(seat).baseRating())
            .thenComparingInt(seat -> -board.faction(seat).conflictsWon())
            .thenComparingInt(board.order()::indexOf));
    int first = Standing.power(board, ranked.get(0));
    int lead = first - Standing.power(board, ranked.get(1));
    if (lead > 0 && first >= board.config().victoryPower()) {
      String kind = lead >= board.config().majorMargin() ? "major" : "standard";
      end(play, ranked.get(0), kind, FRM_54);
      return true;
    }
    if (board.turn() >= board.config().maxTurns()) {
      end(play, ranked.get(0), "limit", FRM_55);
      return true;
    }
    return false;
  }

  private static void end(Play<B5State> play, Seat winner, String kind, RuleId rule) {
    Board board = Boards.of(play);
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (Seat seat : board.seats()) {
      scores.add(Standing.power(board, seat));
    }
    play.tell(rule, new VictoryDeclared(winner, Standing.power(board, winner), kind));
    play.tell(rule, new GameEnded());
    play.replace(new GameOver(new Outcome(ImmutableList.of(winner), scores.build(), rule)));
  }
}
