package io.stardeck.deckbuilder.card.word;

/** Where a card has to be for its ability, static or trigger to work. */
public enum AbilityZone {
  /** On the Bridge of its player. */
  BRIDGE,
  /** As their flagship. */
  FLAGSHIP,
  /** As the effect that they keep of their starting Starship. */
  STARTING_EFFECT,
  /** In their Points Area. */
  POINTS,
  /** In their Influence Area. */
  INFLUENCE
}
