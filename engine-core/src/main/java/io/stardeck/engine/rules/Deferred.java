package io.stardeck.engine.rules;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.function.Supplier;

/**
 * A part of a view that rules hardly ever look at: it is worked out when somebody asks for it, or
 * when the view is completed ({@link GameView#complete}). Two of them are equal if what they hold
 * is, and in JSON it is what it holds.
 *
 * @param <T> what it holds, which is immutable
 */
public final class Deferred<T> {
  // Written whole, as one reference: two threads may both work it out, and find the same.
  private Supplier<T> source;

  private record Held<T>(T value) implements Supplier<T> {
    @Override
    public T get() {
      return value;
    }
  }

  private Deferred(Supplier<T> source) {
    this.source = source;
  }

  /** What {@code source} says, and says again whenever it is asked. */
  public static <T> Deferred<T> until(Supplier<T> source) {
    return new Deferred<>(source);
  }

  /** That value, there already. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static <T> Deferred<T> of(T value) {
    return new Deferred<>(new Held<>(value));
  }

  /** What it holds; from then on it keeps that and nothing else. */
  @JsonValue
  public T get() {
    Supplier<T> now = source;
    if (now instanceof Held<T> held) {
      return held.value();
    }
    T value = now.get();
    source = new Held<>(value);
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Deferred<?> that && that.get().equals(get());
  }

  @Override
  public int hashCode() {
    return get().hashCode();
  }

  @Override
  public String toString() {
    return get().toString();
  }
}
