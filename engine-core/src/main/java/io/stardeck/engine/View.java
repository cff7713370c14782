package io.stardeck.engine;

/**
 * What one seat, or the spectator, may know of a state, as a value: all that a client shows, a bot
 * plays by and the rules offer and refuse by.
 */
public interface View {
  /** Whose view it is; {@link Seat#SPECTATOR} for who only watches. */
  Seat seat();
}
