package io.stardeck.fleetcaptains.action;

/** What a successful transporter test may bring ({@code FC-TRP-05 … FC-TRP-08}). */
public enum Beaming {
  /** The opponent loses crew of that ship, or a card of the hand. */
  LOSE_CREW,
  /** A crew card is captured. */
  CAPTURE_CREW,
  /** Cargo or a captive is taken. */
  TAKE_CARGO,
  /** Cargo or a captive is given. */
  GIVE_CARGO
}
