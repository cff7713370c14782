package io.stardeck.fleetcaptains.internal.effect;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.state.FleetState;

/** Looking at a tile, by an action or by a card. */
public final class Scanning {
  private Scanning() {}

  /** A player looks at a tile and puts a scan token on it ({@code FC-SCN-03}). */
  public static void scan(Play<FleetState> play, Seat seat, int space) {
    TileWords.scan(play, seat, space);
  }
}
