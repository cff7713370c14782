package io.stardeck.engine.rules.inspect;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** One walk through one state. */
final class Walker<S> {
  private static final int ROOM = 64;

  private final ClassValue<Way<S>> ways;
  private final S state;
  private final Inspection inspection;

  /**
   * Where it is now, from the root down: a String for a field, an Index for an element of a list,
   * the entry for the value in a map. Made a path only for what cannot be, as nearly all can.
   */
  private Object[] steps = new Object[ROOM];

  private int depth;

  Walker(ClassValue<Way<S>> ways, S state, Inspection inspection) {
    this.ways = ways;
    this.state = state;
    this.inspection = inspection;
  }

  void step(Object step, @Nullable Object value, Way.Range<S> range) {
    enter(step);
    walk(value, range);
    depth--;
  }

  private void enter(Object step) {
    if (depth == steps.length) {
      steps = Arrays.copyOf(steps, 2 * depth);
    }
    steps[depth++] = step;
  }

  private void walk(@Nullable Object value, Way.Range<S> range) {
    if (value == null) {
      return;
    }
    walk(value, ways.get(value.getClass()), range);
  }

  private void walk(Object value, Way<S> way, Way.Range<S> range) {
    switch (way.kind()) {
      case CHECKED -> checked(value, way);
      case NUMBER -> number(((Number) value).longValue(), range);
      case LIST -> list((Iterable<?>) value, range);
      case MAP -> map((Map<?, ?>) value, range);
      case OPTIONAL -> walk(((Optional<?>) value).orElse(null), range);
      case OPTIONAL_NUMBER -> ((OptionalInt) value).ifPresent(number -> number(number, range));
      case OBJECT -> parts(value, way.parts());
      case ANY -> {}
    }
  }

  private void checked(Object value, Way<S> way) {
    if (way.check() != null && !way.check().holds(state, value)) {
      inspection.require(false, path(), way.check().message(), value);
    }
  }

  private void list(Iterable<?> list, Way.Range<S> range) {
    Index index = new Index();
    enter(index);
    @Nullable Way<S> way = null;
    @Nullable Class<?> type = null;
    for (Object element : list) {
      // As a rule all are of one class.
      if (way == null || type != element.getClass()) {
        type = element.getClass();
        way = ways.get(type);
      }
      walk(element, way, range);
      index.at++;
    }
    depth--;
  }

  private void map(Map<?, ?> map, Way.Range<S> range) {
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      walk(entry.getKey(), range);
      step(entry, entry.getValue(), range);
    }
  }

  private void number(long value, Way.Range<S> range) {
    long most = range.most().applyAsLong(state);
    if (value < range.least() || value > most) {
      inspection.range(path(), value, range.least(), most);
    }
  }

  private void parts(Object owner, ImmutableList<Way.Part<S>> parts) {
    for (int i = 0; i < parts.size(); i++) {
      Way.Part<S> part = parts.get(i);
      enter(part.name());
      if (part.isNumber()) {
        number(part.number(owner), part.range());
      } else {
        walk(part.value(owner), part.range());
      }
      depth--;
    }
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      Object step = steps[i];
      if (step instanceof Index index) {
        path.append('[').append(index.at).append(']');
      } else {
        Object name = step instanceof Map.Entry<?, ?> entry ? entry.getKey() : step;
        path.append(path.isEmpty() ? "" : ".").append(name);
      }
    }
    return path.toString();
  }

  private static final class Index {
    private int at;
  }
}
