package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.BattleForceRules;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.internal.step.Duels;
import io.stardeck.sfbf.internal.step.Scores;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/** The end of the game, and the set-up of a duel. */
final class EndFaults {
  private EndFaults() {}

  static void over(Table table, Phase.GameOver over, Inspection inspection) {
    int players = table.config().players();
    Outcome outcome = over.outcome();
    inspection.require(
        outcome.scores().size() == players,
        "table.phases[0].outcome.scores",
        "there are %s players",
        players);
    int last = 0;
    for (Seat seat : outcome.winners()) {
      inspection.require(
          seat.number() > last && seat.number() <= players,
          "table.phases[0].outcome.winners",
          "%s is out of order or does not play",
          seat);
      last = seat.number();
    }
    inspection.require(
        BattleForceRules.BOOK.contains(outcome.rule()),
        "table.phases[0].outcome.rule",
        "there is no rule %s",
        outcome.rule());
    inspection.require(table.gameTurn() > 0, "table.gameTurn", "no game ends in its set-up");
  }

  static void duelSetup(Table table, Phase.DuelSetup setup, Inspection inspection) {
    inspection.require(
        table.config().tieBreak() == TieBreak.DUEL && table.duel().isEmpty(),
        "table.phases[0]",
        "no duel breaks this tie");
    inspection.require(table.gameTurn() > 0, "table.gameTurn", "no game ends in its set-up");
    ImmutableList<Seat> order = Duels.duellists(table);
    ImmutableList<Seat> left =
        ImmutableList.<Seat>builder().add(setup.seat()).addAll(setup.waiting()).build();
    int done = order.size() - left.size();
    boolean fits = order.size() > 1 && done >= 0 && order.subList(done, order.size()).equals(left);
    if (!inspection.require(
            fits, "table.phases[0]", "the tied players name their ships in turn order")
        || !inspection.require(
            setup.named().size() == done, "table.phases[0].named", "%s have named", done)) {
      return;
    }
    for (int i = 0; i < done; i++) {
      inspection.require(
          Scores.counted(table, order.get(i)).contains(setup.named().get(i)),
          "table.phases[0].named",
          "%s does not count for %s",
          setup.named().get(i),
          order.get(i));
    }
  }
}
