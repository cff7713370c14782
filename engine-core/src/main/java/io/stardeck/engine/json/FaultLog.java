package io.stardeck.engine.json;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import java.util.ArrayList;
import java.util.List;

/**
 * The faults of one reading, in the order in which they were found, the first one at each place.
 */
final class FaultLog {
  private final List<Entry> faults = new ArrayList<>();
  private boolean more;

  /**
   * Notes a fault, unless one is known at that place or within it: then this one but follows from
   * it.
   */
  void add(Place place, String message) {
    add(place, ImmutableList.of(new Fault("", message)));
  }

  /** As above for several faults of what stands at {@code place}, with their paths within it. */
  void add(Place place, ImmutableList<Fault> within) {
    boolean told = more && isFull(); // that there are more than can be told
    if (told || knows(place)) {
      return;
    }
    for (Fault fault : within) {
      if (isFull()) {
        more = true;
      } else {
        faults.add(new Entry(place, fault.within(place.toString())));
      }
    }
  }

  private boolean knows(Place place) {
    for (Entry entry : faults) {
      if (place.holds(entry.place)) {
        return true;
      }
    }
    return false;
  }

  /** Notes that the search for faults was given up. */
  void cut() {
    more = true;
  }

  boolean isFull() {
    return faults.size() >= Bounds.FAULTS;
  }

  boolean isEmpty() {
    return faults.isEmpty();
  }

  FaultException exception() {
    ImmutableList.Builder<Fault> all = ImmutableList.builder();
    for (Entry entry : faults) {
      all.add(entry.fault);
    }
    if (more) {
      all.add(FaultException.MORE);
    }
    return new FaultException(all.build());
  }

  /** A fault of the whole document, found in what stands at {@code place}. */
  private record Entry(Place place, Fault fault) {}
}
