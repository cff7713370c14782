package io.stardeck.engine.tictactoe;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.*;
import io.stardeck.engine.rules.*;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** Tic-tac-toe, whole: its values, its one action, its rules, and how it begins and ends. */
public final class TicTacToe
    extends OpenGame<TicTacToe.Start, TicTacToe.Board, TicTacToe.Mark, TicTacToe.Look> {
  private static final RuleId SEATS = RuleId.of("TTT-01");
  private static final RuleId MARK = RuleId.of("TTT-02");
  private static final RuleId END = RuleId.of("TTT-03");
  private static final RuleBook BOOK =
      RuleBook.of(
          new RuleBook.Entry(SEATS, "basic", "Two play, and agree on who begins."),
          new RuleBook.Entry(MARK, "basic", "In turn, each marks one empty cell."),
          new RuleBook.Entry(END, "basic", "Three marks in a line win; a full board ends."));

  private static final String EMPTY = ".........";

  /** The configuration: how many play, and who begins. */
  public record Start(int players, Seat first) {}

  /** The only action: {@code actor} marks a {@code cell}, 0 to 8. */
  public record Mark(Seat actor, int cell) implements Action {}

  public record Marked(Seat seat, int cell) implements GameEvent {}

  /** The only frame: one seat's turn, or nobody's once the game is over. */
  public record Turn(ImmutableList<Seat> deciders) implements Frame {}

  /** The state: nine cells, row by row, each the number of the seat that marked it, or a dot. */
  @Value.Immutable
  @JsonSerialize(as = ImmutableBoard.class)
  @JsonDeserialize(as = ImmutableBoard.class)
  public abstract static class Board implements OpenGame.State<Start, Board> {
    private static final int[][] LINES = {
      {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    /** The board of those cells. */
    public static Board of(Start config, String cells) {
      return ImmutableBoard.builder().config(config).cells(cells).build();
    }

    public abstract String cells();

    /** Worked out once for each board, as it is asked for several times a decision. */
    @Override
    @Value.Derived
    @JsonIgnore
    public Turn top() {
      Seat mover = mover();
      boolean over = hasLine(mover.next(2)) || cells().indexOf('.') < 0;
      return new Turn(over ? ImmutableList.of() : mover.alone());
    }

    @Override
    public Optional<Outcome> outcome() {
      if (!top().deciders().isEmpty()) {
        return Optional.empty();
      }
      Seat last = mover().next(2);
      return Optional.of(
          hasLine(last)
              ? new Outcome(ImmutableList.of(last), scores(last), END)
              : new Outcome(ImmutableList.of(), ImmutableList.of(0, 0), END));
    }

    @Override
    public ImmutableList<Fault> faults() {
      boolean seated = config().players() == 2 && Seat.first(2).contains(config().first());
      boolean full = cells().length() == 9 && count('.') + count('1') + count('2') == 9;
      boolean fair = count('1') - count('2') == mover().number() - config().first().number();
      return seated && full && fair && !hasLine(mover())
          ? ImmutableList.of()
          : ImmutableList.of(new Fault("", "no play leads to " + this));
    }

    private Seat mover() {
      return count('.') % 2 == 1 ? config().first() : config().first().next(2);
    }

    private boolean hasLine(Seat seat) {
      String cells = cells();
      int me = '0' + seat.number();
      for (int[] at : LINES) {
        if (cells.charAt(at[0]) == me && cells.charAt(at[1]) == me && cells.charAt(at[2]) == me) {
          return true;
        }
      }
      return false;
    }

    private int count(char mark) {
      int count = 0;
      for (int cell = 0; cell < cells().length(); cell++) {
        count += cells().charAt(cell) == mark ? 1 : 0;
      }
      return count;
    }

    private static ImmutableList<Integer> scores(Seat winner) {
      return winner.number() == 1 ? ImmutableList.of(1, 0) : ImmutableList.of(0, 1);
    }
  }

  /** The view: each seat sees the whole board. */
  public record Look(Seat seat, Board state) implements OpenGame.Sight<Board> {}

  private static final class Marking implements ActionRule<Board, Look, Mark> {
    @Override
    public void candidates(Look look, Consumer<? super Mark> offer) {
      for (int cell = 0; cell < 9; cell++) {
        if (look.state().cells().charAt(cell) == '.') {
          offer.accept(new Mark(look.seat(), cell));
        }
      }
    }

    @Override
    public boolean offersLegalOnly() {
      return true;
    }

    @Override
    public void check(Look look, Mark mark, Findings findings) {
      String cells = look.state().cells();
      if (mark.cell() < 0 || mark.cell() > 8 || cells.charAt(mark.cell()) != '.') {
        findings.reject(MARK, "there is no empty cell %s", mark.cell());
      }
    }

    @Override
    public void perform(Play<Board> play, Mark mark) {
      StringBuilder cells = new StringBuilder(play.state().cells());
      cells.setCharAt(mark.cell(), (char) ('0' + mark.actor().number()));
      play.become(Board.of(play.state().config(), cells.toString()));
      play.tell(MARK, new Marked(mark.actor(), mark.cell()));
    }
  }

  public TicTacToe() {
    super(
        GameSpec.<Start, Board, Mark, Look>builder()
            .info(new GameInfo("tic-tac-toe", "Tic-tac-toe", "1", 2, 2))
            .ruleBook(BOOK)
            .types(new GameTypes<>(Start.class, Board.class, Mark.class, Look.class, Marked.class))
            .narrator(
                Narrator.of(
                    look -> look.state().cells().replaceAll("...", "$0\n"),
                    (look, mark) -> "mark cell " + mark.cell(),
                    (look, event) -> event.toString()))
            .defaultConfig(seats -> new Start(seats, Seat.of(1)))
            .violations(
                start ->
                    Board.of(start, EMPTY).faults().isEmpty()
                        ? ImmutableList.of()
                        : ImmutableList.of(new Violation(SEATS, "two play, and 1 or 2 begins")))
            .players(Start::players)
            .decisionBound(start -> 9)
            .start((start, chance) -> Board.of(start, EMPTY))
            .view((board, seat) -> new Look(seat, board))
            .closed(GameSpec.closedBy(MARK))
            .addPhases(
                PhaseRule.asking(
                    Turn.class, "mark an empty cell", ImmutableList.of(new Marking()))));
  }
}
