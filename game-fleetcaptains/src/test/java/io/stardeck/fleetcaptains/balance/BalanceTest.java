package io.stardeck.fleetcaptains.balance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.state.ScoreKind;
import java.io.IOException;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * The aims of section 9.8 of the design: both seats played by the rule-of-thumb bot, subdecks at
 * random. A normal build plays few games; the more are played with {@code -Dstardeck.games=2000},
 * the less is allowed for chance.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BalanceTest {
  private static final int GAMES = Math.min(2_000, Integer.getInteger("stardeck.games", 40));

  private final Figures figures = Figures.of(GAMES, 10);
  private ImmutableList<Aim> aims = ImmutableList.of();

  private static Aim share(String name, double least, double most, double measured) {
    return Aim.share(name, least, most, measured, GAMES);
  }

  /** Shares of actions, of which a game has dozens. */
  private static Aim actions(String name, double least, double most, double measured) {
    return new Aim(name, least, most, Aim.chance(GAMES) / 5, measured, true);
  }

  private static Aim count(String name, double least, double most, double measured) {
    return Aim.count(name, least, most, measured, GAMES);
  }

  @BeforeAll
  void measure() {
    ImmutableList.Builder<Aim> all = ImmutableList.builder();
    all.add(share("won by the Federation", 0.45, 0.55, figures.federation.share()));
    all.add(share("won by who begins", 0.47, 0.55, figures.starter.share()));
    all.add(count("turns: median", 26, 44, Figures.quantile(figures.turns, 0.5)).missedBy(1));
    all.add(count("turns: one of ten is shorter", 16, 70, Figures.quantile(figures.turns, 0.1)));
    all.add(count("turns: one of ten is longer", 16, 70, Figures.quantile(figures.turns, 0.9)));
    all.add(share("ends by its last turn", 0, 0.01, figures.endless / (double) GAMES));
    all.add(share("points by missions", 0.55, 0.75, figures.share(ScoreKind.MISSION)));
    all.add(share("points by encounters", 0.12, 0.25, figures.share(ScoreKind.ENCOUNTER)));
    all.add(share("points by ships", 0.05, 0.18, figures.share(ScoreKind.DESTROYED_SHIP)));
    all.add(share("points by starbases", 0.02, 0.1, figures.share(ScoreKind.STARBASE)));
    all.add(
        count("missions of the winner", 3, 7, figures.missionsOfWinners / (double) figures.games));
    int own = Figures.quantile(figures.ownDecisions, 0.5);
    int other = Figures.quantile(figures.otherDecisions, 0.5);
    all.add(count("decisions of the turn player: median", 12, 25, own));
    all.add(count("... nine of ten", 0, 50, Figures.quantile(figures.ownDecisions, 0.9)));
    all.add(count("decisions of the other player: median", 2, 4, other));
    all.add(count("... nine of ten", 0, 10, Figures.quantile(figures.otherDecisions, 0.9)));
    all.add(
        share("decisions with one answer", 0, 0.2, figures.forced / (double) figures.decisions));
    double minutes = Figures.quantile(figures.turns, 0.5) * (own + other) * 5 / 60.0;
    all.add(count("minutes at 5 seconds a decision", 60, 90, minutes).missedBy(17));
    all.add(count("ships lost", 0.8, 3, figures.lost / (double) GAMES));
    all.add(count("tiles explored", 12, 22, figures.explored / (double) GAMES));
    all.add(share("somebody cloaks", 0.4, 1, figures.cloaked / (double) figures.cloakable));
    double mission = figures.share(ActionShare.MISSION);
    all.add(actions("actions: attack", 0.15, 0.35, figures.share(ActionShare.ATTACK)));
    all.add(actions("actions: influence", 0.2, 0.4, figures.share(ActionShare.INFLUENCE)));
    all.add(actions("actions: missions", 0.15, 0.3, mission).missedBy(0.01));
    for (ActionShare rare : ActionShare.values()) {
      if (rare.compareTo(ActionShare.SCAN) >= 0 && rare != ActionShare.CARD) {
        all.add(actions("actions: " + rare, 0.01, 0.4, figures.share(rare)));
      }
    }
    all.add(share("fleets of 2-3 ships against 4-5", 0.42, 0.58, figures.fewShips.share()));
    for (Multiset.Entry<String> subdeck : figures.dealt.entrySet()) {
      int dealt = subdeck.getCount();
      double won = figures.wonWith.count(subdeck.getElement()) / (double) dealt;
      String name = "won with " + subdeck.getElement();
      all.add(Aim.share(name, 0.44, 0.56, won, dealt).missedBy(0.02));
    }
    aims = all.build();
  }

  @AfterAll
  void write() throws IOException {
    Report report = new Report();
    aims.forEach(aim -> aim.report(report));
    for (Multiset.Entry<String> mission : figures.completed.entrySet()) {
      double often = mission.getCount() / (double) GAMES;
      report.row(
          "9.6",
          "completed in a game: " + mission.getElement(),
          "",
          String.format(Locale.ROOT, "%.2f", often));
    }
    for (ActionShare each : ActionShare.values()) {
      report.row(
          "9.8", "actions in a game: " + each, "", figures.actions.count(each) / (double) GAMES);
    }
    report.write("balance.md", GAMES + " games of the rule-of-thumb bot against itself");
  }

  @Rule("FC-OBJ-01")
  @TestFactory
  Stream<DynamicTest> everyAimIsMet() {
    return aims.stream().map(aim -> DynamicTest.dynamicTest(aim.name(), aim::check));
  }
}
