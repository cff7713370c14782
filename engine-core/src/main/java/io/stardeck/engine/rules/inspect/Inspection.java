package io.stardeck.engine.rules.inspect;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Violation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * One state from outside under inspection: collects what is wrong with it. A game goes from what
 * all else rests on (the configuration, the sizes of lists) to what may rely on that, and asks in
 * between whether all is {@linkplain #clean well} so far.
 */
public final class Inspection {
  private final List<Fault> faults = new ArrayList<>();

  /**
   * Notes a fault unless {@code holds}.
   *
   * @param message for {@link String#format}, with {@code values}
   * @return whether it holds
   */
  public boolean require(boolean holds, String path, String message, Object... values) {
    if (!holds) {
      faults.add(new Fault(path, String.format(Locale.ROOT, message, values)));
    }
    return holds;
  }

  /** Notes a fault unless {@code list} has that size; says whether it has. */
  public boolean size(String path, Collection<?> list, int wanted) {
    return require(list.size() == wanted, path, "there are %s, not %s", wanted, list.size());
  }

  /** Notes a fault unless {@code value} is in that range; says whether it is. */
  public boolean range(String path, long value, long least, long most) {
    return require(value >= least && value <= most, path, "%s is not %s to %s", value, least, most);
  }

  /** Notes what others found. */
  public void addAll(Iterable<? extends Fault> others) {
    Iterables.addAll(faults, others);
  }

  /** Notes what speaks against that which stands at {@code path}, such as a configuration. */
  public void violations(String path, Iterable<Violation> violations) {
    for (Violation violation : violations) {
      faults.add(violation.within(path));
    }
  }

  /**
   * Takes one step after the other as long as no fault was found: each may rely on those before.
   */
  public void steps(Runnable... steps) {
    for (int i = 0; i < steps.length && clean(); i++) {
      steps[i].run();
    }
  }

  /** Whether no fault was found so far. */
  public boolean clean() {
    return faults.isEmpty();
  }

  /** All faults found so far, in that order. */
  public ImmutableList<Fault> faults() {
    return ImmutableList.copyOf(faults);
  }
}
