package io.stardeck.engine.rules.inspect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.inspect.Way.Check;
import io.stardeck.engine.rules.inspect.Way.Kind;
import io.stardeck.engine.rules.inspect.Way.Part;
import io.stardeck.engine.rules.inspect.Way.Range;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Walks through everything that a state from outside holds, records and Immutables alike, and notes
 * each value that cannot be, wherever it stands: a seat at which nobody sits, a card that there is
 * not, a number out of all range. So no field can be forgotten; what is peculiar to one is said
 * about that one.
 *
 * <p>Text, truths and enums are any; generators are right as soon as they can be read.
 *
 * <p>A game has one walk for all states and keeps it: how a class is looked at is found out once.
 *
 * @param <S> what a value can be told by, such as the state's table
 */
public final class StateWalk<S> {
  private final Range<S> usual;
  private final ImmutableList<Check<S, ?>> checks;
  private final ImmutableList<Class<?>> closed;
  private final ImmutableList<Peculiar<S>> exceptions;

  private final ClassValue<Way<S>> ways =
      new ClassValue<>() {
        @Override
        protected Way<S> computeValue(Class<?> type) {
          return way(type);
        }
      };

  private StateWalk(
      Range<S> usual,
      ImmutableList<Check<S, ?>> checks,
      ImmutableList<Class<?>> closed,
      ImmutableList<Peculiar<S>> exceptions) {
    this.usual = usual;
    this.checks = checks;
    this.closed = closed;
    this.exceptions = exceptions;
  }

  /**
   * A walk for tables of so many players.
   *
   * @param players who sits at the table: seats 1 to that number
   * @param most the greatest whole number; the least is 0
   */
  public static <S> StateWalk<S> of(ToIntFunction<? super S> players, long most) {
    return new StateWalk<S>(
            new Range<>(0, state -> most),
            ImmutableList.of(),
            ImmutableList.of(),
            ImmutableList.of())
        .each(
            Seat.class,
            (state, seat) -> seat.number() >= 1 && seat.number() <= players.applyAsInt(state),
            "%s does not sit at this table")
        .leave(Chance.class);
  }

  /** Each value of {@code type} has to hold; {@code message} is told with it otherwise. */
  public <T> StateWalk<S> each(
      Class<T> type, BiPredicate<? super S, ? super T> holds, String message) {
    return new StateWalk<>(
        usual, with(checks, new Check<S, T>(type, holds, message)), closed, exceptions);
  }

  /** Values of {@code type} are not looked into. */
  public StateWalk<S> leave(Class<?> type) {
    return new StateWalk<>(usual, checks, with(closed, type), exceptions);
  }

  /** What stands in the field {@code name} of an {@code owner} is looked at elsewhere. */
  public StateWalk<S> leave(Class<?> owner, String name) {
    return except(new Peculiar<>(owner, name, null));
  }

  /** The whole numbers in the field {@code name} of an {@code owner} have a range of their own. */
  public StateWalk<S> range(Class<?> owner, String name, long least, long most) {
    return range(owner, name, least, state -> most);
  }

  /** The same with a range that depends on the state. */
  public StateWalk<S> range(
      Class<?> owner, String name, long least, ToLongFunction<? super S> most) {
    return except(new Peculiar<>(owner, name, new Range<>(least, most)));
  }

  private StateWalk<S> except(Peculiar<S> exception) {
    return new StateWalk<>(usual, checks, closed, with(exceptions, exception));
  }

  private static <E> ImmutableList<E> with(ImmutableList<E> list, E more) {
    return ImmutableList.<E>builder().addAll(list).add(more).build();
  }

  /**
   * Walks through {@code value}, which stands at {@code path}.
   *
   * @param inspection notes what is found
   */
  public void walk(S state, String path, Object value, Inspection inspection) {
    new Walker<>(ways, state, inspection).step(path, value, usual);
  }

  private Way<S> way(Class<?> type) {
    @Nullable Check<S, ?> check = check(type);
    Kind kind = check != null ? Kind.CHECKED : isClosed(type) ? Kind.ANY : Kind.of(type);
    return new Way<>(kind, check, kind == Kind.OBJECT ? parts(type) : ImmutableList.of());
  }

  private @Nullable Check<S, ?> check(Class<?> type) {
    for (Check<S, ?> check : checks) {
      if (check.type() == type) {
        return check;
      }
    }
    return null;
  }

  private boolean isClosed(Class<?> type) {
    for (Class<?> each : closed) {
      if (each.isAssignableFrom(type)) {
        return true;
      }
    }
    return false;
  }

  private ImmutableList<Part<S>> parts(Class<?> owner) {
    ImmutableList.Builder<Part<S>> parts = ImmutableList.builder();
    for (Class<?> each = owner; each != Object.class && each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        int modifiers = field.getModifiers();
        @Nullable Range<S> range = range(owner, field.getName());
        if (!Modifier.isStatic(modifiers)
            && !Modifier.isTransient(modifiers)
            && !isAlwaysAny(field.getType())
            && range != null) {
          field.setAccessible(true);
          boolean isNumber = field.getType() == int.class || field.getType() == long.class;
          parts.add(new Part<>(field, field.getName(), isNumber, range));
        }
      }
    }
    return parts.build();
  }

  /** The range of the whole numbers in that field; null if it is not looked at. */
  private @Nullable Range<S> range(Class<?> owner, String name) {
    for (Peculiar<S> exception : exceptions) {
      if (exception.name().equals(name) && exception.owner().isAssignableFrom(owner)) {
        return exception.range();
      }
    }
    return usual;
  }

  /** Whether a field of that type holds nothing to be looked at. */
  private boolean isAlwaysAny(Class<?> type) {
    return Modifier.isFinal(type.getModifiers())
        && check(type) == null
        && (isClosed(type) || Kind.of(type) == Kind.ANY);
  }

  /** What is peculiar to one field: another range, or nothing is looked at. */
  private record Peculiar<S>(Class<?> owner, String name, @Nullable Range<S> range) {}
}
