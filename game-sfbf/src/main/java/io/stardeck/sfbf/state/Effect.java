package io.stardeck.sfbf.state;

/** A standing effect on a target that a counter in the attack's draft takes away (BF-RCT-08). */
public enum Effect {
  /** Erratic Maneuvers, countered by ECCM for this attack (BF-RCT-03). */
  ERRATIC,
  /** Wild Weasel, countered by Tractor Beam or Prime Team (BF-RCT-04, 05). */
  WEASEL,
  /** The cloak, countered by Prime Team (BF-PRT-03). */
  CLOAK,
  /** The web, countered by Prime Team (BF-PRT-03). */
  WEB
}
