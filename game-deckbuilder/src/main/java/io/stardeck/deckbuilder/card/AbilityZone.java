package io.stardeck.deckbuilder.card;

/** Where a card has to be for its ability, static or trigger to work. */
public enum AbilityZone {
  /** On the Bridge of its player. */
  BRIDGE,
  /** As his flagship. */
  FLAGSHIP,
  /** As the effect that he keeps of his starting Starship. */
  STARTING_EFFECT,
  /** In his Points Area. */
  POINTS,
  /** In his Influence Area. */
  INFLUENCE
}
