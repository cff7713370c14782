package io.stardeck.b5.card;

/** What a lasting operation changes, so that a card's own can be looked up by it. */
public enum Stat {
  ABILITY,
  MARK,
  DAMAGE_LIMIT,
  ATTACK_DAMAGE,
  DAMAGE_TAKEN,
  DEALS_FIRST,
  CONTRIBUTION,
  MAY_USE,
  MAY_PARTICIPATE,
  CANNOT_JOIN,
  MAY_HEAL,
  AS_INNER_CIRCLE,
  READY_COST,
  POWER,
  RATING,
  SPONSOR_COST,
  OWN_COST,
  NO_DOUBLING,
  PROMOTE_COST,
  TOKEN_COST,
  FORBID,
  NO_CONFLICT_GAIN,
  NO_GAIN,
  ON_GAIN,
  NO_TENSION_RISE
}
