package io.stardeck.fleetcaptains.state;

/** The windows of a test ({@code FC-TST-04, FC-TST-05, FC-D-17}). */
public enum TestStage {
  ACTIVE_CARD,
  OTHER_CARD,
  LATE_CARD,
  BEFORE_DICE
}
