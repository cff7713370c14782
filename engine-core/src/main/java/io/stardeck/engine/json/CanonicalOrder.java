package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapType;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Writes the entries of maps and the elements of sets in an order of their own, whatever the order
 * in which they came in: their natural order, or that of their JSON if they have none. So equal
 * maps and sets give equal JSON.
 */
final class CanonicalOrder extends BeanSerializerModifier {
  private static final long serialVersionUID = 1;

  @Override
  public JsonSerializer<?> modifyMapSerializer(
      SerializationConfig config, MapType type, BeanDescription bean, JsonSerializer<?> usual) {
    return new Ordered(usual);
  }

  @Override
  public JsonSerializer<?> modifyCollectionSerializer(
      SerializationConfig config,
      CollectionType type,
      BeanDescription bean,
      JsonSerializer<?> usual) {
    boolean needed =
        Set.class.isAssignableFrom(type.getRawClass())
            && !EnumSet.class.isAssignableFrom(type.getRawClass());
    return needed ? new Ordered(usual) : usual;
  }

  /** Hands a map or set on in order. */
  private static final class Ordered extends JsonSerializer<Object>
      implements ContextualSerializer {
    private final JsonSerializer<Object> usual;

    @SuppressWarnings("unchecked") // Jackson gives the serializer for the type of the value
    Ordered(JsonSerializer<?> usual) {
      this.usual = (JsonSerializer<Object>) usual;
    }

    @Override
    public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property)
        throws JsonMappingException {
      return new Ordered(provider.handleSecondaryContextualization(usual, property));
    }

    @Override
    public boolean isEmpty(SerializerProvider provider, Object value) {
      return usual.isEmpty(provider, value);
    }

    @Override
    public void serializeWithType(
        Object value, JsonGenerator generator, SerializerProvider provider, TypeSerializer type)
        throws IOException {
      serialize(value, generator, provider);
    }

    @Override
    public void serialize(Object value, JsonGenerator generator, SerializerProvider provider)
        throws IOException {
      if (value instanceof SortedMap || value instanceof SortedSet) {
        usual.serialize(value, generator, provider);
      } else if (value instanceof Map<?, ?> map) {
        usual.serialize(inOrder(map, provider), generator, provider);
      } else if (areComparable((Collection<?>) value)) {
        usual.serialize(sorted((Collection<?>) value), generator, provider);
      } else {
        writeSortedByText(value, generator, provider);
      }
    }

    private void writeSortedByText(Object set, JsonGenerator generator, SerializerProvider provider)
        throws IOException {
      try (TokenBuffer buffer = new TokenBuffer(generator.getCodec(), false)) {
        usual.serialize(set, buffer, provider);
        List<JsonNode> elements = new ArrayList<>();
        try (JsonParser parser = buffer.asParserOnFirstToken()) {
          TreeNode array = generator.getCodec().readTree(parser);
          ((JsonNode) array).forEach(elements::add);
        }
        elements.sort(Comparator.comparing(JsonNode::toString));
        generator.writeStartArray();
        for (JsonNode element : elements) {
          generator.writeTree(element);
        }
        generator.writeEndArray();
      }
    }
  }

  private static Map<Object, Object> inOrder(Map<?, ?> map, SerializerProvider provider)
      throws IOException {
    Map<Object, Object> ordered = new LinkedHashMap<>();
    if (areComparable(map.keySet())) {
      for (Object key : sorted(map.keySet())) {
        ordered.put(key, map.get(key));
      }
      return ordered;
    }
    Map<Object, String> names = new LinkedHashMap<>();
    for (Object key : map.keySet()) {
      names.put(key, name(key, provider));
    }
    names.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(entry -> ordered.put(entry.getKey(), map.get(entry.getKey())));
    return ordered;
  }

  /** The name under which an entry with {@code key} is written. */
  private static String name(Object key, SerializerProvider provider) throws IOException {
    try (TokenBuffer buffer = new TokenBuffer(null, false)) {
      buffer.writeStartObject();
      provider.findKeySerializer(key.getClass(), null).serialize(key, buffer, provider);
      try (JsonParser parser = buffer.asParser()) {
        parser.nextToken();
        return parser.nextFieldName();
      }
    }
  }

  private static boolean areComparable(Collection<?> elements) {
    Class<?> type = null;
    for (Object element : elements) {
      if (!(element instanceof Comparable<?>) || type != null && type != element.getClass()) {
        return false;
      }
      type = element.getClass();
    }
    return true;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // all are of one comparable class
  private static List<Object> sorted(Collection<?> elements) {
    List<Object> sorted = new ArrayList<>(elements);
    sorted.sort((one, other) -> ((Comparable) one).compareTo(other));
    return sorted;
  }
}
