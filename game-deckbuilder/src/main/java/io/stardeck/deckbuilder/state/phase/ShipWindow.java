package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * SHIP_WINDOW: who has flipped a Starship plays cards before they declare how to win it ({@code
 * DB-SHP-03}). It is a battle, as the {@link Encounter} below says.
 *
 * @param seat the turn player
 */
@JsonTypeName("ship-window")
public record ShipWindow(Seat seat) implements Phase {
  @Override
  public Optional<Window> window() {
    return Optional.of(Window.BATTLE);
  }
}
