package io.stardeck.sfbf.action;

/** What a reaction does (BF-RCT-01, 10). */
public enum ReactionMode {
  /** Cancels the defence. */
  CANCEL,
  /** Adds 1 to the damage (Prime Team). */
  PLUS_ONE
}
