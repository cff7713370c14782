package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * EVENT_WINDOW: who has flipped an Event plays cards to meet its Goal ({@code DB-EVT-03}).
 *
 * @param seat the turn player
 */
@JsonTypeName("event-window")
public record EventWindow(Seat seat) implements Phase {
  @Override
  public Optional<Window> window() {
    return Optional.of(Window.EVENT);
  }
}
