package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.match.LeagueResult;
import io.stardeck.engine.match.LeagueResult.Entrant;
import io.stardeck.engine.match.LeagueResult.Pairing;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeagueCommandTest {
  @TempDir private Path folder;

  @Test
  void leagueIsToldInLines() {
    Run run = league("--bots", "random,mcts:30,mcts:5");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out())
        .startsWith("tic-tac-toe, version 1: ")
        .contains("rating", "  random against mcts:30 ", "  mcts:30 against mcts:5 ")
        .contains("decisions in a game", "  Mark ");
  }

  @Test
  void leagueIsToldAsJson() {
    Run run = league("--bots", "random,mcts:30", "--json");
    LeagueResult result = EngineJson.read(run.out(), LeagueResult.class);
    assertThat(result.pairings()).hasSize(1);
    assertThat(result.config()).isEqualTo(EngineJson.parse("{\"first\":1,\"players\":2}"));
  }

  @Test
  void pageNeedsNothingButItself() throws IOException {
    Path page = folder.resolve("league.html");
    Run run = league("--bots", "random,mcts:30", "--html", page.toString());
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    String text = Files.readString(page);
    assertThat(text)
        .startsWith("<!DOCTYPE html>")
        .contains("<svg", "random against mcts:30", "seed &lt;b&gt;", "TTT-03", "Ratings")
        .doesNotContain("<script", "http", "src=", "@import", "url(", "<b>")
        .endsWith("</html>\n");
  }

  @Test
  void pageTellsTheFiguresOfTheJson() throws IOException {
    Path page = folder.resolve("figures.html");
    Run run = league("--bots", "random,mcts:30,mcts:5", "--json", "--html", page.toString());
    LeagueResult result = EngineJson.read(run.out(), LeagueResult.class);
    String text = Files.readString(page);
    assertThat(result.pairings()).hasSize(3);
    for (Pairing pairing : result.pairings()) {
      assertThat(text)
          .contains(
              row(
                  pairing.one() + " against " + pairing.other(),
                  Long.toString(pairing.games()),
                  percent(pairing.wins().share())));
    }
    for (Entrant bot : result.entrants()) {
      String rating = String.format(Locale.ROOT, "%.0f", bot.rating());
      assertThat(text).contains(row(bot.name(), rating, percent(bot.wins().share())));
    }
    result
        .rules()
        .forEach(
            (rule, counted) ->
                assertThat(text)
                    .contains(row(rule.value(), "" + counted.times(), "" + counted.games())));
    assertThat(text).contains(result.decisions().count() + " games");
    assertThat(text).contains("<pre>{&quot;first&quot;:1,&quot;players&quot;:2}</pre>");
  }

  @Test
  void namesOnThePageAreTextAndNoMarkup() {
    String hostile = "<script>alert('1')</script>&\\\"";
    String json = league("--bots", "random,mcts:5", "--json").out().replace("mcts:5", hostile);
    String page = LeaguePage.of(EngineJson.read(json, LeagueResult.class));
    assertThat(page)
        .contains("random against &lt;script&gt;alert('1')&lt;/script&gt;&amp;&quot;")
        .doesNotContain("<script");
  }

  private static String row(String name, String... numbers) {
    return "<tr><td>"
        + name
        + "</td><td class=n>"
        + String.join("</td><td class=n>", numbers)
        + "</td>";
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  @Test
  void exportedDecisionsAreReadBackAsViewsAndActions() throws IOException {
    Path file = folder.resolve("read.jsonl");
    Run.of("simulate", "tic-tac-toe", "--games", "3", "--seed", "3", "--export", file.toString());
    TicTacToe game = new TicTacToe();
    GameJson<?, ?, Mark, Look> json = GameJson.of(game);
    for (String text : Files.readAllLines(file)) {
      JsonNode line = EngineJson.parse(text);
      Look view = json.readView(line.get("view"));
      List<Mark> legal = new ArrayList<>();
      line.get("legal").forEach(action -> legal.add(json.readAction(action)));
      assertThat(legal).containsExactlyElementsOf(game.legalActions(view));
      assertThat(legal).contains(json.readAction(line.get("choice")));
      assertThat(json.tree(view)).isEqualTo(line.get("view"));
    }
  }

  @Test
  void whatIsNoLeagueIsRefused() {
    assertThat(league("--bots", "random").err()).contains("a league has 2 bots or more");
    assertThat(league("--bots", "random,chess").err()).contains("no bot is called \"chess\"");
    assertThat(Run.of("simulate", "tic-tac-toe", "--games", "2", "--html", "x").err())
        .contains("--league");
  }

  @Test
  void whatDoesNotGoTogetherIsRefusedAndNotPassedOver() {
    String file = folder.resolve("unwritten").toString();
    assertThat(league("--export", file).err()).contains("neither --league nor --json");
    assertThat(league("--limit", "5").err()).contains("played to their end: no --limit");
    Run json =
        Run.of(
            "simulate", "tic-tac-toe", "--games", "2", "--export", file, "--json", "--seed", "1");
    assertThat(json.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(Path.of(file)).doesNotExist();
  }

  @Test
  void pageThatCannotBeWrittenIsToldBeforeAnybodyPlays() throws IOException {
    Run run = league("--bots", "random,mcts:30", "--html", folder.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("cannot write " + folder);
    Path page = Files.writeString(folder.resolve("page.html"), "before");
    assertThat(league("--bots", "random,chess", "--html", page.toString()).code())
        .isEqualTo(ExitCode.BAD_INPUT);
    assertThat(page).hasContent("before");
  }

  @Test
  void everyDecisionIsExportedWithWhatCameOfIt() throws IOException {
    Path file = folder.resolve("decisions.jsonl");
    Run run =
        Run.of(
            "simulate", "tic-tac-toe", "--games", "5", "--seed", "7", "--export", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    List<String> lines = Files.readAllLines(file);
    Map<Integer, Integer> wins = new HashMap<>();
    for (String text : lines) {
      JsonNode line = EngineJson.parse(text);
      assertThat(line.get("legal")).contains(line.get("choice"));
      assertThat(line.at("/view/seat")).isEqualTo(line.at("/choice/actor"));
      if (line.get("result").asDouble() == 1) {
        wins.put(line.get("game").asInt(), line.at("/choice/actor").asInt());
      } else {
        assertThat(line.get("result").asDouble()).isZero();
      }
    }
    assertThat(lines.size()).isBetween(25, 45);
    assertThat(wins).isNotEmpty();
  }

  @Test
  void exportedDecisionsOfTheWinnerAreWonAndThoseOfTheLoserAreNot() throws IOException {
    Path file = folder.resolve("one.jsonl");
    Run.of(
        "simulate",
        "tic-tac-toe",
        "--games",
        "20",
        "--seed",
        "9",
        "--bots",
        "mcts:50,random",
        "--export",
        file.toString());
    Map<String, Double> results = new HashMap<>();
    for (String text : Files.readAllLines(file)) {
      JsonNode line = EngineJson.parse(text);
      String who = line.get("game") + "/" + line.at("/choice/actor");
      double result = line.get("result").asDouble();
      assertThat(results.computeIfAbsent(who, first -> result)).isEqualTo(result);
    }
    assertThat(results.values()).contains(1.0, 0.0);
  }

  private static Run league(String... more) {
    String[] args = new String[7 + more.length];
    String[] first = {"simulate", "tic-tac-toe", "--games", "20", "--seed", "<b>", "--league"};
    System.arraycopy(first, 0, args, 0, 7);
    System.arraycopy(more, 0, args, 7, more.length);
    return Run.of(args);
  }
}
