package io.stardeck.stccg.card.fact;

/** Of a person, if the facts tell one. */
public enum Gender {
  /** Male. */
  MALE,
  /** Female. */
  FEMALE,
  /** Neither. */
  NEUTER;
}
