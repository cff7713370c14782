package io.stardeck.engine.rules.inspect;

/**
 * A path within a state that is put together only when a fault is told: nearly all states have
 * none.
 *
 * @param list what stands before the index or name
 * @param within the index or name
 * @param field what stands behind it
 */
public record Trail(String list, Object within, String field) {
  /** The path {@code list} itself. */
  public static Trail of(String list) {
    return of(list, "");
  }

  /** The path {@code list} followed by {@code within}. */
  public static Trail of(String list, Object within) {
    return new Trail(list, within, "");
  }

  /** The path, as faults tell it. */
  @Override
  public String toString() {
    return list + within + field;
  }
}
