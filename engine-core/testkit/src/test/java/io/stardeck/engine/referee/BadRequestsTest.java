package io.stardeck.engine.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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
import java.util.Collections;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests that cannot be answered are answered with the path of every fault. */
class BadRequestsTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Referee REFEREE = new Referee(ImmutableList.of(GAME));
  private static final Board EMPTY = GAME.setup(GAME.defaultConfig(2), Chance.seeded(1)).state();
  private static final String STATE = GameJson.of(GAME).write(EMPTY);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[] | ~~",
        "7 | ~~",
        "~~ | ~~",
        "{ | ~~",
        "{} | op",
        "{'op':7} | op",
        "{'op':'games','op':'games'} | op",
        "{'op':'conquer'} | op",
        "{'op':'games','game':'x'} | game",
        "{'op':'hash'} | game",
        "{'op':'hash','game':'chess'} | game",
        "{'op':'hash','game':'tic-tac-toe'} | state",
        "{'op':'hash','game':'tic-tac-toe','state':null} | state",
        "{'op':'hash','game':'tic-tac-toe','state':[]} | state",
        "{'op':'hash','game':'tic-tac-toe','state':STATE,'extra':1} | extra",
        "{'op':'hash','game':'tic-tac-toe','state':{'config':{'first':1,'players':2}}} |"
            + " state.cells",
        "{'op':'hash','game':'tic-tac-toe','state':{'cells':'.','config':{'first':99,'players':2}}}"
            + " | state.config.first",
        "{'op':'hash','game':'tic-tac-toe','state':{'cells':'111......','config':{'first':1,'players':2}}}"
            + " | state",
        "{'op':'legal','game':'tic-tac-toe','state':STATE} | seat",
        "{'op':'legal','game':'tic-tac-toe','state':STATE,'seat':3} | seat",
        "{'op':'legal','game':'tic-tac-toe','state':STATE,'seat':-1} | seat",
        "{'op':'legal','game':'tic-tac-toe','state':STATE,'seat':32} | seat",
        "{'op':'view','game':'tic-tac-toe','state':STATE,'seat':33} | seat",
        "{'op':'narrate','game':'tic-tac-toe','state':STATE,'seat':1,'events':[]} | events",
        "{'op':'narrate','game':'tic-tac-toe','state':STATE,'seat':1,'actions':[]} | actions",
        "{'op':'view','game':'tic-tac-toe','state':STATE,'seat':'1'} | seat",
        "{'op':'view','game':'tic-tac-toe','state':STATE,'seat':1e99} | seat",
        "{'op':'apply','game':'tic-tac-toe','state':STATE} | action",
        "{'op':'apply','game':'tic-tac-toe','state':STATE,'action':{'actor':1}} | action.cell",
        "{'op':'apply','game':'tic-tac-toe','state':STATE,'action':{'actor':1,'cell':'0'}} |"
            + " action.cell",
        "{'op':'setup','game':'tic-tac-toe'} | seed",
        "{'op':'setup','game':'tic-tac-toe','seed':[]} | seed",
        "{'op':'setup','game':'tic-tac-toe','draws':{}} | draws",
        "{'op':'setup','game':'tic-tac-toe','draws':[1,'2']} | draws[1]",
        "{'op':'setup','game':'tic-tac-toe','seed':1,'seats':1.5} | seats",
        "{'op':'config','game':'tic-tac-toe','seats':9} | seats",
        "{'op':'config','game':'tic-tac-toe','seats':1} | seats",
        "{'op':'config','game':'tic-tac-toe','seats':'2'} | seats",
        "{'op':'catalogue','game':'tic-tac-toe','seats':3} | seats",
        "{'op':'catalogue','game':'tic-tac-toe','seats':2147483647} | seats",
        "{'op':'setup','game':'tic-tac-toe','seed':1,'config':{'size':4}} | config.size",
        "{'op':'setup','game':'tic-tac-toe','seed':1,'config':7} | config",
        "{'op':'rules','game':'tic-tac-toe','prefix':7} | prefix"
      })
  void faultIsAnsweredWithItsPath(String request, String path) {
    JsonNode answer = ask(request.replace("STATE", STATE));
    assertThat(answer.at("/error/0/path").textValue()).isEqualTo(path);
    assertThat(answer.at("/error/0/text").textValue()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"-1000000", "0", "1", "33", "2147483647"})
  void impossibleNumbersOfSeatsAreViolations(int seats) {
    JsonNode answer = ask("{'op':'setup','game':'tic-tac-toe','seed':1,'seats':" + seats + "}");
    assertThat(answer.at("/violations/0/rule").textValue()).isEqualTo("TTT-01");
  }

  /** A game may make something for each seat. */
  @Test
  void noGameIsAskedForMoreSeatsThanThereCanBe() {
    Game<Start, Board, Mark, Look> careless =
        new ForwardingGame<>(GAME) {
          @Override
          public Start defaultConfig(int seats) {
            assertThat(seats).isLessThanOrEqualTo(Seat.MAX + 1);
            return super.defaultConfig(seats);
          }
        };
    String answer =
        new Referee(ImmutableList.of(careless))
            .answer("{\"op\":\"setup\",\"game\":\"tic-tac-toe\",\"seed\":1,\"seats\":2000000000}");
    assertThat(answer).startsWith("{\"accepted\":false");
  }

  @Example
  void deepAndLongRequestsAreErrors() {
    assertThat(REFEREE.answer(Strings.repeat("[", 1_000_000))).startsWith("{\"error\":");
    assertThat(REFEREE.answer(Strings.repeat("{\"a\":", 100_000))).startsWith("{\"error\":");
    assertThat(REFEREE.answer(Strings.repeat(" ", Referee.LONGEST + 1))).startsWith("{\"error\":");
  }

  @Test
  void seedsAndDrawsThatNoRecordCouldHoldAreErrors() {
    String draws = ImmutableList.copyOf(Collections.nCopies(10_001, 1)).toString();
    JsonNode many = ask("{'op':'setup','game':'tic-tac-toe','draws':" + draws + "}");
    assertThat(many.at("/error/0/path").textValue()).isEqualTo("draws");
    String seed = Strings.repeat("x", 1001);
    JsonNode lengthy = ask("{'op':'setup','game':'tic-tac-toe','seed':'" + seed + "'}");
    assertThat(lengthy.at("/error/0/path").textValue()).isEqualTo("seed");
  }

  @Test
  void aRequestIsAnsweredWithAHundredFaultsAtMost() {
    StringBuilder fields = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      fields.append(",'x").append(i).append("':0");
    }
    JsonNode answer = ask("{'op':'games'" + fields + "}");
    assertThat(answer.path("error")).hasSize(101);
    assertThat(answer.at("/error/100/text").textValue()).contains("there may be more");
  }

  @Property
  void anyLineIsAnsweredWithOneLine(@ForAll String line) {
    assertThat(REFEREE.answer(line)).startsWith("{\"error\":").doesNotContain("\n", "\r");
  }

  @Property
  void noTextInAFieldBreaksTheReferee(
      @ForAll String op, @ForAll String game, @ForAll String state) {
    String request = EngineJson.write(ImmutableMap.of("op", op, "game", game, "state", state));
    assertThat(REFEREE.answer(request)).startsWith("{\"error\":").doesNotContain("\n");
  }

  private static JsonNode ask(String request) {
    return EngineJson.parse(REFEREE.answer(request.replace('\'', '"')));
  }
}
