package io.stardeck.engine.json;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.Converter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.stardeck.engine.Audience;
import java.util.Map;
import java.util.function.Function;

/**
 * Puts stricter deserializers in the place of some that lose the index of a faulty element, take
 * two equal elements of a set for one, or do not notice a missing field; and quicker ones of some
 * values that are there by the dozen.
 */
final class StrictDeserializers extends BeanDeserializerModifier {
  private static final long serialVersionUID = 1;

  @SuppressWarnings({"unchecked", "rawtypes"}) // Jackson has checked the entries
  private static final ImmutableMap<Class<?>, Function<Map<Object, Object>, Object>> MAPS =
      ImmutableMap.of(
          ImmutableMap.class,
          ImmutableMap::copyOf,
          ImmutableSortedMap.class,
          entries -> ImmutableSortedMap.copyOf((Map) entries));

  @Override
  public JsonDeserializer<?> modifyCollectionDeserializer(
      DeserializationConfig config,
      CollectionType type,
      BeanDescription bean,
      JsonDeserializer<?> usual) {
    return ListReader.of(type, usual);
  }

  @Override
  public JsonDeserializer<?> modifyMapDeserializer(
      DeserializationConfig config, MapType type, BeanDescription bean, JsonDeserializer<?> usual) {
    Function<Map<Object, Object>, Object> copy = MAPS.get(type.getRawClass());
    if (copy == null) {
      return usual;
    }
    JavaType map =
        config
            .getTypeFactory()
            .constructMapType(OnceMap.class, type.getKeyType(), type.getContentType());
    return new StdDelegatingDeserializer<Object>(
        new Conversion<Map<Object, Object>>(map, type, copy));
  }

  @Override
  public JsonDeserializer<?> modifyDeserializer(
      DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> usual) {
    if (bean.getBeanClass() == Audience.class) {
      return new QuickValues.Audiences(usual);
    }
    return usual instanceof BeanDeserializerBase fields ? FieldReader.of(fields) : usual;
  }

  private record Conversion<I>(JavaType from, JavaType to, Function<I, Object> copy)
      implements Converter<Object, Object> {
    @Override
    @SuppressWarnings("unchecked") // Jackson converts what it has read as the input type
    public Object convert(Object value) {
      return copy.apply((I) value);
    }

    @Override
    public JavaType getInputType(TypeFactory factory) {
      return from;
    }

    @Override
    public JavaType getOutputType(TypeFactory factory) {
      return to;
    }
  }
}
