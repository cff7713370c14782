package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What has to hold of a sealed family that is written as JSON: each of its leaves is listed in
 * {@link JsonSubTypes}, nothing else is, and each leaf bears a name of its own.
 */
public final class EnumeratedFamily {
  private EnumeratedFamily() {}

  /**
   * The leaves of the sealed {@code family}: records, and the values that code was generated for,
   * in the order in which they are declared; {@code family} itself if it is one.
   */
  public static <T> ImmutableSet<Class<? extends T>> leaves(Class<T> family) {
    Set<Class<? extends T>> leaves = new LinkedHashSet<>();
    collect(family, family, leaves);
    return ImmutableSet.copyOf(leaves);
  }

  /**
   * Requires that {@code family} is listed completely, each leaf with a name of its own.
   *
   * @throws AssertionError that names what is missing, foreign or ambiguous
   */
  public static <T> void check(Class<T> family) {
    ImmutableSet<Class<? extends T>> leaves = leaves(family);
    if (leaves.equals(ImmutableSet.of(family))) {
      return;
    }
    assertThat(family.isAnnotationPresent(JsonTypeInfo.class))
        .as("%s says how its members are told apart", family.getSimpleName())
        .isTrue();
    assertThat(listed(family))
        .as("members of %s that @JsonSubTypes lists", family.getSimpleName())
        .containsExactlyInAnyOrderElementsOf(leaves);
    Map<String, Class<?>> byName = new HashMap<>();
    for (Class<?> leaf : leaves) {
      JsonTypeName name = leaf.getAnnotation(JsonTypeName.class);
      assertThat(name).as("@JsonTypeName of %s", leaf.getSimpleName()).isNotNull();
      assertThat(byName.put(name.value(), leaf)).as("others named %s", name.value()).isNull();
    }
  }

  /**
   * Requires that there is a rule for each leaf of {@code family}, or for what was generated for
   * it.
   *
   * @throws AssertionError that names the leaves without a rule
   */
  public static <T> void checkRules(Class<T> family, Predicate<Class<? extends T>> hasRule) {
    assertThat(leaves(family))
        .as("members of %s with a rule", family.getSimpleName())
        .allMatch(leaf -> hasRule.test(leaf) || generated(leaf).stream().anyMatch(hasRule));
  }

  /** The name of a leaf in JSON, or that of its class if it has none. */
  static String nameOf(Class<?> leaf) {
    JsonTypeName own = leaf.getAnnotation(JsonTypeName.class);
    if (own != null) {
      return own.value();
    }
    for (Class<?> declared : leaf.getInterfaces()) {
      JsonTypeName inherited = declared.getAnnotation(JsonTypeName.class);
      if (inherited != null) {
        return inherited.value();
      }
    }
    return leaf.getSimpleName();
  }

  private static <T> void collect(
      Class<T> family, Class<? extends T> member, Set<Class<? extends T>> leaves) {
    Class<?>[] permitted = member.getPermittedSubclasses();
    boolean named = member.isAnnotationPresent(JsonTypeName.class);
    if (permitted == null || named) {
      assertThat(named || Modifier.isFinal(member.getModifiers()))
          .as("%s is sealed, final or named", member)
          .isTrue();
      leaves.add(member);
      return;
    }
    for (Class<?> next : permitted) {
      collect(family, next.asSubclass(family), leaves);
    }
  }

  private static <T> List<Class<? extends T>> generated(Class<? extends T> leaf) {
    List<Class<? extends T>> generated = new ArrayList<>();
    Class<?>[] permitted = leaf.getPermittedSubclasses();
    for (Class<?> next : permitted == null ? new Class<?>[0] : permitted) {
      generated.add(next.asSubclass(leaf));
    }
    return generated;
  }

  private static Set<Class<?>> listed(Class<?> family) {
    Set<Class<?>> listed = new LinkedHashSet<>();
    JsonSubTypes own = family.getAnnotation(JsonSubTypes.class);
    if (own == null) {
      return listed;
    }
    for (JsonSubTypes.Type type : own.value()) {
      boolean branch = type.value().isAnnotationPresent(JsonSubTypes.class);
      listed.addAll(branch ? listed(type.value()) : Set.of(type.value()));
    }
    return listed;
  }
}
