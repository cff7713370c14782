package io.stardeck.fleetcaptains.card.fact;

/** The alert levels, in the order of damage ({@code FC-ALR-01}). */
public enum Alert {
  WHITE,
  YELLOW,
  RED;

  /** The level so many steps of damage further, at most red. */
  public Alert worse(int steps) {
    return values()[Math.min(RED.ordinal(), ordinal() + steps)];
  }

  /** The level one step of repair better, at best white. */
  public Alert better() {
    return this == RED ? YELLOW : WHITE;
  }
}
