package io.stardeck.engine.json;

import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/** A map in which no key can be given twice, as in the objects of our documents. */
final class OnceMap<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1;

  @Override
  public @Nullable V put(K key, V value) {
    if (super.put(key, value) != null) {
      throw new IllegalArgumentException(key + " is given twice");
    }
    return null;
  }
}
