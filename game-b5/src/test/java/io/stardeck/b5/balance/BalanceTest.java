package io.stardeck.b5.balance;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.bot.RuleOfThumbBot;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.WinShare;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The balance targets of the starter decks: four players, equal bots, seats rotated. A normal build
 * plays few games and allows for chance; the long one holds the targets as they are.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BalanceTest {
  private static final int GAMES = ManyGames.perLine(48);

  /** About three times the standard deviation of a share; 0 in the long run. */
  private static final double SLACK = ManyGames.enough() ? 0 : 1.5 / Math.sqrt(GAMES);

  /** What a mean or a median may miss its target by in the short run, as a share of it. */
  private static final double LESS = ManyGames.enough() ? 1 : 0.85;

  private final Report report = new Report();
  private List<Course> thumb = List.of();
  private List<Course> random = List.of();

  @BeforeAll
  void play() {
    thumb = Games.play(new RuleOfThumbBot(), "balance", GAMES);
    random = Games.play(RandomBot.get(), "random", GAMES);
  }

  @AfterAll
  void write() throws IOException {
    report.write("balance.md", GAMES + " games of four players for each bot");
  }

  @Rule("B5-T-01")
  @Test
  void noFactionWinsTooOften() {
    for (Race race : Race.FACTIONS) {
      WinShare share = WinShare.of(count(thumb, each -> each.winner() == race), GAMES);
      row("B5-T-01", race + " wins", "20 to 30 %", interval(share));
      row(
          "B5-T-01",
          race + " wins, random",
          "reported",
          interval(WinShare.of(count(random, each -> each.winner() == race), GAMES)));
      assertThat(share.share()).as("%s wins", race).isBetween(0.20 - SLACK, 0.30 + SLACK);
    }
  }

  private static String interval(WinShare share) {
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f to %.1f)",
        100 * share.share(),
        100 * share.low(),
        100 * share.high());
  }

  @Rule("B5-T-02")
  @Test
  void gamesAreNeitherShortNorEndless() {
    int median = percentile(thumb, Course::turns, 50);
    int tenth = percentile(thumb, Course::turns, 10);
    int longest = percentile(random, Course::turns, 100);
    row("B5-T-02", "turns, median", "14 to 28", median);
    row("B5-T-02", "turns, tenth percentile", "9 or more", tenth);
    row("B5-T-02", "turns, most, random", "50 or fewer", longest);
    assertThat(median).isBetween(14, 28);
    assertThat(tenth).isGreaterThanOrEqualTo(9);
    assertThat(longest).isLessThanOrEqualTo(50);
  }

  @Rule("B5-T-03")
  @Test
  void mostGamesEndByPower() {
    double share = share(thumb, Course::byPower);
    report.share("B5-T-03", "standard or major victories", "75 % or more", share);
    report.share(
        "B5-T-03",
        "standard or major victories, random",
        "reported",
        share(random, Course::byPower));
    assertThat(share).isGreaterThanOrEqualTo(0.75 - SLACK);
  }

  @Rule("B5-T-04")
  @Test
  void everyGameHasOneWinner() {
    report.share("B5-T-04", "one winner", "100 %", share(thumb, each -> each.winners() == 1));
    report.share(
        "B5-T-04", "one winner, random", "100 %", share(random, each -> each.winners() == 1));
    assertThat(thumb).allMatch(each -> each.winners() == 1);
    assertThat(random).allMatch(each -> each.winners() == 1);
  }

  @Rule("B5-T-05")
  @Test
  void conflictsAreResolvedInEveryTurn() {
    double played = sum(thumb, Course::conflicts) / sum(thumb, Course::turns);
    double chance = sum(random, Course::conflicts) / sum(random, Course::turns);
    row("B5-T-05", "conflicts resolved per turn", "2 or more", number(played));
    row("B5-T-05", "conflicts resolved per turn, random", "1 or more", number(chance));
    assertThat(played).isGreaterThanOrEqualTo(2 * LESS);
    assertThat(chance).isGreaterThanOrEqualTo(LESS);
  }

  @Rule("B5-T-06")
  @Test
  void conflictsAreWonAndLost() {
    double share = sum(thumb, Course::won) / sum(thumb, Course::conflicts);
    report.share("B5-T-06", "conflicts won by the initiator", "40 to 70 %", share);
    report.share(
        "B5-T-06",
        "conflicts won by the initiator, random",
        "reported",
        sum(random, Course::won) / sum(random, Course::conflicts));
    assertThat(share).isBetween(0.40, 0.70);
  }

  @Rule("B5-T-07")
  @Test
  void theWinnerGrows() {
    double[] targets = {7, 10, 13};
    double before = 0;
    double beforeRandom = 0;
    for (int i = 0; i < targets.length; i++) {
      int turn = 5 * (i + 1);
      double power = powerAt(thumb, turn);
      double chance = powerAt(random, turn);
      row(
          "B5-T-07",
          "power of the winner at turn " + turn,
          (int) targets[i] + " or more",
          number(power));
      row("B5-T-07", "power of the winner at turn " + turn + ", random", "rising", number(chance));
      assertThat(power).isGreaterThan(before).isGreaterThanOrEqualTo(targets[i] * LESS);
      assertThat(chance).isGreaterThan(beforeRandom);
      before = power;
      beforeRandom = chance;
    }
  }

  /** The mean over the games that lasted so long. */
  private static double powerAt(List<Course> games, int turn) {
    return games.stream()
        .filter(each -> each.powers().size() >= turn)
        .mapToInt(each -> each.powers().get(turn - 1))
        .average()
        .orElse(0);
  }

  @Rule("B5-T-08")
  @Test
  void powerComesFromConflictsAndAgendas() {
    double share = sum(thumb, Course::earned) / sum(thumb, Course::power);
    report.share(
        "B5-T-08", "power of the winner from conflicts and agendas", "40 % or more", share);
    report.share(
        "B5-T-08",
        "power of the winner from conflicts and agendas, random",
        "reported",
        sum(random, Course::earned) / sum(random, Course::power));
    assertThat(share).isGreaterThanOrEqualTo(0.40 * LESS);
  }

  @Rule("B5-T-09")
  @Test
  void cardsAreAttackedAndNeutralised() {
    double attacks = sum(thumb, Course::attacks) / GAMES;
    double neutralised = sum(thumb, Course::neutralised) / GAMES;
    double attacksRandom = sum(random, Course::attacks) / GAMES;
    double neutralisedRandom = sum(random, Course::neutralised) / GAMES;
    row("B5-T-09", "attacks in a game", "8 or more", number(attacks));
    row("B5-T-09", "cards neutralised in a game", "4 or more", number(neutralised));
    row("B5-T-09", "attacks in a game, random", "1 or more", number(attacksRandom));
    row("B5-T-09", "cards neutralised in a game, random", "1 or more", number(neutralisedRandom));
    assertThat(attacks).isGreaterThanOrEqualTo(8 * LESS);
    assertThat(neutralised).isGreaterThanOrEqualTo(4 * LESS);
    assertThat(attacksRandom).isGreaterThanOrEqualTo(1);
    assertThat(neutralisedRandom).isGreaterThanOrEqualTo(1);
  }

  @Rule("B5-T-10")
  @Test
  void theLeadChanges() {
    int changes = percentile(thumb, Course::leads, 50);
    row("B5-T-10", "changes of the leader, median", "2 or more", changes);
    row(
        "B5-T-10",
        "changes of the leader, median, random",
        "reported",
        percentile(random, Course::leads, 50));
    assertThat(changes).isGreaterThanOrEqualTo(2);
  }

  @Rule("B5-T-11")
  @Test
  void limitsAndTieBreaksDecideNothing() {
    double share = share(thumb, each -> each.cutShort() || each.tieBroken());
    report.share("B5-T-11", "rounds cut short or ties broken", "below 1 %", share);
    report.share(
        "B5-T-11",
        "rounds cut short or ties broken, random",
        "reported",
        share(random, each -> each.cutShort() || each.tieBroken()));
    assertThat(share).isLessThan(ManyGames.enough() ? 0.01 : 0.05);
  }

  private void row(String rule, String figure, String target, Object measured) {
    report.row(rule, figure, target, measured);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static long count(List<Course> games, Predicate<Course> wanted) {
    return games.stream().filter(wanted).count();
  }

  private static double share(List<Course> games, Predicate<Course> wanted) {
    return (double) count(games, wanted) / games.size();
  }

  private static double sum(List<Course> games, ToIntFunction<Course> number) {
    return games.stream().mapToInt(number).sum();
  }

  private static int percentile(List<Course> games, ToIntFunction<Course> number, int percent) {
    List<Integer> sorted = games.stream().map(number::applyAsInt).sorted().toList();
    return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100));
  }
}
