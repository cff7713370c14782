package io.stardeck.stccg.card.word;

/** Who picks among cards ({@code ST-RND-04}, {@code ST-RND-06}). */
public enum Chooser {
  /** Chance. */
  RANDOM,
  /** The controller of the cards. */
  OWNER,
  /** An opponent of that controller. */
  OPPONENT,
  /** Who played the card. */
  PLAYER
}
