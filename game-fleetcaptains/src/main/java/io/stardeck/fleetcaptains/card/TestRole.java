package io.stardeck.fleetcaptains.card;

/** The part of a player in a test. */
public enum TestRole {
  TESTER,
  OTHER
}
