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
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import io.stardeck.engine.Audience;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Puts stricter deserializers in the place of some that lose the index of a faulty element, take
 * two equal elements of a set for one, or do not notice a missing field; and quicker ones of some
 * values that are there by the dozen.
 */
final class StrictDeserializers extends BeanDeserializerModifier {
  private static final long serialVersionUID = 1;

  @SuppressWarnings({"unchecked", "rawtypes"}) // Jackson has checked the elements against the type
  private static final ImmutableMap<Class<?>, Function<Collection<Object>, Object>> COLLECTIONS =
      ImmutableMap.of(
          ImmutableCollection.class, ImmutableList::copyOf,
          ImmutableList.class, ImmutableList::copyOf,
          ImmutableSet.class, ImmutableSet::copyOf,
          ImmutableSortedSet.class, elements -> ImmutableSortedSet.copyOf((Collection) elements));

  @SuppressWarnings({"unchecked", "rawtypes"}) // as above
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
    Function<Collection<Object>, Object> copy = COLLECTIONS.get(type.getRawClass());
    if (copy == null) {
      return usual;
    }
    JavaType list =
        config.getTypeFactory().constructCollectionType(ArrayList.class, type.getContentType());
    return new StdDelegatingDeserializer<Object>(
        new Conversion<List<Object>>(list, type, elements -> allOf(elements, copy)));
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
            .constructMapType(LinkedHashMap.class, type.getKeyType(), type.getContentType());
    return new StdDelegatingDeserializer<Object>(
        new Conversion<Map<Object, Object>>(map, type, copy));
  }

  @Override
  public JsonDeserializer<?> modifyDeserializer(
      DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> usual) {
    if (bean.getBeanClass() == Audience.class) {
      return new QuickValues.Audiences(usual);
    }
    boolean check =
        usual instanceof BeanDeserializerBase fields && RequiredFields.Check.isNeeded(fields);
    return check ? new RequiredFields.Check((BeanDeserializerBase) usual) : usual;
  }

  private static Object allOf(
      Collection<Object> elements, Function<Collection<Object>, Object> copy) {
    Object copied = copy.apply(elements);
    if (((Collection<?>) copied).size() != elements.size()) {
      throw new IllegalArgumentException("an element is given twice");
    }
    return copied;
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
