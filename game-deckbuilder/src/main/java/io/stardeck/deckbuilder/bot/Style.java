package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardDef;
import org.jspecify.annotations.Nullable;

/** What bots do differently: how they value cards, and what they do in their turns. */
interface Style {
  /**
   * What it is worth to have that card in the own deck, in XP; less than nothing if it is in the
   * way.
   */
  double owning(Moment moment, CardDef card);

  /** What it is worth to hold that card in the Hand now, in XP. */
  double holding(Moment moment, CardDef card);

  /** What it is worth to meet that space card, or that Mission, in Mission Points. */
  double meeting(Moment moment, CardDef card);

  /** Whether {@code ship} becomes the flagship; if not, its points are taken. */
  boolean flagship(Moment moment, CardDef ship);

  /** What to do in the Action Phase; null to end the turn. */
  @Nullable DeckbuilderAction act(Moment moment);

  /** What to play to the window of an Event or Allied Starship; null to see what comes of it. */
  @Nullable DeckbuilderAction meetEvent(Moment moment, CardDef event);

  /** What to play before a Starship is persuaded or fought; null to declare how. */
  @Nullable DeckbuilderAction meetShip(Moment moment, Contest ship);

  /** What to play in a battle; null to pass. */
  @Nullable DeckbuilderAction battle(Moment moment);
}
