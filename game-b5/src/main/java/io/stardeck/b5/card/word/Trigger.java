package io.stardeck.b5.card.word;

/** When an effect works. */
public enum Trigger {
  /** As an action that rotates the source. */
  ROTATE,
  /** As an action that does not rotate it, once a turn ({@code B5-EFF-04}). */
  ACTION,
  /** When an event is played or an aftermath revealed. */
  PLAY,
  /** While the card lies face up in play. */
  CONSTANT,
  /** When an event is played together with another action. */
  WITH_ACTION,
  /** As an answer to another player's event. */
  REPLY_EVENT,
  /** As an answer to an attack on an own card. */
  REPLY_ATTACKED,
  /** When the card comes into play, an agenda when it lies face up. */
  ENTERS,
  /** After each attack that the card made or suffered without being neutralised. */
  AFTER_ATTACK,
  /** When the card becomes neutralised. */
  NEUTRALISED,
  /** When its faction gains influence by a conflict and the card is ready. */
  CONFLICT_GAIN,
  /** When its faction captures a location. */
  CAPTURED;

  /** Whether it works without anybody's doing, so that nothing in it can be chosen. */
  public boolean isAutomatic() {
    return this == CONSTANT || ordinal() >= ENTERS.ordinal();
  }

  /** Whether it works when its card is played, or revealed. */
  public boolean isPlayed() {
    return this == PLAY || this == WITH_ACTION;
  }

  /** Whether it answers another player's action. */
  public boolean isReply() {
    return this == REPLY_EVENT || this == REPLY_ATTACKED;
  }
}
