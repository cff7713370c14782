package io.stardeck.sfbf.state;

/** How far an attack has come. The stages follow one another; some attacks leave some out. */
public enum Stage {
  /** PF flotilla: the others may intercept, one after the other (BF-PFF-03). */
  INTERCEPT,
  /** PF flotilla: the active player names the target (BF-PFF-09). */
  TARGET,
  /** Fighters: the target may fire before the dice (BF-FTR-09). */
  FIRE,
  /** Fighters and flotilla: the dice are rolled (BF-FTR-15, BF-PFF-10). */
  ROLL,
  /** The defender plays defence cards (BF-DEF, BF-FTR-17, BF-PFF-11). */
  DEFENCE,
  /** The damage is counted and laid on the target (BF-DMG). */
  DAMAGE,
  /** Squadrons are lost, cards discarded, and the attack is over (BF-FTR-21, BF-DEF-08). */
  END
}
