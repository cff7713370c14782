package io.stardeck.sfbf.state;

/** What kind of blow the active player strikes in phase 4. */
public enum Form {
  /** A ship's weapons (BF-ATK-30). */
  SHIP,
  /** Carrier fighters (BF-FTR-01). */
  FIGHTERS,
  /** Planet-Based Fighters (BF-PBF-01). */
  PLANET_FIGHTERS,
  /** A PF flotilla (BF-PFF-01). */
  FLOTILLA,
  /** A Klingon mutiny (BF-MUT-01). */
  MUTINY
}
