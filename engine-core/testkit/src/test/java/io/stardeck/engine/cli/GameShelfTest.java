package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.tictactoe.TicTacToe;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;

class GameShelfTest {

  @Test
  void twoGamesOfOneIdAreToldApartByNobody() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> GameShelf.load(ImmutableList.of(new TicTacToe(), new TicTacToe())))
        .withMessageContaining("bear the same id")
        .withMessageContaining("tic-tac-toe");
  }

  @Test
  void gameThatCannotBeLoadedIsNamed() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () ->
                GameShelf.load(
                    () -> {
                      throw new ServiceConfigurationError("Provider chess.Chess not found");
                    }))
        .withMessage("a game on the class path cannot be loaded: Provider chess.Chess not found");
  }
}
