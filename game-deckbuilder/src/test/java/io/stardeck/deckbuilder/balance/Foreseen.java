package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipDefeated;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.engine.Event;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * How often who explores into an encounter that they have looked at wins it, and how often it is
 * lost and damages or takes their flagship.
 */
final class Foreseen implements Line {
  private static final double LEAST = 0.5;
  private static final double MOST_HURT = 0.05;

  private int met;
  private int won;
  private int hurt;
  private boolean open;
  private boolean hit;
  private Optional<CardId> flagship = Optional.empty();

  @Override
  public void fresh() {
    close();
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
      close();
      flagship = before.table().area(explore.actor()).flagship().map(Ship::card);
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
      hit |=
          event.what() instanceof DamageTaken damage && flagship.equals(Optional.of(damage.ship()));
      if (event.what() instanceof TurnStarted) {
        close();
      }
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    return ImmutableList.of(
        Figure.share("DB-CARD-44", "encounters won that were looked at", LEAST, 1, won, met),
        Figure.share("DB-CARD-44", "looked at, lost, with damage", 0, MOST_HURT, hurt, met));
  }

  /** What is open now is lost. */
  private void close() {
    hurt += open && hit ? 1 : 0;
    open = false;
    hit = false;
  }

  private static boolean wins(Object what) {
    return what instanceof GoalMet || what instanceof DiplomacyWon || what instanceof ShipDefeated;
  }
}
