package io.stardeck.sfbf.config;

/** What happens when several players have the highest score ({@code BF-D-52}). */
public enum TieBreak {
  /** All of them win ({@code BF-WIN-06}). */
  SHARED,
  /** They draw cards ({@code BF-WIN-07}). */
  DRAW,
  /** They fight on with one ship each ({@code BF-WIN-08}). */
  DUEL
}
