package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.event.DiplomacyWon;
import io.stardeck.deckbuilder.event.GoalMet;
import io.stardeck.deckbuilder.event.ShipDefeated;
import io.stardeck.deckbuilder.event.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.engine.Event;
import io.stardeck.engine.card.CardId;

/** How often who explores into an encounter that they have looked at wins it. */
final class Foreseen implements Line {
  private static final double LEAST = 0.5;

  private int met;
  private int won;
  private boolean open;

  @Override
  public void fresh() {
    open = false;
  }

  @Override
  public void decided(
      DeckbuilderState before,
      int options,
      DeckbuilderAction action,
      DeckbuilderState after,
      ImmutableList<Event> events) {
    if (action instanceof Explore explore && !before.space().isEmpty()) {
      CardId top = before.space().get(0);
      open =
          Encounters.encounter(before, top)
              && before.zones().at(Places.SPACE).knowers(0).includes(explore.actor());
      met += open ? 1 : 0;
    }
    for (Event event : events) {
      if (open && wins(event.what())) {
        won++;
        open = false;
      }
      open &= !(event.what() instanceof TurnStarted);
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    return ImmutableList.of(
        Figure.share("DB-CARD-44", "encounters won that were looked at", LEAST, 1, won, met));
  }

  private static boolean wins(Object what) {
    return what instanceof GoalMet || what instanceof DiplomacyWon || what instanceof ShipDefeated;
  }
}
