package io.stardeck.b5.card.fact;

/** What a card can be good at, and what a conflict is about. */
public enum Ability {
  DIPLOMACY,
  INTRIGUE,
  PSI,
  LEADERSHIP,
  MILITARY
}
