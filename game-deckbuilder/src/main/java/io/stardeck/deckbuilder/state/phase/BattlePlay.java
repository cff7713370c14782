package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * BATTLE_PLAY: the combatants of the {@link Battle} below play in turn ({@code DB-PVP-01}).
 *
 * @param seat who has priority
 * @param passes how many have passed in succession, 0 or more ({@code DB-PVP-02})
 */
@JsonTypeName("battle-play")
public record BattlePlay(Seat seat, int passes) implements Phase {
  @Override
  public Optional<Window> window() {
    return Optional.of(Window.BATTLE);
  }
}
