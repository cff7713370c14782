package io.stardeck.stccg.card.fact;

/** The nine kinds of cards ({@code ST-CMP-01}). */
public enum CardKind {
  /** A place of the spaceline and a task. */
  MISSION,
  /** What stands in the way of a mission attempt. */
  DILEMMA,
  /** What is found on a planet. */
  ARTIFACT,
  /** Where persons report. */
  OUTPOST,
  /** A ship. */
  SHIP,
  /** A person. */
  PERSONNEL,
  /** What persons carry. */
  EQUIPMENT,
  /** A special condition, played in the own turn. */
  EVENT,
  /** A special condition, played at any time. */
  INTERRUPT;

  /** Whether it is of the seed half of a deck ({@code ST-CMP-02}). */
  public boolean seed() {
    return this == MISSION || this == DILEMMA || this == ARTIFACT || this == OUTPOST;
  }
}
