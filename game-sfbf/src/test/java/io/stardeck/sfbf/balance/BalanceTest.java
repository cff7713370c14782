package io.stardeck.sfbf.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.bot.RuleOfThumbBot;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.CardSets;
import io.stardeck.sfbf.config.BattleForceConfig;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The balance targets of the default data, every seat played by the rule-of-thumb bot. A normal
 * build plays few games and allows for chance; the long one holds the targets as they are.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BalanceTest {
  private static final int LINES = 3;
  private static final int GAMES = Games.perLine(30);

  /** Three times the standard deviation of a share of the games of a line; 0 in the long run. */
  private static final double SLACK = Games.many() ? 0 : 1.5 / Math.sqrt(GAMES);

  private final List<SeatShares> seats = new ArrayList<>();
  private final List<Lengths> lengths = new ArrayList<>();
  private final List<TurnUse> turns = new ArrayList<>();
  private final List<DefenceUse> defences = new ArrayList<>();
  private final List<AttackForms> forms = new ArrayList<>();
  private final ActionUse actions = new ActionUse();
  private final CardFates cards = new CardFates();
  private final ShipUse ships = new ShipUse();
  private final Report report = new Report();

  @BeforeAll
  void play() {
    for (int line = 0; line < LINES; line++) {
      int players = players(line);
      seats.add(new SeatShares(players));
      lengths.add(new Lengths());
      turns.add(new TurnUse());
      defences.add(new DefenceUse());
      forms.add(new AttackForms());
      Games.play(
          BattleForceConfig.standard(players),
          new RuleOfThumbBot(),
          "balance",
          GAMES,
          ImmutableList.of(
              seats.get(line),
              lengths.get(line),
              turns.get(line),
              defences.get(line),
              forms.get(line),
              actions,
              cards,
              ships));
    }
  }

  @AfterAll
  void write() throws IOException {
    report.write("balance.md", GAMES + " games with 2, 3 and 4 players each");
  }

  @Rule("BF-BAL-01")
  @Test
  void noSeatWinsTooOften() {
    double[][] bounds = {{0.40, 0.60}, {0.28, 0.39}, {0.20, 0.30}};
    for (int line = 0; line < LINES; line++) {
      String target =
          Math.round(100 * bounds[line][0]) + " to " + Math.round(100 * bounds[line][1]);
      double[] shares = seats.get(line).shares();
      for (int place = 0; place < shares.length; place++) {
        report.share(
            "BF-BAL-01", figure(line, "wins of turn " + (place + 1)), target + " %", shares[place]);
        assertThat(shares[place])
            .as(figure(line, "wins of turn " + (place + 1)))
            .isBetween(bounds[line][0] - SLACK, bounds[line][1] + SLACK);
      }
    }
  }

  @Rule("BF-BAL-02")
  @Test
  void gamesAreNeitherShortNorEndless() {
    for (int line = 0; line < LINES; line++) {
      Lengths played = lengths.get(line);
      report.row("BF-BAL-02", figure(line, "median of game turns"), "10 to 30", played.median());
      report.share(
          "BF-BAL-02", figure(line, "ended by the clock"), "2 % at most", played.unfinished());
      assertThat(played.median()).isBetween(10, 30);
      assertThat(played.unfinished()).isLessThanOrEqualTo(0.02 + SLACK / 5);
    }
  }

  @Rule("BF-BAL-03")
  @Test
  void mostTurnsHoldAnAttack() {
    for (int line = 0; line < LINES; line++) {
      TurnUse use = turns.get(line);
      report.share(
          "BF-BAL-03", figure(line, "turns with an attack"), "60 % or more", use.attacking());
      report.share(
          "BF-BAL-03", figure(line, "turns with a redraw"), "25 % or fewer", use.redrawing());
      assertThat(use.attacking()).isGreaterThanOrEqualTo(0.60);
      assertThat(use.redrawing()).isLessThanOrEqualTo(0.25);
    }
  }

  @Rule("BF-BAL-03")
  @Test
  void weaponsAreFiredMoreOftenThanFightersFly() {
    for (int line = 0; line < LINES; line++) {
      AttackForms use = forms.get(line);
      report.share(
          "BF-BAL-03", figure(line, "attacks by fighters"), "half at most", use.fighters());
      report.share(
          "BF-BAL-03",
          figure(line, "games with more attacks by fighters than by weapons"),
          "25 % or fewer",
          use.outnumbered());
      assertThat(use.fighters()).isLessThanOrEqualTo(0.5);
      assertThat(use.outnumbered()).isLessThanOrEqualTo(0.25 + SLACK);
    }
  }

  @Rule("BF-BAL-04")
  @Test
  void noActionIsDead() {
    List<String> dead = new ArrayList<>();
    for (Map.Entry<String, Double> use : actions.shares().entrySet()) {
      boolean wanted = !use.getKey().equals("Withdraw");
      if (wanted && use.getValue() < 0.2) {
        report.share("BF-BAL-04", "games with " + use.getKey(), "1 % or more", use.getValue());
      }
      if (wanted && use.getValue() < 0.01 - SLACK / 10) {
        dead.add(use.getKey());
      }
    }
    assertThat(dead).isEmpty();
  }

  @Rule("BF-BAL-04")
  @Test
  void randomGamesUseEveryAction() {
    ActionUse random = new ActionUse();
    int games = Games.many() ? 1_000 : 45;
    for (int players = 2; players <= 4; players++) {
      Games.play(
          BattleForceConfig.standard(players),
          RandomBot.get(),
          "random",
          (games + 4 - players) / LINES,
          ImmutableList.of(random));
    }
    List<String> unused = new ArrayList<>();
    random
        .shares()
        .forEach((action, share) -> unused.addAll(share > 0 ? List.of() : List.of(action)));
    report.row("BF-BAL-04", "actions unused in " + games + " random games", "none", unused);
    assertThat(unused).hasSizeLessThanOrEqualTo(Games.many() ? 0 : 3);
  }

  @Rule("BF-BAL-05")
  @Test
  void noCardIsDead() {
    List<String> dead = new ArrayList<>();
    for (CardKind kind : CardKind.values()) {
      report.share("BF-BAL-05", kind.title() + " played", "10 % or more", cards.share(kind));
      if (cards.share(kind) < 0.10 - SLACK / 5) {
        dead.add(kind.title());
      }
    }
    report.share("BF-BAL-05", "weapon cards played", "30 % or more", cards.weapons());
    assertThat(dead).isEmpty();
    assertThat(cards.weapons()).isGreaterThanOrEqualTo(0.30);
  }

  @Rule("BF-BAL-06")
  @Test
  void noShipIsDead() {
    List<String> dead = new ArrayList<>();
    double least = 1;
    for (int ship = 0; ship < CardSets.base().ships().size(); ship++) {
      least = Math.min(least, ships.share(ship));
      if (ships.share(ship) < 0.05 - SLACK / 5) {
        dead.add(CardSets.base().ships().get(ship).title());
      }
    }
    report.share("BF-BAL-06", "games in which the idlest ship attacks", "5 % or more", least);
    assertThat(dead).isEmpty();
  }

  @Rule("BF-BAL-08")
  @Test
  void defencesHelpAndAttacksDestroy() {
    for (int line = 0; line < LINES; line++) {
      DefenceUse use = defences.get(line);
      report.share("BF-BAL-08", figure(line, "damage taken off"), "20 to 60 %", use.takenOff());
      report.share(
          "BF-BAL-08", figure(line, "attacks that destroy"), "5 % or more", use.destroying());
      assertThat(use.takenOff()).isBetween(0.20, 0.60);
      assertThat(use.destroying()).isGreaterThanOrEqualTo(0.05);
    }
  }

  private static int players(int line) {
    return line + 2;
  }

  private static String figure(int line, String what) {
    return players(line) + " players: " + what;
  }
}
