package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import java.util.Locale;

/** Collects the faults of one state. */
final class FaultLog {
  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();
  private boolean clean = true;

  /** Notes a fault at {@code path} unless {@code holds}; says whether it holds. */
  boolean require(boolean holds, String path, String message, Object... values) {
    if (!holds) {
      clean = false;
      faults.add(new Fault(path, String.format(Locale.ROOT, message, values)));
    }
    return holds;
  }

  /** Notes what others found. */
  void add(Fault fault) {
    clean = false;
    faults.add(fault);
  }

  /** Whether no fault was found. */
  boolean clean() {
    return clean;
  }

  ImmutableList<Fault> faults() {
    return faults.build();
  }
}
