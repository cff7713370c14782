package io.stardeck.sfbf.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.Race;

/** The phases of the set-up, in the order in which they come; each configuration has some. */
public sealed interface SetupPhase extends Phase {
  /**
   * SETUP_FLEET: races are picked one after the other (BF-OPT-20, 21).
   *
   * @param seat who picks
   * @param waiting who picks after them, in that order
   * @param races the race of each seat, in seat order, or none where none is picked yet; empty
   *     before the order of picking is rolled
   */
  @JsonTypeName("choose-race")
  record ChooseRace(
      Seat seat, ImmutableList<Seat> waiting, ImmutableList<ImmutableList<Race>> races)
      implements SetupPhase {}

  /**
   * SETUP_FLEET: ships are drafted openly (BF-OPT-01 to 04).
   *
   * @param seat who picks
   * @param pool the ships still to be had, face up
   * @param picks how many ships all players together have picked
   */
  @JsonTypeName("draft-ships")
  record DraftShips(Seat seat, ImmutableList<ShipId> pool, int picks) implements SetupPhase {}

  /**
   * SETUP_FLEET: each chooses a fleet from their deal (BF-SET-12) or of their race (BF-OPT-20),
   * unseen.
   *
   * @param seat who chooses
   * @param waiting who chooses after them
   * @param number the number of ships to choose with BF-OPT-20; 0 with a point limit
   */
  @JsonTypeName("choose-fleet")
  record ChooseFleet(Seat seat, ImmutableList<Seat> waiting, int number) implements SetupPhase {}

  /**
   * SETUP_RESERVE_CARDS: each sets two cards aside (BF-SET-03).
   *
   * @param seat who chooses
   * @param waiting who chooses after them
   */
  @JsonTypeName("choose-reserve-cards")
  record ChooseStash(Seat seat, ImmutableList<Seat> waiting) implements SetupPhase {}

  /**
   * SETUP_FORMATION: each arranges their ships, unseen (BF-SET-16, 20).
   *
   * @param seat who arranges
   * @param waiting who arranges after them
   */
  @JsonTypeName("arrange")
  record Arrange(Seat seat, ImmutableList<Seat> waiting) implements SetupPhase {}

  /**
   * SETUP_DEVICE: each may switch one cloak or web on (BF-SET-18).
   *
   * @param seat who chooses
   * @param waiting who chooses after them
   */
  @JsonTypeName("choose-device")
  record ChooseDevice(Seat seat, ImmutableList<Seat> waiting) implements SetupPhase {}
}
