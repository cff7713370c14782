package io.stardeck.sfbf.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.bot.RuleOfThumbBot;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** {@code BF-BAL-07}: two players, a race each, every pair of races, seats swapped. */
class RaceBalanceTest {
  private static final int GAMES = Games.perLine(20);

  /** What chance does to a share of the wins: two standard errors, three of few games. */
  private static final double SLACK = (Games.many() ? 1 : 1.5) / Math.sqrt(GAMES);

  @Rule("BF-BAL-07")
  @Test
  void noRaceIsHopelessAgainstAnother() throws IOException {
    Report report = new Report();
    List<String> unfair = new ArrayList<>();
    for (Race one : Race.values()) {
      for (Race other : Race.values()) {
        if (one.ordinal() < other.ordinal()) {
          double share = share(one, other);
          report.share("BF-BAL-07", one + " against " + other, "30 to 70 %", share);
          if (share < 0.30 - SLACK || share > 0.70 + SLACK) {
            unfair.add(String.format(Locale.ROOT, "%s against %s: %.3f", one, other, share));
          }
        }
      }
    }
    report.write("balance-races.md", GAMES + " games for each pair of races");
    assertThat(unfair).isEmpty();
  }

  /** The share of the wins that {@code one} has. */
  private static double share(Race one, Race other) {
    return (wins(one, other, Seat.of(1)) + wins(other, one, Seat.of(2))) / GAMES;
  }

  private static double wins(Race first, Race second, Seat counted) {
    Wins wins = new Wins(counted);
    Games.play(
        BattleForceConfig.builder()
            .players(2)
            .addOptions(Option.SINGLE_RACE)
            .addRaces(first, second)
            .build(),
        new RuleOfThumbBot(),
        first + " and " + second,
        GAMES / 2,
        ImmutableList.of(wins));
    return wins.sum;
  }

  private static final class Wins implements Watch {
    private final Seat counted;
    private double sum;

    Wins(Seat counted) {
      this.counted = counted;
    }

    @Override
    public void ended(BattleForceState state, Outcome outcome) {
      sum += outcome.winners().contains(counted) ? 1.0 / outcome.winners().size() : 0;
    }
  }
}
