package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * TURN_START: the turn player has not yet chosen between Action and Trash Phase.
 *
 * @param seat the turn player
 */
@JsonTypeName("turn-start")
public record TurnStart(Seat seat) implements Phase {
  @Override
  public Optional<Window> window() {
    return Optional.of(Window.ACTION);
  }
}
