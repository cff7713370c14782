package io.stardeck.engine.rules.inspect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Walks through everything that a state from outside holds, records and Immutables alike, and notes
 * each value that cannot be, wherever it stands: a seat at which nobody sits, a card that there is
 * not, a number out of all range. So no field can be forgotten; what is peculiar to one is said
 * about that one.
 *
 * <p>Text, truths and enums are any; generators are right as soon as they can be read.
 */
public final class StateWalk {
  private static final ClassValue<ImmutableList<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected ImmutableList<Field> computeValue(Class<?> type) {
          return fields(type);
        }
      };

  private static final ClassValue<Kind> KINDS =
      new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
          return Kind.of(type);
        }
      };

  private final Inspection inspection;
  private final Map<Class<?>, Check<?>> checks = new HashMap<>();
  private final List<Class<?>> closed = new ArrayList<>();
  private final Map<String, List<Peculiar>> exceptions = new HashMap<>();
  private final Range usual;

  /**
   * Where it is now, from the root down: a String for a field, an Integer for an element of a list,
   * the entry for the value in a map. Made a path only for what cannot be, as nearly all can.
   */
  private final List<Object> steps = new ArrayList<>();

  /**
   * A walk whose faults go into {@code inspection}.
   *
   * @param players who sits at the table: seats 1 to that number
   * @param most the greatest whole number; the least is 0
   */
  public StateWalk(Inspection inspection, int players, long most) {
    this.inspection = inspection;
    this.usual = new Range(0, most);
    each(
        Seat.class,
        seat -> seat.number() >= 1 && seat.number() <= players,
        "%s does not sit at this table");
    leave(Chance.class);
  }

  /** Each value of {@code type} has to hold; {@code message} is told with it otherwise. */
  public <T> StateWalk each(Class<T> type, Predicate<? super T> holds, String message) {
    checks.put(type, new Check<>(type, holds, message));
    return this;
  }

  /** Values of {@code type} are not looked into. */
  public StateWalk leave(Class<?> type) {
    closed.add(type);
    return this;
  }

  /** What stands in the field {@code name} of an {@code owner} is looked at elsewhere. */
  public StateWalk leave(Class<?> owner, String name) {
    except(name, new Peculiar(owner, null));
    return this;
  }

  /** The whole numbers in the field {@code name} of an {@code owner} have a range of their own. */
  public StateWalk range(Class<?> owner, String name, long least, long most) {
    except(name, new Peculiar(owner, new Range(least, most)));
    return this;
  }

  private void except(String name, Peculiar exception) {
    exceptions.computeIfAbsent(name, first -> new ArrayList<>()).add(exception);
  }

  /** Walks through {@code value}, which stands at {@code path}. */
  public void walk(String path, Object value) {
    step(path, value, usual);
  }

  private void step(Object step, @Nullable Object value, Range range) {
    steps.add(step);
    walk(value, range);
    steps.remove(steps.size() - 1);
  }

  private void walk(@Nullable Object value, Range range) {
    if (value == null) {
      return;
    }
    @Nullable Check<?> check = checks.get(value.getClass());
    if (check != null) {
      check.look(value);
      return;
    }
    switch (KINDS.get(value.getClass())) {
      case NUMBER -> number(((Number) value).longValue(), range);
      case LIST -> list((Iterable<?>) value, range);
      case MAP -> map((Map<?, ?>) value, range);
      case OPTIONAL -> walk(((Optional<?>) value).orElse(null), range);
      case OPTIONAL_NUMBER -> ((OptionalInt) value).ifPresent(number -> number(number, range));
      case OBJECT -> {
        if (!isClosed(value.getClass())) {
          fields(value);
        }
      }
      case ANY -> {}
    }
  }

  private void list(Iterable<?> list, Range range) {
    int index = 0;
    for (Object element : list) {
      step(index++, element, range);
    }
  }

  private void map(Map<?, ?> map, Range range) {
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      walk(entry.getKey(), range);
      step(entry, entry.getValue(), range);
    }
  }

  private void number(long value, Range range) {
    if (value < range.least || value > range.most) {
      inspection.range(path(), value, range.least, range.most);
    }
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    for (Object step : steps) {
      if (step instanceof Integer) {
        path.append('[').append(step).append(']');
      } else {
        Object name = step instanceof Map.Entry<?, ?> entry ? entry.getKey() : step;
        path.append(path.isEmpty() ? "" : ".").append(name);
      }
    }
    return path.toString();
  }

  private boolean isClosed(Class<?> type) {
    for (Class<?> each : closed) {
      if (each.isAssignableFrom(type)) {
        return true;
      }
    }
    return false;
  }

  private void fields(Object owner) {
    for (Field field : FIELDS.get(owner.getClass())) {
      @Nullable Range range = range(owner, field.getName());
      if (range != null) {
        step(field.getName(), value(field, owner), range);
      }
    }
  }

  /** The range of the whole numbers in that field; null if it is not looked at. */
  private @Nullable Range range(Object owner, String name) {
    @Nullable List<Peculiar> peculiar = exceptions.get(name);
    if (peculiar != null) {
      for (Peculiar exception : peculiar) {
        if (exception.owner.isInstance(owner)) {
          return exception.range;
        }
      }
    }
    return usual;
  }

  private static @Nullable Object value(Field field, Object owner) {
    try {
      return field.get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("a state is open to its game: " + field, e);
    }
  }

  private static ImmutableList<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> each = type; each != Object.class && each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        int modifiers = field.getModifiers();
        if (!Modifier.isStatic(modifiers) && !Modifier.isTransient(modifiers)) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return ImmutableList.copyOf(fields);
  }

  /** What each value of one type has to fulfil. */
  private final class Check<T> {
    private final Class<T> type;
    private final Predicate<? super T> holds;
    private final String message;

    Check(Class<T> type, Predicate<? super T> holds, String message) {
      this.type = type;
      this.holds = holds;
      this.message = message;
    }

    void look(Object value) {
      if (!holds.test(type.cast(value))) {
        inspection.require(false, path(), message, value);
      }
    }
  }

  /** How a value is looked at, by its class alone. */
  private enum Kind {
    NUMBER,
    LIST,
    MAP,
    OPTIONAL,
    OPTIONAL_NUMBER,
    OBJECT,
    ANY;

    static Kind of(Class<?> type) {
      if (type == Integer.class || type == Long.class) {
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
          Enum.class.isAssignableFrom(type) || type.getName().startsWith("java.") || type.isArray();
      return any ? ANY : OBJECT;
    }
  }

  private record Range(long least, long most) {}

  /** What is peculiar to one field: another range, or nothing is looked at. */
  private record Peculiar(Class<?> owner, @Nullable Range range) {}
}
