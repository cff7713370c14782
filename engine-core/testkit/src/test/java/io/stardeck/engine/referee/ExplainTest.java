package io.stardeck.engine.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why an action is refused, and why a number is what it is. */
class ExplainTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final RuleId MARK = RuleId.of("TTT-02");
  private static final Board FIRST = GAME.setup(GAME.defaultConfig(2), Chance.seeded(1)).state();
  private static final String STATE =
      GameJson.of(GAME)
          .write(
              GAME.apply(FIRST, GAME.legalActions(FIRST, FIRST.config().first()).get(4)).state());

  /** Tic-tac-toe that explains how many cells are free. */
  private static final class Explaining extends ForwardingGame<Start, Board, Mark, Look> {
    Explaining() {
      super(GAME);
    }

    @Override
    public Optional<Explanation> explain(Look view, String path) {
      long marks = view.state().cells().chars().filter(c -> c != '.').count();
      Computation sum = Computation.explaining().base(9, MARK, "the board");
      return path.equals("free")
          ? Optional.of(sum.add(-(int) marks, MARK, "marks").explained())
          : Optional.empty();
    }
  }

  @Test
  void aRefusedActionIsAnsweredWithTheNearestLegalOnes() {
    JsonNode answer = ask("'action':{'actor':2,'cell':4}");
    assertThat(answer.path("accepted").booleanValue()).isFalse();
    assertThat(answer.at("/violations/0/rule").textValue()).isEqualTo("TTT-02");
    assertThat(answer.path("nearest")).hasSize(8);
    assertThat(answer.at("/nearest/0").toString()).isEqualTo("{\"actor\":2,\"cell\":0}");
  }

  @Test
  void whoMayNotActHasNoneThatIsNear() {
    assertThat(ask("'action':{'actor':1,'cell':0}").path("nearest")).isEmpty();
  }

  @Test
  void theNearestToALegalActionIsItself() {
    JsonNode answer = ask("'action':{'actor':2,'cell':8}");
    assertThat(answer.path("accepted").booleanValue()).isTrue();
    assertThat(answer.path("nearest").toString()).isEqualTo("[{\"actor\":2,\"cell\":8}]");
  }

  @Test
  void aNumberIsAnsweredWithItsParts() {
    JsonNode answer = ask("'seat':1,'path':'free'");
    assertThat(answer.path("value").intValue()).isEqualTo(8);
    assertThat(answer.at("/parts/1").toString())
        .isEqualTo(
            "{\"amount\":-1,\"operation\":\"ADD\",\"rule\":\"TTT-02\",\"source\":\"marks\",\"value\":8}");
  }

  @Test
  void whatNamesNoNumberIsAFault() {
    assertThat(ask("'seat':1,'path':'cells'").at("/error/0/path").textValue()).isEqualTo("path");
    assertThat(ask("'seat':1").at("/error/0/path").textValue()).isEqualTo("path");
    for (String other : ImmutableList.of("'path':'free'", "'seat':2")) {
      assertThat(ask(other + ",'action':{'actor':2,'cell':8}").at("/error/0/path").textValue())
          .isEqualTo(other.substring(1, 5));
    }
  }

  private static JsonNode ask(String rest) {
    String request = "{'op':'explain','game':'tic-tac-toe'," + rest + ",'state':" + STATE + "}";
    Referee referee = new Referee(ImmutableList.of(new Explaining()));
    return EngineJson.parse(referee.answer(request.replace('\'', '"')));
  }
}
