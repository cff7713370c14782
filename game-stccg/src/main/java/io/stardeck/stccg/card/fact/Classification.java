package io.stardeck.stccg.card.fact;

/** What a person does ({@code ST-CMP-08}). */
public enum Classification {
  /** Command. */
  OFFICER,
  /** Engineering. */
  ENGINEER,
  /** Medicine. */
  MEDICAL,
  /** Science. */
  SCIENCE,
  /** Security. */
  SECURITY,
  /** V.I.P. */
  VIP,
  /** None of these. */
  CIVILIAN;

  /** The name as a skill, which counts as this classification ({@code ST-REQ-04}). */
  public String skill() {
    return name();
  }
}
