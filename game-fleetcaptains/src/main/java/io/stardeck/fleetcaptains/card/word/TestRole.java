package io.stardeck.fleetcaptains.card.word;

/** The part of a player in a test. */
public enum TestRole {
  TESTER,
  OTHER
}
