package io.stardeck.sfbf.card;

/**
 * The types of boxes on a ship card: what takes damage, and what fires ({@code BF-CMP-04}, {@code
 * BF-CMP-05}). Cloak and Web are no boxes ({@code BF-CMP-06}).
 */
public enum BoxType {
  /** Phaser-1: fires phaser cards of all three kinds ({@code BF-WPN-01}). */
  PH1,
  /** Phaser-2: fires phaser-2 and phaser-3 cards ({@code BF-WPN-01}). */
  PH2,
  /** Phaser-3: fires phaser-3 cards ({@code BF-WPN-01}). */
  PH3,
  /** Photon torpedo. */
  PHO,
  /** Disruptor. */
  DSR,
  /** Plasma torpedo R: fires plasma cards of all three kinds ({@code BF-WPN-02}). */
  PLR,
  /** Plasma torpedo S: fires plasma-S and plasma-F cards ({@code BF-WPN-02}). */
  PLS,
  /** Plasma torpedo F: fires plasma-F cards ({@code BF-WPN-02}). */
  PLF,
  /** Drone. */
  DRN,
  /** Option mount of an Orion ship: fires any weapon card except plasma-R ({@code BF-ORI-01}). */
  WPN,
  /** Fighter squadron: fires no weapon card ({@code BF-WPN-06}). */
  FTR,
  /** Hull: fires no weapon card ({@code BF-WPN-06}). */
  HULL;

  /** Whether an undamaged box of this type can fire some weapon card: all but FTR and HULL. */
  public boolean firesWeapons() {
    return this != FTR && this != HULL;
  }

  /**
   * Whether a box of this type fires cards of {@code kind}; false for every kind that is no weapon.
   */
  public boolean fires(CardKind kind) {
    return kind.firedBy(this);
  }

  /**
   * How many undamaged boxes of this type one card of {@code kind} takes: 1, but 2 for a plasma-S
   * card from option mounts ({@code BF-ORI-02}), and 0 if this type does not fire it.
   */
  public int boxesToFire(CardKind kind) {
    if (!kind.firedBy(this)) {
      return 0;
    }
    return this == WPN && kind == CardKind.PLS ? 2 : 1;
  }
}
