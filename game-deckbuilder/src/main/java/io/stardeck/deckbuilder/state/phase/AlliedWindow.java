package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * ALLIED_WINDOW: who has flipped an Allied Starship plays cards to acquire it ({@code DB-KCW-10}).
 * It is no battle.
 *
 * @param seat the turn player
 */
@JsonTypeName("allied-window")
public record AlliedWindow(Seat seat) implements Phase {
  @Override
  public Optional<Window> window() {
    return Optional.of(Window.EVENT);
  }
}
