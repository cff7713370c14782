package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;
import java.util.function.Function;

/**
 * Cards that have just been shown or moved, and who knows which ones they are.
 *
 * @param play the play in which that happened
 * @param cards the cards, under the ids that they bear now
 * @param knowers who knows them
 */
public record Shown<S extends GameState<S>, T>(
    Play<S> play, ImmutableList<T> cards, Audience knowers) {
  /**
   * Tells everybody: with the cards those who know them, with none all others.
   *
   * @param event what happened, for cards that may be told or may not
   * @return the cards
   */
  public ImmutableList<T> tell(RuleId rule, Function<ImmutableList<T>, ? extends GameEvent> event) {
    Told.tell(play, knowers, rule, cards, ImmutableList.of(), event);
    return cards;
  }
}
