package io.stardeck.stccg.card.word;

/** When others may answer ({@code ST-INT-06}). */
public enum WindowKind {
  /** At the start of a turn. */
  TURN_START,
  /** A card is announced and not yet in effect. */
  CARD_PLAYED,
  /** An order is announced and not yet carried out. */
  ORDER_DECLARED,
  /** An order was carried out. */
  ORDER_DONE,
  /** A dilemma is met and its conditions not yet checked. */
  DILEMMA_REVEALED,
  /** All dilemmas are met, and the requirement not yet checked. */
  REQUIREMENTS,
  /** The forces are known, and not yet compared. */
  BATTLE,
  /** A mission was solved. */
  MISSION_SOLVED,
  /** Who dies, or which ship, is known and not yet carried out. */
  CASUALTY,
  /** An interrupt was played. */
  INTERRUPT_PLAYED,
  /** At the end of a turn, before the draw. */
  TURN_END,
  /** After the draw of the turn. */
  CARD_DRAWN;
}
