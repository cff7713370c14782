package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.bot.RuleOfThumbBot;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.oracle.Tally.Matter;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/**
 * Games beside the oracle: 50 in a normal build, as many as {@code stardeck.games} says in the long
 * one. A third is played at random, a third by the bot, which has missions and fights, and a third
 * at random with a liking for ships in numbers.
 */
final class OracleTest {
  private static final int GAMES = Math.max(50, Integer.getInteger("stardeck.games", 0));

  /** What some games can do without: once in about 30. */
  private static final EnumSet<Matter> SELDOM = EnumSet.of(Matter.DISABLED_TESTS);

  private static final ImmutableList<Bot<FleetAction, FleetView>> BOTS =
      ImmutableList.of(RandomBot.get(), new RuleOfThumbBot(), new Brawler());
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  @Rule({
    "FC-MOV-03",
    "FC-MOV-06",
    "FC-MOV-07",
    "FC-CPT-03",
    "FC-TFO-01",
    "FC-TFO-02",
    "FC-TFO-08",
    "FC-BRK-01",
    "FC-BRK-02",
    "FC-EVA-01",
    "FC-D-21",
    "FC-D-37",
    "FC-TST-08",
    "FC-COP-03",
    "FC-OPP-03",
    "FC-CBT-04",
    "FC-CBT-05",
    "FC-INF-04",
    "FC-INS-02",
    "FC-INS-10",
    "FC-VIC-01",
    "FC-VIC-02",
    "FC-VIC-04",
    "FC-I-10",
    "FC-I-20",
    "FC-I-22",
    "FC-I-23",
    "FC-I-25",
    "FC-I-26",
    "FC-I-30"
  })
  @Test
  void everyDecisionIsAsTheRuleBookSays() {
    Tally tally = new Tally();
    for (int game = 0; game < GAMES; game++) {
      int players = game % 10 == 9 ? FleetConfig.TEAMS : 2;
      Bot<FleetAction, FleetView> bot = BOTS.get(game % BOTS.size());
      ImmutableList.Builder<Player<FleetAction, FleetView>> seats = ImmutableList.builder();
      for (int seat = 0; seat < players; seat++) {
        seats.add(new Player<>("bot", bot));
      }
      BoardPlan small = new BoardPlan.Columns(ImmutableList.of(5, 4, 5));
      FleetConfig config =
          FleetConfig.builder()
              .players(players)
              .board(players == 2 && game % 2 == 0 ? small : new BoardPlan.Basic())
              .targetScore(8 + game % 14)
              .maxTurns(40)
              .build();
      new Match<>(new Lineup<>(GAME, config, seats.build()), "oracle/" + game)
          .play(new Reckoning(tally, players));
    }

    assertThat(tally.counts().keySet())
        .as("%s", tally.counts())
        .containsAll(EnumSet.complementOf(SELDOM));
  }
}
