package io.stardeck.deckbuilder.scene;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.event.CardEvent.NameJudged;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.event.ScenarioEvent.PlayerAssimilated;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Seen;

/** What the laws have to know of secrets: what is hidden, and what is told and not kept. */
public final class Secret {
  private Secret() {}

  /** What {@code seat} cannot know of {@code state}: each place, and the generator. */
  public static ImmutableMap<String, Object> hidden(DeckbuilderState state, Seat seat) {
    ImmutableMap.Builder<String, Object> hidden = ImmutableMap.builder();
    hidden.put("the generator", state.chance());
    for (Seen<CardId> place : state.zones().view(seat).zones()) {
      if (place.unseen() > 1) {
        hidden.put("what lies in " + place.place(), state.zones().cards(place.place()));
      }
    }
    return hidden.buildOrThrow();
  }

  /**
   * Whether a Hand holds a card of that name is seen, but not which of its cards that is. Where a
   * Deck is shuffled anew, or a player leaves the game with all cards, nothing is kept of how the
   * cards had come there: a Borg card that was given lies among its equals. How much damage a card
   * from the space deck does that counts cards of Hands tells how many there are.
   */
  public static boolean isForgotten(Event event, ImmutableList<Event> ruling) {
    return event.what() instanceof NameJudged
        || event.what() instanceof DamageTaken
            && ruling.stream().anyMatch(one -> one.what() instanceof SpaceCardFlipped)
        || ofCards(event.what()) && ruling.stream().anyMatch(one -> mixes(one.what()));
  }

  private static boolean mixes(GameEvent what) {
    return what instanceof DeckReshuffled || what instanceof PlayerAssimilated;
  }

  private static boolean ofCards(GameEvent what) {
    return what instanceof CardsDiscarded
        || what instanceof CardMoved
        || what instanceof CardsDrawn
        || what instanceof BorgCardGiven
        || what instanceof BorgCardsShown
        || what instanceof DeckReshuffled;
  }
}
