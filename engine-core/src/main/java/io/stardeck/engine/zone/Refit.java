package io.stardeck.engine.zone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Exchanges cards dealt anew until each place has what can lie there. */
final class Refit<T> {
  private final ZonesView<T> view;
  private final Supply<T> supply;
  private final Map<Place, List<Slot<T>>> slots;

  Refit(ZonesView<T> view, Supply<T> supply, Map<Place, List<Slot<T>>> slots) {
    this.view = view;
    this.supply = supply;
    this.slots = slots;
  }

  /**
   * Exchanges as few as need be.
   *
   * @throws IllegalStateException if no exchange makes it better though it is not good yet
   */
  void mend() {
    for (Place place : slots.keySet()) {
      int misfits = misfits(place);
      while (misfits > 0) {
        if (!mend(place, misfits)) {
          throw new IllegalStateException(misfits + " cards cannot lie in " + place);
        }
        misfits = misfits(place);
      }
    }
  }

  private boolean mend(Place place, int misfits) {
    for (Slot<T> slot : slots(place)) {
      for (Map.Entry<Place, List<Slot<T>>> others : slots.entrySet()) {
        if (mend(slot, misfits, others.getValue())) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mend(Slot<T> slot, int misfits, List<Slot<T>> others) {
    boolean same = others.get(0).place().equals(slot.place());
    int before = same ? misfits : misfits + misfits(others.get(0).place());
    for (Slot<T> other : others) {
      if (slot.exchangeable(other)) {
        slot.exchange(other);
        int after = misfits(slot.place()) + (same ? 0 : misfits(other.place()));
        if (after < before) {
          return true;
        }
        slot.exchange(other);
      }
    }
    return false;
  }

  private int misfits(Place place) {
    return supply.misfits(place, Redeal.cards(view.at(place), slots(place)));
  }

  private List<Slot<T>> slots(Place place) {
    return slots.getOrDefault(place, new ArrayList<>());
  }
}
