package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reading and writing with one mapper. */
record Codec(ObjectMapper mapper) {
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
    Optional<T> value = QuickReader.read(mapper, json, type);
    return value.isPresent() ? value.get() : read(draft(json), type);
  }

  <T> T read(JsonNode json, JavaType type) {
    return read(draft(json), type);
  }

  <T> T read(Draft draft, JavaType type) {
    return Binder.bind(mapper, draft, type);
  }

  JavaType type(Class<?> type) {
    return mapper.constructType(type);
  }

  JavaType listType(Class<?> element) {
    return mapper.getTypeFactory().constructCollectionType(ImmutableList.class, element);
  }

  String write(Object value) {
    try {
      // The elements of a list at the root are of no declared type: only one by one they carry
      // their type's name.
      return mapper.writeValueAsString(value instanceof Iterable<?> ? tree(value) : value);
    } catch (JsonProcessingException e) {
      throw new VerifyException("cannot be written as JSON: " + value.getClass(), e);
    }
  }

  JsonNode tree(Object value) {
    if (value instanceof JsonNode node) {
      return node;
    }
    if (value instanceof Iterable<?> elements) {
      ArrayNode list = mapper.createArrayNode();
      elements.forEach(element -> list.add(tree(element)));
      return list;
    }
    try {
      return mapper.valueToTree(value);
    } catch (IllegalArgumentException e) {
      throw new VerifyException("cannot be written as JSON: " + value.getClass(), e);
    }
  }

  String hash(Object value) {
    return Hashing.sha256().hashString(write(value), StandardCharsets.UTF_8).toString();
  }
}
