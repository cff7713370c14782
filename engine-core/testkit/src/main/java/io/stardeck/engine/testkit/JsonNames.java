package io.stardeck.engine.testkit;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.base.Joiner;
import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import com.google.common.reflect.TypeToken;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.internal.given.GivenOnce;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * All names that JSON of some types is written with, found by walking through those types: of the
 * members of families, of fields, of the constants of enumerations. Names are what saved games and
 * clients rest on.
 */
final class JsonNames {
  private final Set<Class<?>> known = new HashSet<>();
  private final Set<String> lines = new TreeSet<>();

  private JsonNames() {}

  /** One line for each type, sorted. */
  static ImmutableList<String> of(Iterable<Class<?>> roots) {
    JsonNames names = new JsonNames();
    roots.forEach(names::visit);
    return ImmutableList.copyOf(names.lines);
  }

  private void visit(Type type) {
    if (type instanceof ParameterizedType generic) {
      visit(generic.getRawType());
      for (Type argument : generic.getActualTypeArguments()) {
        visit(argument);
      }
    } else if (type instanceof Class<?> given && isOurs(given) && known.add(given)) {
      describe(given);
    }
  }

  private static boolean isOurs(Class<?> type) {
    return !type.isPrimitive()
        && !type.isArray()
        // What is given once has a file of its own, which a game names beside its other types.
        && !GivenOnce.class.isAssignableFrom(type)
        && !type.getName().startsWith("java.")
        && !type.getName().startsWith("com.");
  }

  private void describe(Class<?> type) {
    if (type.isEnum()) {
      lines.add(name(type) + " is " + Joiner.on(", ").join(type.getEnumConstants()));
    } else if (SealedFamily.isFamily(type)) {
      JsonTypeInfo info = type.getAnnotation(JsonTypeInfo.class);
      lines.add(name(type) + " by " + (info == null ? "nothing" : info.property()));
      for (Class<?> leaf : SealedFamily.leaves(type)) {
        visit(leaf);
      }
    } else if (plain(type).isPresent()) {
      visit(plain(type).get().getGenericReturnType());
    } else {
      Map<String, Type> fields = fields(type);
      lines.add((name(type) + ": " + Joiner.on(", ").join(fields.keySet())).strip());
      fields.values().forEach(this::visit);
    }
  }

  /** The name of the class, or for a leaf that of its family and its own name in JSON. */
  private static String name(Class<?> type) {
    Optional<Class<?>> family =
        TypeToken.of(type).getTypes().rawTypes().stream()
            .<Class<?>>map(each -> each)
            .filter(SealedFamily::isFamily)
            .filter(each -> each.isAnnotationPresent(JsonTypeInfo.class))
            .findFirst();
    Optional<String> own = SealedFamily.name(type);
    return family.isPresent() && own.isPresent()
        ? name(family.get()) + " " + own.get()
        : type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
  }

  /** What is written in place of the whole value, if anything is. */
  static Optional<Method> plain(Class<?> type) {
    Stream<Method> accessors =
        type.isRecord()
            ? Stream.of(type.getRecordComponents()).map(RecordComponent::getAccessor)
            : Stream.of();
    return Stream.concat(accessors, Stream.of(type.getDeclaredMethods()))
        .filter(method -> method.isAnnotationPresent(JsonValue.class))
        .findFirst();
  }

  private static Map<String, Type> fields(Class<?> type) {
    Map<String, Type> fields = new TreeMap<>();
    JsonDeserialize generated = type.getAnnotation(JsonDeserialize.class);
    if (type.isRecord()) {
      for (RecordComponent field : type.getRecordComponents()) {
        fields.put(written(field.getAccessor(), field.getName()), field.getGenericType());
      }
    } else if (generated != null && generated.as() != Void.class) {
      Class<?> json =
          Arrays.stream(generated.as().getDeclaredClasses())
              .filter(each -> each.getSimpleName().equals("Json"))
              .findFirst()
              .orElseThrow();
      for (Method setter : json.getDeclaredMethods()) {
        if (setter.isAnnotationPresent(JsonProperty.class)
            && !setter.isAnnotationPresent(JsonIgnore.class)
            && setter.getParameterCount() == 1) {
          String name = setter.getAnnotation(JsonProperty.class).value();
          Verify.verify(!name.isEmpty(), "%s is named", setter);
          fields.put(name, setter.getGenericParameterTypes()[0]);
        }
      }
    } else {
      for (Constructor<?> creator : type.getDeclaredConstructors()) {
        if (creator.isAnnotationPresent(JsonCreator.class)) {
          for (Parameter field : creator.getParameters()) {
            fields.put(written(field, field.getName()), field.getParameterizedType());
          }
        }
      }
    }
    return fields;
  }

  /** The name of a field in JSON, which is declared under another maybe. */
  static String written(AnnotatedElement field, String declared) {
    JsonProperty property = field.getAnnotation(JsonProperty.class);
    return property == null || property.value().isEmpty() ? declared : property.value();
  }
}
