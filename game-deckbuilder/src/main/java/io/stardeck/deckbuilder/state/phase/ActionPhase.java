package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * ACTION: the turn player acts in any order ({@code DB-TRN-03}).
 *
 * @param seat the turn player
 */
@JsonTypeName("action")
public record ActionPhase(Seat seat) implements Phase {
  @Override
  public Optional<Window> window() {
    return Optional.of(Window.ACTION);
  }
}
