package io.stardeck.b5.card.word;

/** Which faction, as the effect of a card says it. */
public enum Who {
  /** The faction whose effect it is. */
  OWN,
  /** The faction that was chosen. */
  CHOSEN,
  /** Who began the conflict. */
  INITIATOR,
  /** Against whom the conflict is. */
  TARGET_FACTION,
  /** Whom the condition of an aftermath speaks of ({@code B5-W-07}). */
  SUBJECT,
  /** Any other faction than the own one. */
  OTHER,
  /** Every faction. */
  EACH
}
