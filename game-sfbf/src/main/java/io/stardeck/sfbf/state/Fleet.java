package io.stardeck.sfbf.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;

/**
 * The part of one player's fleet that lies face up, row by row from left to right, and their
 * trophies.
 */
@Value.Immutable(builder = false)
@JsonSerialize(as = ImmutableFleet.class)
@JsonDeserialize(as = ImmutableFleet.class)
public interface Fleet {
  /** The fleet without ships and trophies. */
  Fleet EMPTY =
      ImmutableFleet.of(
          ImmutableList.of(), ImmutableList.of(), ImmutableList.of(), ImmutableList.of());

  /** The Screen. */
  @Value.Parameter
  ImmutableList<Ship> screen();

  /** The Main Body; empty without formation. */
  @Value.Parameter
  ImmutableList<Ship> main();

  /**
   * The ships in the Reserve that lie face up: damaged, or with a card on them (BF-INF-04,
   * BF-D-11).
   */
  @Value.Parameter
  ImmutableList<Ship> reserve();

  /** The ships that this player destroyed, in order (BF-DMG-08). */
  @Value.Parameter
  ImmutableList<ShipId> trophies();

  /** The ships of that row that lie face up. */
  default ImmutableList<Ship> row(Row row) {
    return switch (row) {
      case SCREEN -> screen();
      case MAIN -> main();
      case RESERVE -> reserve();
    };
  }

  /** The number of ships that lie face up, in all rows. */
  default int faceUp() {
    return screen().size() + main().size() + reserve().size();
  }

  /** The number of ships in Screen and Main Body. */
  default int inLine() {
    return screen().size() + main().size();
  }

  /** This fleet with that Screen. */
  Fleet withScreen(Iterable<? extends Ship> ships);

  /** This fleet with that Main Body. */
  Fleet withMain(Iterable<? extends Ship> ships);

  /** This fleet with those face-up ships in the Reserve. */
  Fleet withReserve(Iterable<? extends Ship> ships);

  /** This fleet with those trophies. */
  Fleet withTrophies(Iterable<? extends ShipId> ships);

  /** This fleet with {@code ships} in {@code row}. */
  default Fleet withRow(Row row, ImmutableList<Ship> ships) {
    return switch (row) {
      case SCREEN -> withScreen(ships);
      case MAIN -> withMain(ships);
      case RESERVE -> withReserve(ships);
    };
  }
}
