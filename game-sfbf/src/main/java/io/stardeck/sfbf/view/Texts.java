package io.stardeck.sfbf.view;

import com.google.common.collect.ImmutableMap;
import java.util.function.BiFunction;

/** Collects a text for each type of a sealed family. */
final class Texts<T> {
  private final ImmutableMap.Builder<Class<?>, BiFunction<Names, T, String>> texts =
      ImmutableMap.builder();

  <E extends T> void put(Class<E> type, BiFunction<Names, E, String> text) {
    texts.put(type, (names, value) -> text.apply(names, type.cast(value)));
  }

  ImmutableMap<Class<?>, BiFunction<Names, T, String>> map() {
    return texts.buildOrThrow();
  }
}
