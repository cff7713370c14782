package io.stardeck.engine.zone;

import io.stardeck.engine.Audience;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Function;

/**
 * A card that has just been moved, and who knows which one it was.
 *
 * @param play the play in which it was moved
 * @param card the card, under the id that it bears now
 * @param knowers who knows that it is that card
 */
public record Dealt<S extends GameState<S>, T>(Play<S> play, T card, Audience knowers) {
  /**
   * Tells everybody: with the card those who know it, without it all others.
   *
   * @param event what happened, for a card that may be told or may not
   * @return the card
   */
  public T tell(RuleId rule, Function<Optional<T>, ? extends GameEvent> event) {
    Told.tell(play, knowers, rule, Optional.of(card), Optional.empty(), event);
    return card;
  }
}
