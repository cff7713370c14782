package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.hash.Hashing;
import io.stardeck.engine.internal.given.GivenOnce;
import io.stardeck.engine.internal.given.GivenOnceWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reading and writing with one mapper.
 *
 * @param given what was given before, by its reference; see {@link GivenOnce}
 */
record Codec(ObjectMapper mapper, ImmutableMap<String, GivenOnce> given) {
  Codec(ObjectMapper mapper) {
    this(mapper, ImmutableMap.of());
  }

  /** One that knows also what {@code value} gives. */
  Codec knowing(Object value) {
    Map<String, GivenOnce> all = new HashMap<>(given);
    buffer(mapper.writer().withAttribute(GivenOnceWriter.GIVEN, all), value);
    return all.size() == given.size() ? this : new Codec(mapper, ImmutableMap.copyOf(all));
  }

  /** What {@code value} names or gives, whole, by its reference. */
  ImmutableMap<String, JsonNode> mentioned(Object value) {
    Map<String, GivenOnce> all = new TreeMap<>();
    buffer(mapper.writer().withAttribute(GivenOnceWriter.MENTIONED, all), value);
    return ImmutableMap.copyOf(Maps.transformValues(all, given -> tree(given.whole())));
  }

  Draft draft(String json) {
    if (json.length() > Bounds.DOCUMENT) {
      return TreeReader.refused("longer than " + Bounds.DOCUMENT + " characters");
    }
    try {
      return TreeReader.read(mapper.createParser(json));
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory", e);
    }
  }

  Draft draft(JsonNode json) {
    return TreeReader.read(mapper.treeAsTokens(json));
  }

  JsonNode parse(String json) {
    Draft draft = draft(json);
    if (!draft.faults().isEmpty()) {
      throw draft.faults().exception();
    }
    return draft.root();
  }

  <T> T read(String json, JavaType type) {
    Optional<T> value = QuickReader.read(reader(type), json);
    return value.isPresent() ? value.get() : read(draft(json), type);
  }

  <T> T read(JsonNode json, JavaType type) {
    return read(draft(json), type);
  }

  <T> T read(Draft draft, JavaType type) {
    return ValueReader.bind(mapper, reader(type), draft);
  }

  private ObjectReader reader(JavaType type) {
    return mapper.readerFor(type).withAttribute(GivenOnceWriter.GIVEN, given);
  }

  JavaType type(Class<?> type) {
    return mapper.constructType(type);
  }

  JavaType listType(Class<?> element) {
    return mapper.getTypeFactory().constructCollectionType(ImmutableList.class, element);
  }

  /** The text of {@code value}, in which everything is given. */
  String write(Object value) {
    return write(mapper.writer(), value);
  }

  /** The text of {@code value}, in which everything is named. */
  String writeNaming(Object value) {
    return write(naming(), value);
  }

  private String write(ObjectWriter writer, Object value) {
    try {
      // The elements of a list at the root are of no declared type: only one by one they carry
      // their type's name.
      return writer.writeValueAsString(value instanceof Iterable<?> ? tree(writer, value) : value);
    } catch (JsonProcessingException e) {
      throw new VerifyException("cannot be written as JSON: " + value.getClass(), e);
    }
  }

  /** As {@link #write}. */
  JsonNode tree(Object value) {
    return tree(mapper.writer(), value);
  }

  /** As {@link #writeNaming}. */
  JsonNode treeNaming(Object value) {
    return tree(naming(), value);
  }

  private ObjectWriter naming() {
    return mapper.writer().withAttribute(GivenOnceWriter.NAMING, true);
  }

  private JsonNode tree(ObjectWriter writer, Object value) {
    if (value instanceof JsonNode node) {
      return node;
    }
    if (value instanceof Iterable<?> elements) {
      ArrayNode list = mapper.createArrayNode();
      elements.forEach(element -> list.add(tree(writer, element)));
      return list;
    }
    try (TokenBuffer buffer = buffer(writer, value)) {
      return mapper.readTree(buffer.asParser());
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory", e);
    }
  }

  private TokenBuffer buffer(ObjectWriter writer, Object value) {
    TokenBuffer buffer = new TokenBuffer(mapper, false);
    try {
      writer.writeValue(buffer, value);
    } catch (IOException e) {
      throw new VerifyException("cannot be written as JSON: " + value.getClass(), e);
    }
    return buffer;
  }

  static String hash(String text) {
    return Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString();
  }
}
