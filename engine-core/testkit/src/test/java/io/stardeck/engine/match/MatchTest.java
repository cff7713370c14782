package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;

class MatchTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Bot<Mark, Look> FIRST = (view, legal, chance) -> legal.get(0);
  private static final MatchListener<Board, Mark> NOBODY = new MatchListener<>() {};

  @Property
  void sameSeedIsTheSameGame(@ForAll String seed) {
    assertThat(random(seed).play(NOBODY)).isEqualTo(random(seed).play(NOBODY));
  }

  @Example
  void listenerIsToldTheWholeGameInOrder() {
    Chronicle chronicle = new Chronicle();
    Board end = between(FIRST, FIRST).play(chronicle);
    assertThat(chronicle.lines)
        .containsExactly(
            "began .........",
            "9 options: cell 0 -> 1........, 1 events",
            "8 options: cell 1 -> 12......., 1 events",
            "7 options: cell 2 -> 121......, 1 events",
            "6 options: cell 3 -> 1212....., 1 events",
            "5 options: cell 4 -> 12121...., 1 events",
            "4 options: cell 5 -> 121212..., 1 events",
            "3 options: cell 6 -> 1212121.., 1 events",
            "won by [seat 1]");
    assertThat(end.cells()).isEqualTo("1212121..");
  }

  @Property
  void recordOfAMatchIsTrue(@ForAll @StringLength(max = 500) String seed) {
    Assume.that(StandardCharsets.UTF_8.newEncoder().canEncode(seed));
    MatchResult<Start, Board, Mark> result = random(seed).play();
    assertThat(Records.of(GAME).replay(result.record()))
        .isEqualTo(new Replay.Verified<>(result.end()));
    assertThat(result.outcome()).isEqualTo(GAME.outcome(result.end()).orElseThrow());
    assertThat(result.decisions()).isBetween(5, 9);
    assertThat(result.branching().count()).isEqualTo(result.decisions());
    assertThat(result.branching().max()).isEqualTo(9);
  }

  @Example
  void bothListenersAreTold() {
    Chronicle one = new Chronicle();
    Chronicle other = new Chronicle();
    between(FIRST, FIRST).play(MatchListener.both(one, other));
    assertThat(one.lines).isEqualTo(other.lines).hasSize(9);
  }

  @Example
  void botThatTakesWhatIsNotLegalIsNamed() {
    Bot<Mark, Look> stubborn = (view, legal, chance) -> new Mark(Seat.of(2), 0);
    assertThatThrownBy(() -> between(FIRST, stubborn).play(NOBODY))
        .isInstanceOf(VerifyException.class)
        .hasMessageContaining("second takes Mark[actor=seat 2, cell=0]: [TTT-02");
  }

  @Example
  void botThatActsForAnotherSeatIsNamed() {
    Bot<Mark, Look> cuckoo = (view, legal, chance) -> new Mark(Seat.of(1), 4);
    assertThatThrownBy(() -> between(FIRST, cuckoo).play(NOBODY))
        .isInstanceOf(VerifyException.class)
        .hasMessageContaining("second acts for another seat");
  }

  @Example
  void gameThatGoesOnBeyondItsBoundIsStopped() {
    Game<Start, Board, Mark, Look> endless = Altered.game(GAME, "decisionBound", 4L);
    Lineup<Start, Board, Mark, Look> lineup = Lineup.of(endless, 2, "first", FIRST);
    assertThatThrownBy(() -> new Match<>(lineup, "1").play(NOBODY))
        .isInstanceOf(VerifyException.class)
        .hasMessageContaining("not over after 4 decisions");
  }

  @Example
  void refusedConfigurationIsNoMatch() {
    Lineup<Start, Board, Mark, Look> three = Lineup.of(GAME, 3, "first", FIRST);
    assertThatThrownBy(() -> new Match<>(three, "1").play(NOBODY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("TTT-01");
  }

  @Example
  void everySeatNeedsItsPlayer() {
    Lineup<Start, Board, Mark, Look> lonely =
        new Lineup<>(GAME, GAME.defaultConfig(2), ImmutableList.of(new Player<>("first", FIRST)));
    assertThatThrownBy(() -> new Match<>(lonely, "1").play(NOBODY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a game for 2 players, but 1 in the lineup");
  }

  @Example
  void playersMoveOnClockwise() {
    Lineup<Start, Board, Mark, Look> lineup = between(FIRST, RandomBot.get()).lineup();
    assertThat(lineup.rotated(0)).isEqualTo(lineup);
    assertThat(lineup.rotated(1).at(Seat.of(2)).name()).isEqualTo("first");
    assertThat(lineup.rotated(1).at(Seat.of(1)).name()).isEqualTo("second");
    assertThat(lineup.rotated(2)).isEqualTo(lineup);
  }

  private static Match<Start, Board, Mark, Look> random(String seed) {
    return new Match<>(Lineup.of(GAME, 2, RandomBot.NAME, RandomBot.get()), seed);
  }

  private static Match<Start, Board, Mark, Look> between(
      Bot<Mark, Look> first, Bot<Mark, Look> second) {
    ImmutableList<Player<Mark, Look>> players =
        ImmutableList.of(new Player<>("first", first), new Player<>("second", second));
    return new Match<>(new Lineup<>(GAME, GAME.defaultConfig(2), players), "seed");
  }

  /** Writes down what it is told. */
  private static final class Chronicle implements MatchListener<Board, Mark> {
    final List<String> lines = new ArrayList<>();

    @Override
    public void began(Board state, ImmutableList<Event> events) {
      lines.add("began " + state.cells());
    }

    @Override
    public void decided(
        Board before, int options, Mark action, Board after, ImmutableList<Event> events) {
      lines.add(
          options
              + " options: cell "
              + action.cell()
              + " -> "
              + after.cells()
              + ", "
              + events.size()
              + " events");
    }

    @Override
    public void ended(Board state, Outcome outcome) {
      lines.add("won by " + outcome.winners());
    }
  }
}
