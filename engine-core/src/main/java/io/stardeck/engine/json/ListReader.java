package io.stardeck.engine.json;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads immutable collections. Guava's own readers lose the index of a faulty element, and take two
 * equal elements of a set for one.
 */
final class ListReader extends StdDeserializer<Collection<?>> implements ContextualDeserializer {
  private static final long serialVersionUID = 1;

  @SuppressWarnings({"unchecked", "rawtypes"}) // Jackson has checked the elements against the type
  private static final ImmutableMap<Class<?>, Function<Collection<?>, Collection<?>>> COPIES =
      ImmutableMap.of(
          ImmutableCollection.class, ImmutableList::copyOf,
          ImmutableList.class, ImmutableList::copyOf,
          ImmutableSet.class, ImmutableSet::copyOf,
          ImmutableSortedSet.class, elements -> ImmutableSortedSet.copyOf((Collection) elements));

  private final transient Function<Collection<?>, Collection<?>> copy;
  private final @Nullable JsonDeserializer<Object> element;

  private ListReader(
      JavaType type,
      Function<Collection<?>, Collection<?>> copy,
      @Nullable JsonDeserializer<Object> element) {
    super(type);
    this.copy = copy;
    this.element = element;
  }

  /** What reads collections of that type: {@code usual} if they are not immutable ones. */
  static JsonDeserializer<?> of(JavaType type, JsonDeserializer<?> usual) {
    Function<Collection<?>, Collection<?>> copy = COPIES.get(type.getRawClass());
    return copy == null ? usual : new ListReader(type, copy, null);
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    return new ListReader(
        getValueType(), copy, context.findRootValueDeserializer(getValueType().getContentType()));
  }

  @Override
  public Collection<?> deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    if (!parser.hasToken(JsonToken.START_ARRAY)) {
      return (Collection<?>) context.handleUnexpectedToken(getValueType(), parser);
    }
    JsonDeserializer<Object> reader = requireNonNull(element);
    List<Object> elements = new ArrayList<>();
    try {
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        // A hole that the patient reading left: what is around it is read, too.
        if (!parser.hasToken(JsonToken.VALUE_NULL)) {
          elements.add(reader.deserialize(parser, context));
        }
      }
    } catch (JacksonException | RuntimeException e) {
      throw JsonMappingException.wrapWithPath(e, elements, elements.size());
    }
    Collection<?> copied = copy.apply(elements);
    if (copied.size() != elements.size()) {
      throw new IllegalArgumentException("an element is given twice");
    }
    return copied;
  }
}
