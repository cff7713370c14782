package io.stardeck.engine.bot;

import static com.google.common.base.Preconditions.checkState;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.kuhn.Kuhn;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SearchTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Kuhn POKER = new Kuhn();
  private static final Search<Board, Mark, Look> SEARCH = Search.of(GAME);

  /** Against each reply that there is, not against some. */
  @Example
  void neverLosesAtTicTacToe() {
    Board empty = Board.of(new Start(2, Seat.of(1)), ".........");
    for (Seat seat : Seat.first(2)) {
      assertThat(lost(empty, seat, SEARCH.iterations(2_000), 1)).isZero();
    }
  }

  /** So that the test above can fail. */
  @Example
  void losesAtTicTacToeWhenItDoesNotThink() {
    Board empty = Board.of(new Start(2, Seat.of(1)), ".........");
    assertThat(lost(empty, Seat.of(2), SEARCH.iterations(10), 1)).isPositive();
  }

  @Example
  void valueOfKuhnsPokerComesNearToWhatItIs() {
    double sum = 0;
    for (int card = 1; card <= 3; card++) {
      Kuhn.Hand hand = new Kuhn.Hand(Seat.of(1), card, ImmutableList.of(), false);
      for (int time = 0; time < 10; time++) {
        Thought<Kuhn.Bid, Kuhn.Hand> thought =
            Search.of(POKER)
                .iterations(1_000)
                .think(hand, POKER.legalActions(hand), Chance.seeded(time));
        sum += value(thought);
      }
    }
    assertThat(sum / 30).isCloseTo(Kuhn.VALUE, within(0.02));
  }

  /** The lowest card never calls, the highest never folds. */
  @Example
  void playsNothingThatIsDominatedAtKuhnsPoker() {
    for (int time = 0; time < 20; time++) {
      assertThat(bids(1, time)).isFalse();
      assertThat(bids(3, time)).isTrue();
    }
  }

  @Property(tries = 20)
  void sameChanceGivesTheSameThought(@ForAll long seed, @ForAll @IntRange(min = 1, max = 4) int n) {
    Search<Board, Mark, Look> search = SEARCH.iterations(60).threads(n);
    Thought<Mark, Look> one = first(search, seed);
    Thought<Mark, Look> other = first(search, seed);
    assertThat(other.options()).isEqualTo(one.options());
    assertThat(other.line()).isEqualTo(one.line());
    assertThat(other.best()).isEqualTo(one.best());
  }

  @Property(tries = 20)
  void iterationsAreDividedAmongTheThreads(@ForAll @IntRange(min = 1, max = 7) int threads) {
    Thought<Mark, Look> thought = first(SEARCH.iterations(50).threads(threads), 1);
    assertThat(thought.iterations()).isEqualTo(50);
    assertThat(thought.options().stream().mapToInt(Thought.Option::visits).sum()).isEqualTo(50);
  }

  @Example
  void tellsWhatItThinks() {
    Board board = Board.of(new Start(2, Seat.of(1)), "11.22....");
    Look look = new Look(Seat.of(1), board);
    Thought<Mark, Look> thought =
        SEARCH.think(look, GAME.legalActions(look), Chance.seeded("line"));
    Mark wins = new Mark(Seat.of(1), 2);
    assertThat(thought.best()).isEqualTo(wins);
    assertThat(thought.line()).containsExactly(wins);
    assertThat(thought.options())
        .extracting(Thought.Option::action)
        .containsExactlyElementsOf(GAME.legalActions(look));
    assertThat(value(thought)).isEqualTo(1);
  }

  @Example
  void stopsWhenItIsEnough() {
    AtomicInteger asked = new AtomicInteger();
    assertThat(first(SEARCH.until(() -> asked.incrementAndGet() > 7), 1).iterations()).isEqualTo(7);
  }

  @Example
  void goesOnFromWhatAnEarlierThoughtHasLearnt() {
    Thought<Mark, Look> earlier = first(SEARCH, 1);
    ImmutableList<Thought.Option<Mark>> before = earlier.options();
    Look look = look(".........");
    Thought<Mark, Look> later =
        SEARCH.think(look, GAME.legalActions(look), Chance.seeded(2), earlier);
    assertThat(later.iterations()).isEqualTo(1_000);
    assertThat(later.options().stream().mapToInt(Thought.Option::visits).sum()).isEqualTo(2_000);
    assertThat(earlier.options()).isEqualTo(before);
  }

  /** With the end of the game out of reach it takes what the game thinks best. */
  @Example
  void asksTheGameHowItStandsWhereItGoesNoFurther() {
    Game<Start, Board, Mark, Look> corner =
        new ForwardingGame<>(GAME) {
          @Override
          public OptionalDouble prospect(Board board, Seat seat) {
            boolean own = board.cells().charAt(8) == '0' + seat.number();
            return OptionalDouble.of(own ? 0.9 : 0.1);
          }
        };
    Look look = look(".........");
    Thought<Mark, Look> thought =
        Search.of(corner)
            .iterations(200)
            .playingOn(RandomBot.get(), 0)
            .think(look, GAME.legalActions(look), Chance.seeded(1));
    assertThat(thought.best()).isEqualTo(new Mark(Seat.of(1), 8));
  }

  /** On the scale on which a game says how likely a player will win. */
  @Example
  void aTeamWinsTogetherADrawIsHalfAWinAndWhoPlaysWithoutEnemiesLosesToTheGame() {
    ImmutableList<Seat> both = Seat.first(2);
    ImmutableList<Seat> none = ImmutableList.of();
    assertThat(worthOf(both, true)).isEqualTo(1);
    assertThat(worthOf(none, true)).isZero();
    assertThat(worthOf(both, false)).isEqualTo(0.5);
    assertThat(worthOf(none, false)).isEqualTo(0.5);
    assertThat(worthOf(Seat.of(1).alone(), false)).isEqualTo(1);
    assertThat(worthOf(Seat.of(2).alone(), false)).isZero();
  }

  /** What the last mark is worth to seat 1 if the game then ends with those winners. */
  private static double worthOf(ImmutableList<Seat> winners, boolean team) {
    Game<Start, Board, Mark, Look> game =
        new ForwardingGame<>(GAME) {
          @Override
          public Optional<Outcome> outcome(Board board) {
            return super.outcome(board).map(end -> new Outcome(winners, end.scores(), end.rule()));
          }

          @Override
          public ImmutableList<Seat> team(Board board, Seat seat) {
            return team ? Seat.first(2) : super.team(board, seat);
          }
        };
    Look look = look("1122211.2");
    return value(
        Search.of(game).iterations(3).think(look, GAME.legalActions(look), Chance.seeded(1)));
  }

  @Example
  void leavesTheRuleOfThumbOnlyForWhatIsBetterBeyondDoubt() {
    Bot<Mark, Look> thumb = (view, legal, chance) -> legal.get(legal.size() - 1);
    Look open = look(".........");
    Thought<Mark, Look> few =
        SEARCH
            .playingOn(thumb, 9)
            .iterations(1)
            .think(open, GAME.legalActions(open), Chance.seeded(1));
    assertThat(few.best()).isEqualTo(new Mark(Seat.of(1), 8));
    Look won = look("11.22....");
    Thought<Mark, Look> sure =
        SEARCH.playingOn(thumb, 9).think(won, GAME.legalActions(won), Chance.seeded(1));
    assertThat(sure.best()).isEqualTo(new Mark(Seat.of(1), 2));
  }

  @Example
  void failureInAThreadIsTold() {
    Thread asking = Thread.currentThread();
    Bot<Mark, Look> failing =
        (view, legal, chance) -> {
          checkState(Thread.currentThread() == asking, "gave up");
          return legal.get(0);
        };
    assertThatThrownBy(() -> first(SEARCH.playingOn(failing, 9).threads(2), 1))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("gave up");
  }

  /** Nobody counts on what is learnt any more. */
  @Example
  void failureOfTheThreadThatAsksEndsTheOthers() throws InterruptedException {
    Thread asking = Thread.currentThread();
    AtomicReference<Thread> other = new AtomicReference<>();
    Bot<Mark, Look> failing =
        (view, legal, chance) -> {
          if (Thread.currentThread() == asking) {
            checkState(other.get() == null, "gave up");
          } else {
            other.set(Thread.currentThread());
          }
          return legal.get(0);
        };
    Search<Board, Mark, Look> search =
        SEARCH.playingOn(failing, 9).iterations(1_000_000_000).threads(2);
    assertThatThrownBy(() -> first(search, 1)).hasMessage("gave up");
    other.get().join(20_000);
    assertThat(other.get().isAlive()).isFalse();
  }

  /** Such as who has passed and may take it back. */
  @Example
  void thinksForWhomTheGameDoesNotWait() {
    Look look = look("11.22....");
    Game<Start, Board, Mark, Look> patient =
        new ForwardingGame<>(GAME) {
          @Override
          public ImmutableList<Seat> toAct(Board board) {
            return board.equals(look.state()) ? Seat.of(2).alone() : super.toAct(board);
          }
        };
    Thought<Mark, Look> thought =
        Search.of(patient).think(look, GAME.legalActions(look), Chance.seeded(1));
    assertThat(thought.best()).isEqualTo(new Mark(Seat.of(1), 2));
  }

  @Example
  void adviceThatIsNotLegalIsTold() {
    Bot<Mark, Look> wrong = (view, legal, chance) -> new Mark(view.seat(), 9);
    assertThatThrownBy(() -> first(SEARCH.playingOn(wrong, 9), 1))
        .isInstanceOf(VerifyException.class)
        .hasMessageContaining("which is not legal");
  }

  @Example
  void thereIsNoSearchWithoutIterationsOrThreads() {
    assertThatThrownBy(() -> SEARCH.iterations(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SEARCH.threads(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SEARCH.playingOn(RandomBot.get(), -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** In how many of the games in which {@code seat} searches, and the other tries all, it loses. */
  private static int lost(Board board, Seat seat, Search<Board, Mark, Look> search, long seed) {
    if (board.outcome().isPresent()) {
      return board.outcome().get().winners().contains(seat.next(2)) ? 1 : 0;
    }
    Seat mover = board.top().deciders().get(0);
    Look look = new Look(mover, board);
    ImmutableList<Mark> legal = GAME.legalActions(look);
    if (mover.equals(seat)) {
      Mark mark = search.choose(look, legal, Chance.seeded(seed));
      return lost(GAME.next(board, mark), seat, search, seed);
    }
    int lost = 0;
    for (Mark mark : legal) {
      lost += lost(GAME.next(board, mark), seat, search, seed);
    }
    return lost;
  }

  private static boolean bids(int card, int time) {
    Kuhn.Hand hand = new Kuhn.Hand(Seat.of(2), card, ImmutableList.of(true), false);
    return Search.of(POKER)
        .iterations(500)
        .choose(hand, POKER.legalActions(hand), Chance.seeded(time))
        .bet();
  }

  private static Thought<Mark, Look> first(Search<Board, Mark, Look> search, long seed) {
    Look look = look(".........");
    return search.think(look, GAME.legalActions(look), Chance.seeded(seed));
  }

  private static Look look(String cells) {
    return new Look(Seat.of(1), Board.of(new Start(2, Seat.of(1)), cells));
  }

  private static double value(Thought<?, ?> thought) {
    return thought.options().stream()
        .filter(option -> option.action().equals(thought.best()))
        .mapToDouble(Thought.Option::value)
        .findAny()
        .orElseThrow();
  }
}
