package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Game;
import io.stardeck.engine.match.Altered;
import io.stardeck.engine.referee.Referee;
import io.stardeck.engine.tictactoe.TicTacToe;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class RefereeCommandTest {

  @Test
  void eachLineIsAnsweredWithALineAndABadOneDoesNotEndIt() {
    Run run =
        Run.typing(
            ImmutableList.of(
                "{\"op\":\"games\"}",
                "not JSON",
                "",
                "{\"op\":\"setup\",\"game\":\"tic-tac-toe\",\"seed\":1}",
                "[".repeat(100_000),
                "{\"op\":\"rules\",\"game\":\"tic-tac-toe\",\"prefix\":\"TTT-03\"}"),
            "referee");
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out().lines())
        .satisfiesExactly(
            games -> assertThat(games).startsWith("{\"games\":["),
            error -> assertThat(error).startsWith("{\"error\":[{"),
            error -> assertThat(error).startsWith("{\"error\":[{"),
            setup -> assertThat(setup).startsWith("{\"accepted\":true,\"state\":{"),
            error -> assertThat(error).startsWith("{\"error\":[{"),
            rules -> assertThat(rules).startsWith("{\"rules\":[{\"id\":\"TTT-03\""));
    assertThat(run.err()).isEmpty();
  }

  @Test
  void withoutRequestsThereAreNoAnswers() {
    assertThat(Run.of("referee")).isEqualTo(new Run(ExitCode.OK, "", ""));
  }

  @Test
  void requestThatHitsUponABugDoesNotTakeTheAnswersFromThoseThatFollow() throws IOException {
    Game<?, ?, ?, ?> broken = Altered.game(new TicTacToe(), "toAct", "nobody knows");
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String requests = "{'op':'setup','game':'tic-tac-toe','seed':1}\n{'op':'games'}\n";
    new RefereeCommand(
            new Console(
                new BufferedReader(new StringReader(requests.replace('\'', '"'))),
                new PrintWriter(out),
                new PrintWriter(err),
                false))
        .serve(new Referee(ImmutableList.of(broken)));
    assertThat(out.toString().lines())
        .satisfiesExactly(
            bug -> assertThat(bug).startsWith("{\"error\":[{").contains("a bug in the game"),
            games -> assertThat(games).startsWith("{\"games\":["));
    assertThat(err.toString()).contains("ClassCastException");
  }
}
