package io.stardeck.engine.json;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The faults of one reading, in the order in which they were found, the first one at each place.
 */
final class FaultLog {
  private final Map<Place, String> faults = new LinkedHashMap<>();
  private boolean more;

  /**
   * Notes a fault, unless one is known at that place or within it: then this one but follows from
   * it.
   */
  void add(Place place, String message) {
    if (isFull()) {
      more = true;
    } else if (faults.keySet().stream().noneMatch(place::holds)) {
      faults.put(place, message);
    }
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
    List<Fault> all = new ArrayList<>();
    faults.forEach((place, message) -> all.add(new Fault(place.toString(), message)));
    if (more) {
      all.add(FaultException.MORE);
    }
    return new FaultException(ImmutableList.copyOf(all));
  }
}
