package io.stardeck.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;

/** JSON of values that belong to no game in particular, such as card sets and rule books. */
public final class EngineJson {
  private static final Codec CODEC = new Codec(Mappers.strict().build());

  private EngineJson() {}

  /**
   * Reads {@code json} as a {@code type}.
   *
   * @throws FaultException with the path of every fault
   */
  public static <T> T read(String json, Class<T> type) {
    return CODEC.read(json, CODEC.type(type));
  }

  /**
   * Reads {@code json} as a {@code type}.
   *
   * @throws FaultException with the path of every fault
   */
  public static <T> T read(JsonNode json, Class<T> type) {
    return CODEC.read(json, CODEC.type(type));
  }

  /**
   * Reads a list of {@code element}s.
   *
   * @throws FaultException with the path of every fault, such as {@code [12].cost}
   */
  public static <T> ImmutableList<T> readList(String json, Class<T> element) {
    return CODEC.read(json, CODEC.listType(element));
  }

  /**
   * The text as a tree, of which only the outer form is checked.
   *
   * @throws FaultException with the path of every fault
   */
  public static JsonNode parse(String json) {
    return CODEC.parse(json);
  }

  /**
   * Whether a document may leave that attribute of an Immutables value out, for it has a default.
   */
  public static boolean mayBeAbsent(Method attribute) {
    return RequiredFields.isMarked(attribute);
  }

  /** The canonical JSON of {@code value}: equal values give equal text. */
  public static String write(Object value) {
    return CODEC.write(value);
  }

  /** The canonical JSON of {@code value} as a tree. */
  public static JsonNode tree(Object value) {
    return CODEC.tree(value);
  }

  /** The SHA-256 of the canonical JSON of {@code value}, in lower-case hexadecimal digits. */
  public static String hash(Object value) {
    return Codec.hash(CODEC.write(value));
  }

  /**
   * The text of a resource that is shipped beside a class.
   *
   * @param name relative to {@code anchor}, as for {@link Class#getResource}
   * @throws IllegalArgumentException if there is none of that name
   */
  public static String resource(Class<?> anchor, String name) {
    try {
      return Resources.toString(Resources.getResource(anchor, name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + name, e);
    }
  }

  static ObjectMapper mapper() {
    return CODEC.mapper();
  }
}
