package io.stardeck.engine.cli;

import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.match.Distribution;
import io.stardeck.engine.match.LeagueResult;
import io.stardeck.engine.match.LeagueResult.Entrant;
import io.stardeck.engine.match.LeagueResult.Pairing;
import io.stardeck.engine.match.SimulationResult.Occurrence;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The result of a league as one page for a browser that needs nothing else: its charts are drawn in
 * it. What comes from outside, such as the seed, is escaped.
 */
final class LeaguePage {
  private static final int WIDTH = 420;
  private static final int ROW = 24;
  private static final int MOST_ROWS = 25;

  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>%1$s</title>
      <style>
      body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em;
        color: #1d2433; background: #fff }
      section { overflow-x: auto }
      pre { white-space: pre-wrap; overflow-wrap: anywhere }
      table { border-collapse: collapse; width: 100%% }
      th, td { padding: 2px 10px 2px 0; text-align: left; white-space: nowrap }
      th { border-bottom: 1px solid #9aa4b5; font-weight: 600 }
      td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
      svg { display: block; overflow: visible; margin: 0 8px }
      .axis { stroke: #9aa4b5 } .bar { fill: #4a7bc8 } .reach { stroke: #1d2433; stroke-width: 2 }
      .box { fill: #cfdcf1 } .point { fill: #1d2433 }
      text { font-size: 13px; fill: #5a6475 }
      p.note { color: #5a6475 }
      </style>
      </head>
      <body>
      <h1>%1$s</h1>
      """;

  private final StringBuilder page = new StringBuilder();

  private LeaguePage() {}

  /** The page. */
  static String of(LeagueResult result) {
    LeaguePage page = new LeaguePage();
    page.whole(result);
    return page.page.toString();
  }

  private void whole(LeagueResult result) {
    add(HEAD, "League of " + escaped(result.game()));
    add(
        "<p>Version %s of the rules, %d games, seed %s. Whiskers are 95 %% intervals.</p>\n",
        escaped(result.version()), result.decisions().count(), escaped(result.seed()));
    add(
        "<details><summary>Configuration</summary><pre>%s</pre></details>\n",
        escaped(EngineJson.write(result.config())));
    ratings(result);
    pairings(result);
    begin("Games", "", "mean", "min", "median", "max");
    scale("0", "5 % to 95 %, and the median", "max");
    distribution("decisions in a game", result.decisions());
    distribution("choices in a decision", result.branching());
    end();
    occurrences("Actions", result.actions());
    occurrences("Rules", result.rules());
    add("</body>\n</html>\n");
  }

  private void ratings(LeagueResult result) {
    double most = 1;
    for (Entrant bot : result.entrants()) {
      most = Math.max(most, Math.max(Math.abs(bot.low()), Math.abs(bot.high())));
    }
    begin("Ratings", "bot", "rating", "won");
    scale(Long.toString(Math.round(-most)), "0", Long.toString(Math.round(most)));
    for (Entrant bot : result.entrants()) {
      add("<tr><td>%s</td><td class=n>%.0f</td>", escaped(bot.name()), bot.rating());
      add("<td class=n>%.1f %%</td><td>", 100 * bot.wins().share());
      double scale = 2 * most;
      whiskers(
          0.5,
          (bot.low() + most) / scale,
          (bot.rating() + most) / scale,
          (bot.high() + most) / scale);
    }
    end();
  }

  private void pairings(LeagueResult result) {
    begin("Against each other", "bots", "games", "won", "better");
    scale("0", "50 %", "100 %");
    for (Pairing pairing : result.pairings()) {
      add(
          "<tr><td>%s against %s</td><td class=n>%d</td><td class=n>%.1f %%</td>"
              + "<td class=n>%s</td><td>",
          escaped(pairing.one()),
          escaped(pairing.other()),
          pairing.games(),
          100 * pairing.wins().share(),
          better(pairing));
      whiskers(0.5, pairing.wins().low(), pairing.wins().share(), pairing.wins().high());
    }
    end();
    add("<p class=note>The share is that of the first named. Pairs of games are played ");
    add("with the same deal and seats exchanged, until it is sure that one is better.</p>\n");
  }

  private static String better(Pairing pairing) {
    if (!pairing.sure()) {
      return "not sure";
    }
    return escaped(pairing.better() > pairing.worse() ? pairing.one() : pairing.other());
  }

  private void distribution(String name, Distribution numbers) {
    add(
        "<tr><td>%s</td><td class=n>%.1f</td><td class=n>%d</td><td class=n>%d</td>"
            + "<td class=n>%d</td><td>",
        name, numbers.mean(), numbers.min(), numbers.median(), numbers.max());
    double scale = Math.max(1, numbers.max());
    svg();
    double from = WIDTH * numbers.p5() / scale;
    double upTo = WIDTH * numbers.p95() / scale;
    add(
        "<rect class=box x=\"%.1f\" y=\"5\" width=\"%.1f\" height=\"14\"/>",
        from, Math.max(1, upTo - from));
    add(
        "<rect class=point x=\"%.1f\" y=\"3\" width=\"3\" height=\"18\"/></svg>",
        WIDTH * numbers.median() / scale);
    add("</td></tr>\n");
  }

  private void occurrences(String title, Map<?, Occurrence> all) {
    long most = all.values().stream().mapToLong(Occurrence::times).max().orElse(1);
    begin(title, "", "times", "in games");
    scale("0", "", Long.toString(most));
    Map<String, Occurrence> shown =
        all.entrySet().stream()
            .sorted((a, b) -> Long.compare(b.getValue().times(), a.getValue().times()))
            .limit(MOST_ROWS)
            .collect(
                Collectors.toMap(
                    each -> each.getKey().toString(),
                    Map.Entry::getValue,
                    (a, b) -> a,
                    java.util.LinkedHashMap::new));
    shown.forEach(
        (name, counted) -> {
          add("<tr><td>%s</td><td class=n>%d</td>", escaped(name), counted.times());
          add("<td class=n>%d</td><td>", counted.games());
          svg();
          add(
              "<rect class=bar x=\"0\" y=\"5\" width=\"%.1f\" height=\"14\"/></svg>",
              Math.max(1, (double) WIDTH * counted.times() / most));
          add("</td></tr>\n");
        });
    end();
    if (all.size() > MOST_ROWS) {
      add("<p class=note>The %d most frequent of %d.</p>\n", MOST_ROWS, all.size());
    }
  }

  /** A table of that title: a column of names, then numbers, then charts under {@link #scale}. */
  private void begin(String title, String names, String... numbers) {
    add("<h2>%s</h2>\n<section><table><tr><th>%s</th>", title, names);
    for (String number : numbers) {
      add("<th class=n>%s</th>", number);
    }
  }

  /** What the left end, the middle and the right end of the charts below mean. */
  private void scale(String left, String middle, String right) {
    add("<th>");
    svg();
    add("<text x=\"0\" y=\"17\">%s</text>", left);
    add("<text x=\"%d\" y=\"17\" text-anchor=\"middle\">%s</text>", WIDTH / 2, middle);
    add("<text x=\"%d\" y=\"17\" text-anchor=\"end\">%s</text>", WIDTH, right);
    add("</svg></th></tr>\n");
  }

  private void end() {
    add("</table></section>\n");
  }

  /** A point with its interval on a line from 0 to 1, the last of its row. */
  private void whiskers(double axis, double low, double at, double high) {
    svg();
    add("<line class=axis x1=\"%1$.1f\" x2=\"%1$.1f\" y1=\"0\" y2=\"%2$d\"/>", WIDTH * axis, ROW);
    add(
        "<line class=reach x1=\"%.1f\" x2=\"%.1f\" y1=\"12\" y2=\"12\"/>",
        WIDTH * low, WIDTH * high);
    add("<circle class=point cx=\"%.1f\" cy=\"12\" r=\"5\"/></svg>", WIDTH * at);
    add("</td></tr>\n");
  }

  private void svg() {
    add("<svg width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\">", WIDTH, ROW);
  }

  private void add(String format, Object... values) {
    page.append(String.format(Locale.ROOT, format, values));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
