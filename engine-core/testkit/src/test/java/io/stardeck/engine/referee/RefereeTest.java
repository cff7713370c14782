package io.stardeck.engine.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RefereeTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Referee REFEREE = new Referee(ImmutableList.of(GAME));
  private static final Board EMPTY = GAME.setup(GAME.defaultConfig(2), Chance.seeded(1)).state();
  private static final String STATE = GameJson.of(GAME).write(EMPTY);

  @Test
  void gamesAreListed() {
    assertThat(REFEREE.answer("{\"op\":\"games\"}"))
        .isEqualTo(
            "{\"games\":[{\"id\":\"tic-tac-toe\",\"maxSeats\":2,\"minSeats\":2,"
                + "\"title\":\"Tic-tac-toe\",\"version\":\"1\"}]}");
  }

  @Test
  void setupTakesTheSuggestedConfigurationWhereNoneIsGiven() {
    JsonNode answer = ask("{'op':'setup','game':'tic-tac-toe','seed':7}");
    assertThat(answer.path("accepted").booleanValue()).isTrue();
    assertThat(answer.path("state")).isEqualTo(EngineJson.parse(STATE));
    assertThat(answer.path("toAct").toString()).isEqualTo("[1]");
    assertThat(answer.has("outcome")).isFalse();
  }

  @Test
  void setupLaysAPartOfAConfigurationOverTheSuggestedOne() {
    JsonNode answer = ask("{'op':'setup','game':'tic-tac-toe','config':{'first':2},'draws':[1,2]}");
    assertThat(answer.at("/state/config").toString()).isEqualTo("{\"first\":2,\"players\":2}");
    assertThat(answer.path("toAct").toString()).isEqualTo("[2]");
  }

  @Test
  void refusedConfigurationIsAnsweredWithItsViolations() {
    JsonNode answer = ask("{'op':'setup','game':'tic-tac-toe','seats':3,'seed':'x'}");
    assertThat(answer.path("accepted").booleanValue()).isFalse();
    assertThat(answer.at("/violations/0/rule").textValue()).isEqualTo("TTT-01");
  }

  @Test
  void legalActionsAreListed() {
    JsonNode answer = ask("{'op':'legal','game':'tic-tac-toe','seat':1,'state':" + STATE + "}");
    assertThat(answer.path("actions")).hasSize(9);
    assertThat(answer.at("/actions/3").toString()).isEqualTo("{\"actor\":1,\"cell\":3}");
    assertThat(
            ask("{'op':'legal','game':'tic-tac-toe','seat':2,'state':" + STATE + "}")
                .path("actions"))
        .isEmpty();
  }

  @Test
  void whatIsLeftToTheHostIsListedForTheHost() {
    Game<Start, Board, Mark, Look> hosted =
        new ForwardingGame<>(GAME) {
          @Override
          public ImmutableList<Mark> legalActions(Board board, Seat seat) {
            return seat.equals(Seat.HOST)
                ? ImmutableList.of(new Mark(seat, 0))
                : super.legalActions(board, seat);
          }
        };
    String request = "{\"op\":\"legal\",\"game\":\"tic-tac-toe\",\"seat\":33,\"state\":" + STATE;
    assertThat(new Referee(ImmutableList.of(hosted)).answer(request + "}"))
        .isEqualTo("{\"actions\":[{\"actor\":33,\"cell\":0}]}");
  }

  /** The random bot acts unasked now and then. */
  @Test
  void aBotThatNobodyWaitsForMayLetTheOthersGoOn() {
    Mark call = new Mark(Seat.of(2), 8);
    Game<Start, Board, Mark, Look> open =
        new ForwardingGame<>(GAME) {
          @Override
          public ImmutableList<Mark> legalActions(Board board, Seat seat) {
            return seat.equals(call.actor())
                ? ImmutableList.of(call)
                : super.legalActions(board, seat);
          }
        };
    Referee referee = new Referee(ImmutableList.of(open));
    Set<String> answers = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      answers.add(
          referee.answer(
              "{\"op\":\"bot\",\"game\":\"tic-tac-toe\",\"seat\":2,\"seed\":%d,\"state\":%s}"
                  .formatted(seed, STATE)));
    }
    assertThat(answers).containsExactlyInAnyOrder("{}", "{\"action\":{\"actor\":2,\"cell\":8}}");
  }

  @Test
  void theSearchIsAskedByItsNameLikeEveryBot() {
    String won = "{'cells':'11.22....','config':{'first':1,'players':2}}";
    for (String name : new String[] {"mcts", "mcts:200"}) {
      JsonNode answer =
          ask(
              "{'op':'bot','game':'tic-tac-toe','seat':1,'seed':1,'name':'%s','state':%s}"
                  .formatted(name, won));
      assertThat(answer.at("/action/cell").intValue()).isEqualTo(2);
    }
    String none = "{'op':'bot','game':'tic-tac-toe','seat':1,'seed':1,'name':'mcts:0','state':%s}";
    assertThat(ask(none.formatted(won)).at("/error/0/text").textValue())
        .isEqualTo("there are random, mcts, mcts:N; not this one");
  }

  @Test
  void gameIsPlayedByApplying() {
    String state = STATE;
    JsonNode answer = EngineJson.parse("{}");
    for (int cell : new int[] {0, 3, 1, 4, 2}) {
      String actor = state.chars().filter(c -> c == '.').count() % 2 == 1 ? "1" : "2";
      answer =
          ask(
              "{'op':'apply','game':'tic-tac-toe','action':{'actor':"
                  + actor
                  + ",'cell':"
                  + cell
                  + "},'state':"
                  + state
                  + "}");
      assertThat(answer.path("accepted").booleanValue()).isTrue();
      assertThat(answer.path("events")).hasSize(1);
      state = answer.path("state").toString();
    }
    assertThat(answer.path("toAct")).isEmpty();
    assertThat(answer.at("/outcome/winners").toString()).isEqualTo("[1]");
  }

  @Test
  void illegalActionIsAnsweredWithItsViolationsByCheckAndByApply() {
    String rest = ",'game':'tic-tac-toe','action':{'actor':1,'cell':9},'state':" + STATE + "}";
    JsonNode check = ask("{'op':'check'" + rest);
    assertThat(check.path("accepted").booleanValue()).isFalse();
    assertThat(check.at("/violations/0/rule").textValue()).isEqualTo("TTT-02");
    assertThat(ask("{'op':'apply'" + rest)).isEqualTo(check);
  }

  @Test
  void legalActionIsCheckedWithoutViolations() {
    JsonNode check =
        ask(
            "{'op':'check','game':'tic-tac-toe','action':{'actor':1,'cell':8},'state':"
                + STATE
                + "}");
    assertThat(check.toString()).isEqualTo("{\"accepted\":true,\"violations\":[]}");
  }

  @Test
  void viewComesWithItsPrompt() {
    JsonNode answer = ask("{'op':'view','game':'tic-tac-toe','seat':0,'state':" + STATE + "}");
    assertThat(answer.at("/view/state")).isEqualTo(EngineJson.parse(STATE));
    assertThat(answer.at("/prompt/text").textValue()).isEqualTo("mark an empty cell");
  }

  @Test
  void hashIsThatOfTheState() {
    assertThat(
            ask("{'op':'hash','game':'tic-tac-toe','state':" + STATE + "}")
                .path("hash")
                .textValue())
        .isEqualTo(GameJson.of(GAME).hash(EMPTY));
  }

  @Test
  void rulesAreListedByTheBeginningOfTheirId() {
    assertThat(ask("{'op':'rules','game':'tic-tac-toe'}").path("rules")).hasSize(3);
    assertThat(
            ask("{'op':'rules','game':'tic-tac-toe','prefix':'TTT-02'}")
                .at("/rules/0/text")
                .textValue())
        .isEqualTo("In turn, each marks one empty cell.");
  }

  @Property
  void refereeLetsEverySeatOfTheTableAsk(@ForAll @IntRange(max = 2) int seat) {
    JsonNode answer =
        ask("{'op':'legal','game':'tic-tac-toe','state':" + STATE + ",'seat':" + seat + "}");
    assertThat(answer.path("actions")).hasSize(GAME.legalActions(EMPTY, Seat.of(seat)).size());
  }

  private static JsonNode ask(String request) {
    return EngineJson.parse(REFEREE.answer(request.replace('\'', '"')));
  }
}
