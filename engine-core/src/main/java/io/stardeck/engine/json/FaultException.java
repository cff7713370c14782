package io.stardeck.engine.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;

/** JSON, or a file, that cannot be read: every fault with its path. */
public final class FaultException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient ImmutableList<Fault> faults;

  /**
   * @throws IllegalArgumentException if {@code faults} is empty
   */
  public FaultException(ImmutableList<Fault> faults) {
    super(Joiner.on("; ").join(faults));
    checkArgument(!faults.isEmpty(), "without a fault there is nothing to throw");
    this.faults = faults;
  }

  /**
   * All that is wrong, at least one, at most {@link Bounds#FAULTS} and a note that there are more.
   */
  public ImmutableList<Fault> faults() {
    return faults;
  }
}
