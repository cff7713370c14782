package io.stardeck.deckbuilder.state;

/** Whether a player takes part. */
public enum Standing {
  /** They do. */
  IN,
  /** Not until the next turn starts (section 3.17). */
  OUT,
  /** Never again ({@code DB-BOR-44}). */
  ASSIMILATED
}
