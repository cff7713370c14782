package io.stardeck.engine.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;

/** JSON, or a file, that cannot be read: every fault with its path. */
public final class FaultException extends RuntimeException {
  /** The note that not all faults are told. */
  static final Fault MORE = new Fault("", "there may be more faults");

  private static final long serialVersionUID = 1;

  private final transient ImmutableList<Fault> faults;

  /**
   * @param faults all that is wrong; of more than {@link Bounds#FAULTS} only so many are kept
   * @throws IllegalArgumentException if {@code faults} is empty
   */
  public FaultException(ImmutableList<Fault> faults) {
    super(Joiner.on("; ").join(few(faults)));
    checkArgument(!faults.isEmpty(), "without a fault there is nothing to throw");
    this.faults = few(faults);
  }

  /**
   * All that is wrong, at least one, at most {@link Bounds#FAULTS} and a note that there are more.
   */
  public ImmutableList<Fault> faults() {
    return faults;
  }

  /** The same faults as those of what stands at {@code place} in something larger. */
  public FaultException within(String place) {
    ImmutableList.Builder<Fault> within = ImmutableList.builder();
    for (Fault fault : faults) {
      within.add(fault.within(place));
    }
    return new FaultException(within.build());
  }

  private static ImmutableList<Fault> few(ImmutableList<Fault> faults) {
    return faults.size() <= Bounds.FAULTS
        ? faults
        : ImmutableList.<Fault>builder().addAll(faults.subList(0, Bounds.FAULTS)).add(MORE).build();
  }
}
