package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;

/** Collects what is wrong with a card set, in the order in which it is found. */
final class SetFaults {
  private final ImmutableList.Builder<Fault> found = ImmutableList.builder();

  /** Notes a fault if something is {@code wrong}; says whether it is. */
  boolean when(boolean wrong, String path, String message) {
    if (wrong) {
      found.add(new Fault(path, message));
    }
    return wrong;
  }

  void range(String path, int value, int least, int most) {
    when(value < least || value > most, path, value + " is not " + least + " to " + most);
  }

  ImmutableList<Fault> found() {
    return found.build();
  }
}
