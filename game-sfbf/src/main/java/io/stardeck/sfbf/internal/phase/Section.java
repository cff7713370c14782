package io.stardeck.sfbf.internal.phase;

/** The set-up, the five phases of a player turn (BF-TRN-03), and the end. */
enum Section {
  SETUP,
  DRAW,
  REPAIR,
  FORMATION,
  ATTACK,
  DISCARD,
  END
}
