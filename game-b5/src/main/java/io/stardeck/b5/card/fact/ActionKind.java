package io.stardeck.b5.card.fact;

/** The actions of the action round that an event may accompany, or that an effect forbids. */
public enum ActionKind {
  SPONSOR,
  PROMOTE,
  BUILD_INFLUENCE,
  USE_EFFECT,
  LEAD_FLEET,
  SUPPORT,
  OPPOSE,
  ATTACK,
  SET_AFTERMATH,
  DISCARD_AGENDA,
  SPONSOR_AGENDA,
  HIDE_AGENDA,
  REVEAL_AGENDA,
  REPLACE_AGENDA,
  HEAL,
  REPAIR
}
