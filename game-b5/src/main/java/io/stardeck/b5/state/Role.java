package io.stardeck.b5.state;

/** How a participant came into a conflict. */
public enum Role {
  SUPPORT,
  OPPOSE,
  ATTACK
}
