package io.stardeck.engine.testkit;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.reflect.TypeToken;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.card.PlainWriter;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.MayBeAbsent;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** The JSON schema of what is read as a type: its fields, and the words of its families. */
final class TypeSchema {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final ImmutableMap<Class<?>, String> PLAIN =
      ImmutableMap.<Class<?>, String>builder()
          .put(String.class, "string")
          .put(Integer.class, "integer")
          .put(OptionalInt.class, "integer")
          .put(Long.class, "integer")
          .put(Boolean.class, "boolean")
          .put(Double.class, "number")
          .buildOrThrow();
  private static final ImmutableSet<Class<?>> OPTIONAL =
      ImmutableSet.of(Optional.class, OptionalInt.class);

  /** A field of a type: what it holds, and whether it must be there. */
  private record Field(Type type, boolean required) {}

  private final Map<String, JsonNode> definitions = new TreeMap<>();

  private final ImmutableMap<Class<?>, String> forms;

  private TypeSchema(ImmutableMap<Class<?>, String> forms) {
    this.forms = forms;
  }

  /**
   * The schema of {@code type}, with that title.
   *
   * @param forms the schemas of types that are written in several forms
   */
  static ObjectNode of(Class<?> type, String title, ImmutableMap<Class<?>, String> forms) {
    TypeSchema schema = new TypeSchema(forms);
    ObjectNode root =
        NODES
            .objectNode()
            .put("$schema", "https://json-schema.org/draft/2020-12/schema")
            .put("title", title);
    root.setAll(schema.object(fields(type)));
    root.set("$defs", NODES.objectNode().setAll(schema.definitions));
    return root;
  }

  private ObjectNode schema(Type type) {
    TypeToken<?> token = TypeToken.of(type).wrap();
    Class<?> raw = token.getRawType();
    if (PLAIN.containsKey(raw)) {
      return NODES.objectNode().put("type", PLAIN.get(raw));
    }
    if (raw == Optional.class) {
      return schema(argument(token, Optional.class, 0));
    }
    if (Map.class.isAssignableFrom(raw)) {
      ObjectNode map = NODES.objectNode().put("type", "object");
      map.set("propertyNames", schema(argument(token, Map.class, 0)));
      return map.set("additionalProperties", schema(argument(token, Map.class, 1)));
    }
    if (Iterable.class.isAssignableFrom(raw)) {
      ObjectNode list = NODES.objectNode().put("type", "array");
      return list.set("items", schema(argument(token, Iterable.class, 0)));
    }
    String name = raw.getName().substring(raw.getPackageName().length() + 1).replace('$', '.');
    if (!definitions.containsKey(name)) {
      definitions.put(name, NODES.nullNode());
      definitions.put(name, described(raw));
    }
    return NODES.objectNode().put("$ref", "#/$defs/" + name);
  }

  private static Type argument(TypeToken<?> token, Class<?> generic, int index) {
    return token.resolveType(generic.getTypeParameters()[index]).getType();
  }

  private JsonNode described(Class<?> type) {
    if (forms.containsKey(type)) {
      return EngineJson.parse(forms.get(type));
    }
    if (type.isEnum()) {
      ArrayNode words = NODES.arrayNode();
      for (Object word : type.getEnumConstants()) {
        words.add(EngineJson.tree(word));
      }
      return NODES.objectNode().set("enum", words);
    }
    if (SealedFamily.isFamily(type)) {
      ArrayNode members = NODES.arrayNode();
      // By name: in what order a compiler lists the members of a family is its own affair.
      SealedFamily.leaves(type).stream()
          .sorted(Comparator.comparing(SealedFamily::display))
          .forEach(leaf -> members.add(member(type, leaf)));
      return NODES.objectNode().set("oneOf", members);
    }
    Optional<Method> value = JsonNames.plain(type);
    return value.isPresent() ? schema(value.get().getGenericReturnType()) : object(fields(type));
  }

  /** A member of a family bears its name, unless it is written as a plain word or number. */
  private ObjectNode member(Class<?> family, Class<?> leaf) {
    JsonSerialize written = leaf.getAnnotation(JsonSerialize.class);
    if (written != null && written.using() == PlainWriter.class) {
      return schema(leaf.getRecordComponents()[0].getGenericType());
    }
    ObjectNode member = object(fields(leaf));
    JsonTypeInfo info = family.getAnnotation(JsonTypeInfo.class);
    if (info != null) {
      ObjectNode name = NODES.objectNode().put("const", SealedFamily.display(leaf));
      ((ObjectNode) member.get("properties")).set(info.property(), name);
      member.withArray("/required").insert(0, info.property());
    }
    return member;
  }

  private ObjectNode object(Map<String, Field> fields) {
    ObjectNode object = NODES.objectNode().put("type", "object").put("additionalProperties", false);
    ArrayNode required = object.putArray("required");
    ObjectNode properties = object.putObject("properties");
    fields.forEach(
        (name, field) -> {
          properties.set(name, schema(field.type()));
          if (field.required()) {
            required.add(name);
          }
        });
    return object;
  }

  private static Map<String, Field> fields(Class<?> type) {
    Map<String, Field> fields = new TreeMap<>();
    JsonDeserialize generated = type.getAnnotation(JsonDeserialize.class);
    if (type.isRecord()) {
      for (RecordComponent each : type.getRecordComponents()) {
        fields.put(
            JsonNames.written(each.getAccessor(), each.getName()),
            field(each.getGenericType(), each));
      }
    } else if (generated != null && generated.as() != Void.class) {
      for (Method attribute : type.getMethods()) {
        if (attribute.getParameterCount() > 0) {
          continue; // another method of that name, such as all boxes of one type
        }
        writtenName(generated.as(), attribute)
            .ifPresent(
                name -> fields.put(name, field(attribute.getGenericReturnType(), attribute)));
      }
    }
    return fields;
  }

  /** The name in the JSON that Immutables has generated a setter for. */
  private static Optional<String> writtenName(Class<?> generated, Method attribute) {
    String setter =
        "set" + Ascii.toUpperCase(attribute.getName().charAt(0)) + attribute.getName().substring(1);
    return Arrays.stream(generated.getDeclaredClasses())
        .filter(each -> each.getSimpleName().equals("Json"))
        .flatMap(json -> Arrays.stream(json.getDeclaredMethods()))
        .filter(method -> method.getName().equals(setter))
        .filter(method -> method.isAnnotationPresent(JsonProperty.class))
        .map(method -> method.getAnnotation(JsonProperty.class).value())
        .findFirst();
  }

  private static Field field(Type type, AnnotatedElement marked) {
    boolean absent =
        OPTIONAL.contains(TypeToken.of(type).getRawType())
            || marked.isAnnotationPresent(MayBeAbsent.class)
            || marked instanceof Method attribute && EngineJson.mayBeAbsent(attribute);
    return new Field(type, !absent);
  }
}
