package io.stardeck.sfbf.internal.text;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.internal.step.Scores;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;

/** The end of the game in words: all scores, who wins, and what broke a tie (BF-WIN-05 to 08). */
final class EndText {
  private final Names names;
  private final Table table;
  private final Outcome outcome;

  private EndText(Names names, Table table, Outcome outcome) {
    this.names = names;
    this.table = table;
    this.outcome = outcome;
  }

  static String of(Names names, Outcome outcome) {
    return new EndText(names, names.table(), outcome).text();
  }

  private String text() {
    ImmutableList<Integer> scores = scores();
    List<String> told = new ArrayList<>();
    for (int index = 0; index < scores.size(); index++) {
      told.add(names.seat(Seat.at(index)) + " has " + scores.get(index));
    }
    for (ImmutableList<Seat> team : table.config().teamsInForce()) {
      told.add(Joiner.on(" and ").join(team) + " together " + Scores.sum(team, scores));
    }
    return "The game is over (%s): %s; %s"
        .formatted(outcome.rule(), Joiner.on(", ").join(told), winners() + tieBreak(scores));
  }

  /** Those of the players, and behind them that of the solitaire enemy, who has no seat. */
  private ImmutableList<Integer> scores() {
    ImmutableList<Integer> seated = outcome.scores();
    ImmutableList<Integer> all = Scores.shown(table);
    return ImmutableList.<Integer>builder()
        .addAll(seated)
        .addAll(all.subList(Math.min(seated.size(), all.size()), all.size()))
        .build();
  }

  private String winners() {
    String winners = Joiner.on(" and ").join(outcome.winners());
    return switch (outcome.winners().size()) {
      case 0 -> "nobody wins";
      case 1 -> winners + " wins";
      default -> winners + " win";
    };
  }

  private String tieBreak(ImmutableList<Integer> scores) {
    BattleForceConfig config = table.config();
    boolean broken = Scores.seats(Scores.best(config, scores)).size() > outcome.winners().size();
    if (!broken || config.tieBreak() == TieBreak.SHARED || config.solitaire()) {
      return "";
    }
    return config.tieBreak() == TieBreak.DUEL
        ? " the duel (BF-WIN-08)"
        : " by the cards drawn (BF-WIN-07)";
  }
}
