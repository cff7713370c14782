package io.stardeck.engine.session;

/**
 * How far a seat has read.
 *
 * @param length how many rulings, that of the set-up among them
 * @param takenBack whether something it has read was taken back since
 */
record Reading(int length, boolean takenBack) {
  static final Reading NONE = new Reading(0, false);

  Reading cut(int most, boolean noticed) {
    return length > most ? new Reading(most, takenBack || noticed) : this;
  }
}
