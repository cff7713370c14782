package io.stardeck.deckbuilder.scene;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.event.BorgCardsShown;
import io.stardeck.deckbuilder.event.CardDiscarded;
import io.stardeck.deckbuilder.event.CardMoved;
import io.stardeck.deckbuilder.event.CardsDrawn;
import io.stardeck.deckbuilder.event.CardsRevealed;
import io.stardeck.deckbuilder.event.CardsSeen;
import io.stardeck.deckbuilder.event.DeckReshuffled;
import io.stardeck.deckbuilder.event.NameJudged;
import io.stardeck.deckbuilder.event.PlayerAssimilated;
import io.stardeck.deckbuilder.event.UnknownCardsDrawn;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;

/** What the laws have to know of secrets: what is hidden, and what is told and not kept. */
public final class Secret {
  private Secret() {}

  /** What {@code seat} cannot know of {@code state}. */
  public static ImmutableMap<String, Object> hidden(DeckbuilderState state, Seat seat) {
    ImmutableMap.Builder<String, Object> hidden = ImmutableMap.builder();
    hidden.put("the space deck", state.hidden().space());
    hidden.put("the starbase deck", state.hidden().starbase());
    hidden.put("the generator", state.hidden().chance());
    for (Seat other : Seat.first(state.table().players())) {
      hidden.put("the Deck of " + other, state.hidden().deck(other));
      if (!other.equals(seat)) {
        hidden.put("the Hand of " + other, state.hand(other));
      }
    }
    return hidden.buildOrThrow();
  }

  /**
   * A card that goes from a Hand to the Discard may be shuffled away in the same turn; what was
   * looked at or shown is not remembered; and when a player is assimilated, nothing is kept of how
   * his cards had come to him: all of them have left the game.
   */
  public static boolean isForgotten(Event event, ImmutableList<Event> ruling) {
    return event.what() instanceof CardDiscarded
        || event.what() instanceof CardsSeen
        || event.what() instanceof CardsRevealed
        || event.what() instanceof BorgCardsShown
        || event.what() instanceof NameJudged
        || ofCards(event.what())
            && ruling.stream().anyMatch(one -> one.what() instanceof PlayerAssimilated);
  }

  private static boolean ofCards(GameEvent what) {
    return what instanceof CardMoved
        || what instanceof CardsDrawn
        || what instanceof UnknownCardsDrawn
        || what instanceof DeckReshuffled;
  }
}
