package io.stardeck.fleetcaptains.card.word;

/** What a test is made for. */
public enum TestKind {
  COMBAT_SHIP,
  COMBAT_INSTALLATION,
  SEARCH,
  TRANSPORTER,
  ENCOUNTER,
  MISSION,
  CARD;

  /** Whether combat faces may be played in it ({@code FC-D-66}). */
  public boolean combat() {
    return this == COMBAT_SHIP || this == COMBAT_INSTALLATION;
  }
}
