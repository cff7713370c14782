package io.stardeck.fleetcaptains.event;

/**
 * Why a maneuver ended ({@code FC-MOV-09} to {@code FC-MOV-14}). Of a token no more is told than
 * that it is in its post, before an unexplored tile, was shown, or stopped ({@code FC-D-85}).
 */
public enum ManeuverEnd {
  /** It goes no further: by its player's will, or because it cannot. */
  STOPPED,
  /** It has entered its post. */
  POST,
  /** It is in a tile that a cloaked ship does not explore. */
  UNEXPLORED,
  /** Its token, or another own one of its hex, was shown or mixed. */
  SHOWN,
  /** An encounter was drawn. */
  ENCOUNTER,
  /** An enemy ship was not evaded. */
  EVASION,
  /** A ship has taken an action. */
  ACTION,
  /** A ship has adjusted its power. */
  ADJUSTMENT,
  /** Another one sets out, or gives its maneuver up for a repair. */
  OTHER
}
