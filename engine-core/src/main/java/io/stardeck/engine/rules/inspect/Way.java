package io.stardeck.engine.rules.inspect;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** How values of one class are looked at. */
record Way<S>(Way.Kind kind, Way.@Nullable Check<S, ?> check, ImmutableList<Way.Part<S>> parts) {
  /** What each value of one type has to fulfil. */
  record Check<S, T>(Class<T> type, BiPredicate<? super S, ? super T> holds, String message) {
    boolean holds(S state, Object value) {
      return holds.test(state, type.cast(value));
    }
  }

  /** A field that is looked at. */
  record Part<S>(Field field, String name, boolean isNumber, Range<S> range) {
    long number(Object owner) {
      try {
        return field.getLong(owner);
      } catch (IllegalAccessException e) {
        throw closed(e);
      }
    }

    @Nullable Object value(Object owner) {
      try {
        return field.get(owner);
      } catch (IllegalAccessException e) {
        throw closed(e);
      }
    }

    private IllegalStateException closed(IllegalAccessException e) {
      return new IllegalStateException("a state is open to its game: " + field, e);
    }
  }

  /** What kind of value it is. */
  enum Kind {
    CHECKED,
    NUMBER,
    LIST,
    MAP,
    OPTIONAL,
    OPTIONAL_NUMBER,
    OBJECT,
    ANY;

    static Kind of(Class<?> type) {
      if (type == Integer.class || type == Long.class || type == int.class || type == long.class) {
        return NUMBER;
      } else if (Iterable.class.isAssignableFrom(type)) {
        return LIST;
      } else if (Map.class.isAssignableFrom(type)) {
        return MAP;
      } else if (type == Optional.class) {
        return OPTIONAL;
      } else if (type == OptionalInt.class) {
        return OPTIONAL_NUMBER;
      }
      boolean any =
          Enum.class.isAssignableFrom(type)
              || type.getName().startsWith("java.")
              || type.isArray()
              || type.isPrimitive();
      return any ? ANY : OBJECT;
    }
  }

  /** The whole numbers that can be. */
  record Range<S>(long least, ToLongFunction<? super S> most) {}
}
