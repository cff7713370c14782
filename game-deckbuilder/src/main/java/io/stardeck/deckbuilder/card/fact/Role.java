package io.stardeck.deckbuilder.card.fact;

/** What a Starship is for. */
public enum Role {
  /** Flipped, then persuaded or fought. */
  STANDARD,
  /** The flagship that a player begins with. */
  STARTING,
  /** Only fought, by the team ({@code DB-CMP-37}). */
  BORG_CUBE,
  /** Acquired by stats and never fought ({@code DB-CMP-38}). */
  ALLIED
}
