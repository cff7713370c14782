package io.stardeck.sfbf.internal.end;

import com.google.common.collect.Ordering;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.BattleForceRules;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** GAME_OVER: nobody decides any more (BF-WIN-01). */
public final class GameOverPhase extends BattlePhase<Phase.GameOver> {
  @Override
  public String prompt(BattleForceView view, Phase.GameOver phase) {
    return "The game is over";
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.GameOver phase, Layer layer, Inspection inspection) {
    int players = state.table().config().players();
    Outcome outcome = phase.outcome();
    String path = layer.path() + ".outcome";
    inspection.size(path + ".scores", outcome.scores(), players);
    inspection.require(
        Seat.first(players).containsAll(outcome.winners())
            && Ordering.natural().isStrictlyOrdered(outcome.winners()),
        path + ".winners",
        "they are out of order or do not play");
    inspection.require(
        BattleForceRules.BOOK.contains(outcome.rule()),
        path + ".rule",
        "there is no rule %s",
        outcome.rule());
    inspection.require(
        state.table().gameTurn() > 0, "table.gameTurn", "no game ends in its set-up");
  }
}
