package io.stardeck.fleetcaptains.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.bot.RuleOfThumbBot;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Tile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Both seats played by the rule-of-thumb bot, subdecks at random. A normal build plays few games
 * and allows for chance; with {@code -Dstardeck.games=2000} the bounds are the design's own.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BalanceTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final RuleOfThumbBot BOT = new RuleOfThumbBot();
  private static final int GAMES = Integer.getInteger("stardeck.games", 80);
  private static final double SLACK = GAMES >= 2_000 ? 0 : 1.5 / Math.sqrt(GAMES);

  private final Map<ScoreKind, Integer> points = new EnumMap<>(ScoreKind.class);
  private final List<Integer> turns = new ArrayList<>();
  private int federation;
  private int starters;
  private int decided;
  private int lost;
  private int explored;
  private int attacks;
  private int spheres;
  private int actions;
  private int cloaked;

  @AfterAll
  void write() throws IOException {
    Report report = new Report();
    report.share("9.8", "won by the Federation", "45-55 %", federation / (double) decided);
    report.share("9.8", "won by who begins", "47-55 %", starters / (double) decided);
    for (ScoreKind kind : ScoreKind.values()) {
      report.share("9.8", "points by " + kind, "see the design", share(kind));
    }
    report.row("9.8", "turns: median", "26-44", turns.get(GAMES / 2));
    report.row("9.8", "turns: nine of ten games", "16-70", turns.get(GAMES * 9 / 10));
    report.row("9.8", "ships lost in a game", "0.8-3.0", lost / (double) GAMES);
    report.row("9.8", "tiles explored in a game", "12-22", explored / (double) GAMES);
    report.share("9.8", "games with a cloak", "40 %", cloaked / (double) GAMES);
    report.share("9.8", "actions: attacks", "15-35 %", attacks / (double) actions);
    report.share("9.8", "actions: influence and building", "20-40 %", spheres / (double) actions);
    report.write("balance.md", GAMES + " games of the rule-of-thumb bot against itself");
  }

  @BeforeAll
  void play() {
    for (int game = 0; game < GAMES; game++) {
      play(game);
    }
    Collections.sort(turns);
  }

  private void play(int number) {
    Chance chance = Chance.seeded(1_000_000L + number);
    FleetState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded(number)).state();
    Seat starter = Seat.of(1);
    boolean cloaks = false;
    while (!(state.top() instanceof FleetFrame.GameOver)) {
      if (state.table().turn() == 1) {
        starter = state.table().active();
      }
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<FleetAction> legal = GAME.legalActions(state, seat);
      chance = chance.below(2).next();
      FleetAction action = BOT.choose(GAME.view(state, seat), legal, chance.fork(1));
      count(action);
      cloaks |= action instanceof ShipAction.CloakShip;
      state = GAME.next(state, action);
    }
    cloaked += cloaks ? 1 : 0;
    finish(state, starter);
  }

  private void count(FleetAction action) {
    actions += action instanceof ShipAction ? 1 : 0;
    attacks +=
        action instanceof ShipAction.Attack || action instanceof ShipAction.AttackInstallation
            ? 1
            : 0;
    spheres +=
        action instanceof ShipAction.ExertInfluence
                || action instanceof ShipAction.BuildInstallation
            ? 1
            : 0;
  }

  private void finish(FleetState state, Seat starter) {
    ImmutableList<Seat> winners = ((FleetFrame.GameOver) state.top()).outcome().winners();
    decided += winners.isEmpty() ? 0 : 1;
    federation += winners.contains(Seat.of(1)) ? 1 : 0;
    starters += winners.contains(starter) ? 1 : 0;
    turns.add(state.table().turn());
    for (Captain captain : state.table().captains()) {
      lost += captain.destroyed().size();
      for (Scored scored : captain.scored()) {
        points.merge(scored.kind(), scored.vp(), Integer::sum);
      }
    }
    for (Tile tile : state.table().tiles()) {
      explored += tile.explored() ? 1 : 0;
    }
  }

  private double share(ScoreKind kind) {
    int sum = points.values().stream().mapToInt(Integer::intValue).sum();
    return points.getOrDefault(kind, 0) / (double) sum;
  }

  @Test
  void neitherFactionNorTheStarterIsAhead() {
    assertThat(federation / (double) decided).isBetween(0.45 - SLACK, 0.55 + SLACK);
    assertThat(starters / (double) decided).isBetween(0.47 - SLACK, 0.55 + SLACK);
  }

  @Rule("FC-OBJ-01")
  @Test
  void pointsComeFromAllSources() {
    assertThat(share(ScoreKind.MISSION)).isBetween(0.55 - SLACK, 0.75 + SLACK);
    assertThat(share(ScoreKind.ENCOUNTER)).isBetween(0.12 - SLACK, 0.25 + SLACK);
    assertThat(share(ScoreKind.DESTROYED_SHIP)).isBetween(0.05 - SLACK, 0.18 + SLACK);
    assertThat(share(ScoreKind.STARBASE)).isBetween(0.02, 0.10 + SLACK);
  }

  @Test
  void shipsAreLostAndTilesExplored() {
    assertThat(lost / (double) GAMES).isBetween(0.8 - SLACK, 3.0 + SLACK);
    assertThat(explored / (double) GAMES).isBetween(12.0, 22.0);
  }

  /** Shorter than the design's 26 to 44: see the README. */
  @Test
  void gamesEndLongBeforeTheirLastTurn() {
    assertThat(turns.get(GAMES / 2)).isBetween(8, 44);
    assertThat(turns.get(GAMES * 9 / 10)).isLessThanOrEqualTo(70);
    assertThat(decided).isEqualTo(GAMES);
  }

  /** Fewer attacks and more influence than the design's 15 to 35 and 20 to 40 %: see the README. */
  @Test
  void attacksAndInfluenceHaveTheirShareOfTheActions() {
    assertThat(attacks / (double) actions).isBetween(0.04, 0.35);
    assertThat(spheres / (double) actions).isBetween(0.20, 0.75);
  }
}
