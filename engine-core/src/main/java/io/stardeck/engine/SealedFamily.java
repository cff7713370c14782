package io.stardeck.engine;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import com.google.common.reflect.TypeToken;
import java.util.Optional;

/**
 * A sealed family of values, read from its {@code permits}: nothing else lists the members.
 *
 * <p>A leaf is a member with a {@link JsonTypeName}, or one that is not sealed: a record, or an
 * Immutables value, whose generated classes are what it permits.
 */
public final class SealedFamily {
  // Asked for each action that is told; found once for each class.
  private static final ClassValue<Optional<String>> NAMES =
      new ClassValue<>() {
        @Override
        protected Optional<String> computeValue(Class<?> type) {
          return given(type);
        }
      };

  private SealedFamily() {}

  /** The leaves of {@code family} in the order of their declaration; itself if it is one. */
  public static <T> ImmutableSet<Class<? extends T>> leaves(Class<T> family) {
    ImmutableSet.Builder<Class<? extends T>> leaves = ImmutableSet.builder();
    collect(family, family, leaves);
    return leaves.build();
  }

  /** Whether {@code type} has members rather than being one: it is sealed and has no name. */
  public static boolean isFamily(Class<?> type) {
    return type.isSealed() && !type.isAnnotationPresent(JsonTypeName.class);
  }

  /** A leaf and the classes that were generated for it: what its values may be instances of. */
  public static ImmutableSet<Class<?>> classes(Class<?> leaf) {
    Class<?>[] generated = leaf.getPermittedSubclasses();
    return generated == null
        ? ImmutableSet.of(leaf)
        : ImmutableSet.<Class<?>>builder().add(leaf).add(generated).build();
  }

  /** The name in JSON of a leaf, or of the leaf that {@code type} was generated for, if any. */
  public static Optional<String> name(Class<?> type) {
    return NAMES.get(type);
  }

  /** The name in JSON, or the simple name of the class where there is none; for people. */
  public static String display(Class<?> type) {
    return name(type).orElse(type.getSimpleName());
  }

  private static Optional<String> given(Class<?> type) {
    for (Class<?> each : TypeToken.of(type).getTypes().rawTypes()) {
      JsonTypeName name = each.getAnnotation(JsonTypeName.class);
      if (name != null) {
        return Optional.of(name.value());
      }
    }
    return Optional.empty();
  }

  private static <T> void collect(
      Class<T> family, Class<? extends T> member, ImmutableSet.Builder<Class<? extends T>> leaves) {
    if (isFamily(member)) {
      for (Class<?> next : member.getPermittedSubclasses()) {
        collect(family, next.asSubclass(family), leaves);
      }
    } else {
      leaves.add(member);
    }
  }
}
