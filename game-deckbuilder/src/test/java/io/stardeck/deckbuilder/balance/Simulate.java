package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.bot.GreedyBot;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.RandomBot;

/** The lines of the catalogue, measured. */
final class Simulate {
  private static final double[][] FIRST = {{0.45, 0.55}, {0.29, 0.38}, {0.21, 0.29}, {0.16, 0.24}};
  private static final double[][] TURNS = {{14, 18}, {13, 17}, {12, 16}, {11, 16}};
  private static final double[][] LAST = {{200, 300}, {130, 230}, {90, 190}, {70, 160}};

  private Simulate() {}

  /** Exploration among planners. */
  static ImmutableList<Figure> exploration(int players, int games) {
    int row = players - 2;
    ImmutableList<Line> lines =
        ImmutableList.of(
            new FirstPlayer("DB-BAL-01", "the first player wins", FIRST[row][0], FIRST[row][1]),
            new Lengths("DB-BAL-02", "own turns of the winner", TURNS[row][0], TURNS[row][1]),
            new Endings(
                "DB-BAL-03",
                ImmutableMap.of(
                    "DB-VIC-01", new double[] {players == 5 ? 0.95 : 0.98, 1},
                    "DB-D-14", new double[] {0, 0.005}),
                false),
            new PointsLine(players, LAST[row][0], LAST[row][1]),
            new SpaceFates(Scenario.EXPLORATION),
            new Defeats(players),
            new StartingShips(players),
            new Incomes(),
            new Bridges(),
            new Encounters(),
            new Foreseen(),
            new Purchases(),
            new Decisions());
    return figures(Scenario.EXPLORATION, players, new PlannerBot(), games, lines);
  }

  /** {@code DB-BAL-05}. */
  static ImmutableList<Figure> skill(int games) {
    PlannerBot planner = new PlannerBot();
    return ImmutableList.of(
        Skill.of("greedy beats random", 0.95, 1, new GreedyBot(), RandomBot.get(), games),
        Skill.of("planner beats random", 0.95, 1, planner, RandomBot.get(), games),
        Skill.of("planner beats greedy", 0.55, 0.75, planner, new GreedyBot(), games),
        Skill.of("planner beats one with Basics alone", 0.7, 1, planner, new OnlyBasics(), games));
  }

  /** Klingon Civil War among planners; how long it lasts is aimed at for two teams of two. */
  static ImmutableList<Figure> klingon(int players, int games) {
    double[] fair = players == 3 ? new double[] {0.29, 0.38} : new double[] {0.45, 0.55};
    ImmutableList.Builder<Line> lines = ImmutableList.builder();
    lines.add(
        new FirstPlayer("DB-BAL-12", "the side of the first player wins", fair[0], fair[1]),
        new Endings("DB-BAL-12", ImmutableMap.of("DB-KCW-01", new double[] {0.98, 1}), false),
        new SpaceFates(Scenario.KLINGON_CIVIL_WAR),
        new StartingShips(players),
        new Foreseen(),
        new Decisions());
    if (players == 4) {
      lines.add(new Lengths("DB-BAL-12", "own turns of the winner", 9, 15));
    }
    if (players != 3) {
      lines.add(new InfluenceHolders());
    }
    return figures(Scenario.KLINGON_CIVIL_WAR, players, new PlannerBot(), games, lines.build());
  }

  /** Borg Invasion; the targets are those of the bot. */
  static ImmutableList<Figure> borg(
      int players,
      Bot<DeckbuilderAction, DeckbuilderView> bot,
      double low,
      double high,
      int games) {
    ImmutableList<Line> lines =
        ImmutableList.of(
            new BorgGames("DB-BAL-14", low, high),
            new Endings(
                "DB-BAL-15",
                ImmutableMap.of(
                    "DB-BOR-40", new double[] {0.3, 0.8}, "DB-BOR-45", new double[] {0.2, 0.7}),
                true),
            new BorgShips(players),
            new Decisions());
    return figures(Scenario.BORG_INVASION, players, bot, games, lines);
  }

  /** {@code DB-BAL-16}: the harder game. */
  static ImmutableList<Figure> borgWithoutEffects(int players, int games) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .from(Games.config(Scenario.BORG_INVASION, players))
            .startingEffects(false)
            .build();
    return Games.play(
            config,
            new PlannerBot(),
            games,
            ImmutableList.of(new BorgGames("DB-BAL-16", 0.15, 0.52)))
        .get(0)
        .figures();
  }

  private static ImmutableList<Figure> figures(
      Scenario scenario,
      int players,
      Bot<DeckbuilderAction, DeckbuilderView> bot,
      int games,
      ImmutableList<Line> lines) {
    return Games.play(Games.config(scenario, players), bot, games, lines).stream()
        .flatMap(line -> line.figures().stream())
        .collect(ImmutableList.toImmutableList());
  }
}
