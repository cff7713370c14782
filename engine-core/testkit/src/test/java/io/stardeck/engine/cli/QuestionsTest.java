package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Explanation;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a question mark is answered with. */
class QuestionsTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final RuleId MARK = RuleId.of("TTT-02");

  /** Tic-tac-toe that explains how many cells there are. */
  private static final class Explaining extends ForwardingGame<Start, Board, Mark, Look> {
    Explaining() {
      super(GAME);
    }

    @Override
    public Narrator<Mark, Look> narrator() {
      Narrator<Mark, Look> inner = super.narrator();
      return new Narrator<>() {
        @Override
        public String table(Look view) {
          return inner.table(view);
        }

        @Override
        public String action(Look view, Mark action) {
          return inner.action(view, action);
        }

        @Override
        public String event(Look view, GameEvent event) {
          return inner.event(view, event);
        }

        @Override
        public Optional<String> about(Look view, Mark action) {
          return action.cell() == 2 ? Optional.of("a corner") : Optional.empty();
        }

        @Override
        public Optional<String> about(Look view, String name) {
          return name.equals("rows") ? Optional.of("Rows: from side to side") : Optional.empty();
        }
      };
    }

    @Override
    public Optional<Explanation> explain(Look view, String path) {
      Computation cells =
          Computation.explaining().base(3, MARK, "rows").multiply(3, MARK, "columns");
      return path.equals("cells") ? Optional.of(cells.explained()) : Optional.empty();
    }
  }

  @Test
  void aNumberIsToldWithItsPartsAndWhatTheirSourcesAreCalled() {
    assertThat(answer("cells"))
        .isEqualTo(
            "  base        3 ->   3  TTT-02 rows Rows\n"
                + "  multiply    3 ->   9  TTT-02 columns\n"
                + "  It is 9.\n");
  }

  @Test
  void anActionThatIsForbiddenIsToldWithItsReasonsAndWithWhatIsNear() {
    assertThat(answer("{\"actor\":1,\"cell\":9}"))
        .startsWith("  TTT-02: ")
        .contains("  near: mark cell 0\n", "  near: mark cell 8\n");
    assertThat(answer("{\"actor\":1,\"cell\":8}")).isEqualTo("  Nothing forbids it.\n");
  }

  @Test
  void onlyAnOwnActionIsLookedAt() {
    assertThat(answer("{\"actor\":2,\"cell\":9}"))
        .isEqualTo("  That is not yours to do: you are seat 1.\n");
  }

  @Test
  void whatIsNoActionIsToldWithItsFaults() {
    assertThat(answer("{\"actor\":1}")).contains("cell");
  }

  @Test
  void anActionIsToldWithWhatItDoesAndWhatItNames() {
    assertThat(answer("3")).isEqualTo("  mark cell 2\n  a corner\n  {\"actor\":1,\"cell\":2}\n");
  }

  @Test
  void wordsOfTheRulesAreNoNames() {
    assertThat(
            Questions.named(
                EngineJson.parse(
                    "{\"type\":\"attempt\",\"actor\":1,\"party\":{\"kind\":\"OUTPOST\",\"of\":\"c23\"},"
                        + "\"sides\":[\"FEDERATION\"],\"box\":\"PH1\",\"definition\":\"vir-cotto\"}")))
        .containsExactly("c23", "vir-cotto");
  }

  @Test
  void whatIsNoJsonIsToldWithoutAWordOfItsSource() {
    assertThat(answer("{\"actor\":1")).contains("not JSON").doesNotContain("Source", "REDACTED");
  }

  private static String answer(String question) {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    Console console = new Console(new BufferedReader(new StringReader("")), writer, writer, false);
    Board state = GAME.setup(GAME.defaultConfig(2), Chance.seeded(1)).state();
    Look view = GAME.view(state, Seat.of(1));
    new Questions<>(new Explaining(), console).answer(question, view, GAME.legalActions(view));
    writer.flush();
    return out.toString();
  }
}
