package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.SealedFamily;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What has to hold of a sealed family that is written as JSON: it says how its members are told
 * apart, each leaf bears a name of its own, and nothing lists them but {@code permits}.
 */
public final class EnumeratedFamily {
  private EnumeratedFamily() {}

  /** As {@link SealedFamily#leaves}. */
  public static <T> ImmutableSet<Class<? extends T>> leaves(Class<T> family) {
    return SealedFamily.leaves(family);
  }

  /**
   * Requires that the members of {@code family} can be told apart by their names.
   *
   * @throws AssertionError that names what is open, nameless or ambiguous
   */
  public static <T> void check(Class<T> family) {
    if (!SealedFamily.isFamily(family)) {
      return;
    }
    assertThat(family.isAnnotationPresent(JsonTypeInfo.class))
        .as("%s says how its members are told apart", family.getSimpleName())
        .isTrue();
    assertThat(family.isAnnotationPresent(JsonSubTypes.class))
        .as("%s lists its members a second time", family.getSimpleName())
        .isFalse();
    Map<String, Class<?>> byName = new HashMap<>();
    for (Class<?> leaf : SealedFamily.leaves(family)) {
      JsonTypeName name = leaf.getAnnotation(JsonTypeName.class);
      assertThat(name).as("@JsonTypeName of %s", leaf.getSimpleName()).isNotNull();
      assertThat(leaf.isSealed() || Modifier.isFinal(leaf.getModifiers()))
          .as("%s is sealed or final", leaf.getSimpleName())
          .isTrue();
      assertThat(byName.put(name.value(), leaf)).as("others named %s", name.value()).isNull();
    }
  }

  /**
   * Requires that there is a rule for each leaf of {@code family}.
   *
   * @throws AssertionError that names the leaves without a rule
   */
  public static <T> void checkRules(Class<T> family, Predicate<Class<? extends T>> hasRule) {
    assertThat(SealedFamily.leaves(family))
        .as("members of %s with a rule", family.getSimpleName())
        .allMatch(hasRule);
  }
}
