package io.stardeck.stccg.card.fact;

/** Under which missions a dilemma lies ({@code ST-SED-07}). */
public enum DilemmaType {
  /** Planet missions. */
  PLANET,
  /** Space missions. */
  SPACE,
  /** Either. */
  DUAL;

  /** Whether it may lie under a mission of that type. */
  public boolean fits(MissionType mission) {
    return this == DUAL || (this == PLANET) == (mission == MissionType.PLANET);
  }
}
