package io.stardeck.sfbf.state;

import io.stardeck.engine.Seat;

/**
 * A face-up ship and where it lies.
 *
 * @param owner whose fleet it is in
 * @param row its row
 * @param place its place in the row, 0 at the left; among the face-up ships for the Reserve
 * @param ship the ship
 */
public record Berth(Seat owner, Row row, int place, Ship ship) {}
