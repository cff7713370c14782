package io.stardeck.b5.card.fact;

/** The kinds of cards. */
public enum Kind {
  /** A character that leads a faction from the start. */
  AMBASSADOR,
  CHARACTER,
  FLEET,
  GROUP,
  LOCATION,
  ENHANCEMENT,
  AGENDA,
  EVENT,
  AFTERMATH,
  CONFLICT;

  /** Whether it is a character in every rule but those of decks, sponsoring and promotion. */
  public boolean isCharacter() {
    return this == AMBASSADOR || this == CHARACTER;
  }

  /** Whether it can hold damage and be neutralised: characters, fleets, groups, locations. */
  public boolean holdsDamage() {
    return ordinal() <= LOCATION.ordinal();
  }

  /** Whether a character sponsors it ({@code B5-SPN-01}). */
  public boolean isSponsored() {
    return this == CHARACTER
        || this == FLEET
        || this == GROUP
        || this == LOCATION
        || this == ENHANCEMENT;
  }
}
