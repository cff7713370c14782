package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import java.util.Locale;

/** Collects the faults of one file, document or state, in the order in which they are found. */
public final class Faults {
  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  /**
   * Notes a fault that breaks no rule.
   *
   * @param format one sentence, as for {@link String#format}
   */
  public void add(String path, String format, Object... values) {
    faults.add(new Fault(path, text(format, values)));
  }

  /**
   * Notes a fault that breaks {@code rule}.
   *
   * @param format one sentence, as for {@link String#format}
   */
  public void add(String path, RuleId rule, String format, Object... values) {
    faults.add(new Fault(path, rule, text(format, values)));
  }

  /**
   * Notes a fault that breaks no rule if something is {@code wrong}.
   *
   * @param format one sentence, as for {@link String#format}
   * @return whether it is wrong
   */
  public boolean when(boolean wrong, String path, String format, Object... values) {
    if (wrong) {
      add(path, format, values);
    }
    return wrong;
  }

  /**
   * Notes a fault that breaks {@code rule} if something is {@code wrong}.
   *
   * @param format one sentence, as for {@link String#format}
   * @return whether it is wrong
   */
  public boolean when(boolean wrong, String path, RuleId rule, String format, Object... values) {
    if (wrong) {
      add(path, rule, format, values);
    }
    return wrong;
  }

  /** Notes what others found. */
  public void addAll(Iterable<Fault> found) {
    faults.addAll(found);
  }

  /** All that was noted. */
  public ImmutableList<Fault> list() {
    return faults.build();
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
