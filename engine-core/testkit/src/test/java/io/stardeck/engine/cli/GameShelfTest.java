package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.stardeck.engine.Game;
import io.stardeck.engine.rules.GameId;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader.Provider;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@SuppressWarnings("rawtypes") // a service is looked up by its class, which has no arguments
class GameShelfTest {
  private static final Provider<Game> UNMARKED = provider(TicTacToe.class, TicTacToe::new);
  private static final Provider<Game> NOT_TO_BE_MADE =
      provider(
          Other.class,
          () -> {
            throw new ServiceConfigurationError("Provider chess.Chess not found");
          });

  @Test
  void aGameWhoseClassBearsItsIdIsFoundWithoutMakingTheOthers() throws InputException {
    GameShelf shelf =
        GameShelf.load(Stream.of(NOT_TO_BE_MADE, provider(Marked.class, Marked::new)));
    assertThat(shelf.find("tic-tac-toe")).isInstanceOf(Marked.class);
  }

  @Test
  void aGameWhoseClassBearsNoIdIsFoundAmongAll() throws InputException {
    GameShelf shelf = GameShelf.load(Stream.of(UNMARKED));
    assertThat(shelf.find("tic-tac-toe")).isInstanceOf(TicTacToe.class);
    assertThat(shelf.games()).hasSize(1);
  }

  @Test
  void aClassThatBearsTheIdOfAnotherGameIsNamed() throws InputException {
    GameShelf shelf = GameShelf.load(Stream.of(provider(Other.class, Other::new)));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> shelf.find("chess"))
        .withMessage("the class of the game \"tic-tac-toe\" bears the id \"chess\"");
  }

  @Test
  void twoGamesOfOneIdAreToldApartByNobody() throws InputException {
    GameShelf unmarked = GameShelf.load(Stream.of(UNMARKED, UNMARKED));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(unmarked::games)
        .withMessageContaining("bear the same id")
        .withMessageContaining("tic-tac-toe");

    Provider<Game> marked = provider(Marked.class, Marked::new);
    GameShelf twice = GameShelf.load(Stream.of(marked, marked));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> twice.find("tic-tac-toe"))
        .withMessage("two games on the class path bear the same id: tic-tac-toe");
  }

  @Test
  void gameThatCannotBeLoadedIsNamed() throws InputException {
    GameShelf shelf = GameShelf.load(Stream.of(NOT_TO_BE_MADE));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(shelf::games)
        .withMessage("a game on the class path cannot be loaded: Provider chess.Chess not found");
  }

  private static Provider<Game> provider(Class<? extends Game> type, Supplier<Game> made) {
    return new Provider<>() {
      @Override
      public Class<? extends Game> type() {
        return type;
      }

      @Override
      public Game get() {
        return made.get();
      }
    };
  }

  @GameId("tic-tac-toe")
  private static final class Marked extends ForwardingGame<Start, Board, Mark, Look> {
    Marked() {
      super(new TicTacToe());
    }
  }

  @GameId("chess")
  private static final class Other extends ForwardingGame<Start, Board, Mark, Look> {
    Other() {
      super(new TicTacToe());
    }
  }
}
