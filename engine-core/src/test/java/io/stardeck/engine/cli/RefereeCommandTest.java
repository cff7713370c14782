package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
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
}
