package io.stardeck.stccg.card.fact;

/** What becomes of a dilemma that was met ({@code ST-DIL-05} to {@code ST-DIL-07}). */
public enum After {
  /** It is discarded. */
  DISCARD,
  /** It stays in the stack until it is overcome. */
  STAY_UNTIL_OVERCOME,
  /** It lies on the ship of the group. */
  ATTACH_SHIP,
  /** It lies on the planet. */
  ATTACH_PLANET,
  /** It lies at the location. */
  ATTACH_LOCATION,
  /** It lies on the persons who met it, wherever they go. */
  ATTACH_GROUP,
  /** It lies on a person. */
  ATTACH_PERSONNEL,
  /** It becomes a ship of nobody ({@code ST-EFF-45}). */
  MOVER;

  /** Whether it lies on a card until it is cured. */
  public boolean attached() {
    return this != DISCARD && this != STAY_UNTIL_OVERCOME && this != MOVER;
  }
}
