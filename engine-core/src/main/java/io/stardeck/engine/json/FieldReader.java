package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads an object field by field, each once, and asks for those that it has to bring. Where Jackson
 * does so by itself it takes longer, and does not ask for what is given by a setter.
 */
abstract class FieldReader extends DelegatingDeserializer {
  private static final long serialVersionUID = 1;

  private ImmutableMap<String, Field> fields = ImmutableMap.of();
  private Field[] inOrder = {};

  private FieldReader(BeanDeserializerBase usual) {
    super(usual);
  }

  @Override
  public void resolve(DeserializationContext context) throws JsonMappingException {
    super.resolve(context);
    lookUp();
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> usual) {
    FieldReader reader = reading((BeanDeserializerBase) usual);
    reader.lookUp();
    return reader;
  }

  /** Only now that it is resolved, the usual reader knows what a constructor takes. */
  private void lookUp() {
    TreeMap<String, SettableBeanProperty> found = new TreeMap<>();
    properties((BeanDeserializerBase) _delegatee)
        .forEachRemaining(property -> found.put(property.getName(), property));
    List<Field> sorted = new ArrayList<>();
    found.forEach((name, property) -> sorted.add(Field.of(name, property, sorted.size())));
    inOrder = sorted.toArray(new Field[0]);
    fields = Maps.uniqueIndex(sorted, field -> field.name.getValue());
  }

  /** What reads as {@code usual} does, or {@code usual} if it reads no fields. */
  static JsonDeserializer<?> of(BeanDeserializerBase usual) {
    ValueInstantiator maker = usual.getValueInstantiator();
    if (maker.canCreateUsingDelegate() || usual.getPropertyCount() == 0) {
      return usual;
    }
    return maker.canCreateFromObjectWith() ? new Made(usual) : new Filled(usual);
  }

  abstract FieldReader reading(BeanDeserializerBase usual);

  abstract Iterator<SettableBeanProperty> properties(BeanDeserializerBase usual);

  /** What takes the fields as they come. */
  abstract Object begin(JsonParser parser, DeserializationContext context) throws IOException;

  abstract void take(Field field, Object begun, JsonParser parser, DeserializationContext context)
      throws IOException;

  abstract void leaveOut(Field field, Object begun, DeserializationContext context)
      throws IOException;

  abstract Object end(Object begun, DeserializationContext context) throws IOException;

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (!parser.hasToken(JsonToken.START_OBJECT) && !parser.hasToken(JsonToken.FIELD_NAME)) {
      return super.deserialize(parser, context);
    }
    Object begun = begin(parser, context);
    boolean[] given = new boolean[inOrder.length];
    int expected = 0;
    boolean isExpected = parser.hasToken(JsonToken.START_OBJECT) && isNext(parser, expected);
    while (parser.hasToken(JsonToken.FIELD_NAME)) {
      String name = parser.currentName();
      @Nullable Field field = isExpected ? inOrder[expected] : fields.get(name);
      parser.nextToken();
      if (field == null) {
        context.handleUnknownProperty(parser, _delegatee, handledType(), name);
      } else if (given[field.index]) {
        context.reportInputMismatch(field.property, "given twice");
      } else {
        given[field.index] = true;
        read(field, begun, parser, context);
        expected = field.index + 1;
      }
      isExpected = isNext(parser, expected);
    }
    for (Field field : inOrder) {
      if (!given[field.index]) {
        if (field.isRequired) {
          context.reportInputMismatch(field.property, Complaint.MISSING);
        }
        leaveOut(field, begun, context);
      }
    }
    return end(begun, context);
  }

  /** Goes on to the next field. What the engine wrote has them in order, and is read quickest. */
  private boolean isNext(JsonParser parser, int expected) throws IOException {
    if (expected < inOrder.length) {
      return parser.nextFieldName(inOrder[expected].name);
    }
    parser.nextToken();
    return false;
  }

  private void read(Field field, Object begun, JsonParser parser, DeserializationContext context)
      throws IOException {
    try {
      take(field, begun, parser, context);
    } catch (JacksonException | RuntimeException e) {
      // Not wrapAndThrow of the deserializer, which older versions declare otherwise
      throw JsonMappingException.wrapWithPath(e, handledType(), field.property.getName());
    }
  }

  ValueInstantiator maker() {
    return ((BeanDeserializerBase) _delegatee).getValueInstantiator();
  }

  /**
   * One field.
   *
   * @param index its place among the fields in canonical order
   */
  record Field(
      SerializableString name, SettableBeanProperty property, int index, boolean isRequired) {
    static Field of(String name, SettableBeanProperty property, int index) {
      boolean mayBeAbsent =
          RequiredFields.mayBeAbsent(property.getType().getRawClass(), property.getMember());
      return new Field(new SerializedString(name), property, index, !mayBeAbsent);
    }
  }

  /** Fills an object through setters, as the ones that Immutables generates are. */
  private static final class Filled extends FieldReader {
    private static final long serialVersionUID = 1;

    Filled(BeanDeserializerBase usual) {
      super(usual);
    }

    @Override
    FieldReader reading(BeanDeserializerBase usual) {
      return new Filled(usual);
    }

    @Override
    Iterator<SettableBeanProperty> properties(BeanDeserializerBase usual) {
      return usual.properties();
    }

    @Override
    Object begin(JsonParser parser, DeserializationContext context) throws IOException {
      Object object = maker().createUsingDefault(context);
      parser.assignCurrentValue(object);
      return object;
    }

    @Override
    void take(Field field, Object object, JsonParser parser, DeserializationContext context)
        throws IOException {
      field.property.deserializeAndSet(parser, context, object);
    }

    @Override
    void leaveOut(Field field, Object object, DeserializationContext context) {}

    @Override
    Object end(Object object, DeserializationContext context) {
      return object;
    }
  }

  /** Collects what a constructor or factory takes, such as that of a record. */
  private static final class Made extends FieldReader {
    private static final long serialVersionUID = 1;

    Made(BeanDeserializerBase usual) {
      super(usual);
    }

    @Override
    FieldReader reading(BeanDeserializerBase usual) {
      return new Made(usual);
    }

    @Override
    Iterator<SettableBeanProperty> properties(BeanDeserializerBase usual) {
      return usual.creatorProperties();
    }

    @Override
    Object begin(JsonParser parser, DeserializationContext context) {
      return new Object[maker().getFromObjectArguments(context.getConfig()).length];
    }

    @Override
    void take(Field field, Object arguments, JsonParser parser, DeserializationContext context)
        throws IOException {
      ((Object[]) arguments)[field.property.getCreatorIndex()] =
          field.property.deserialize(parser, context);
    }

    @Override
    void leaveOut(Field field, Object arguments, DeserializationContext context)
        throws IOException {
      ((Object[]) arguments)[field.property.getCreatorIndex()] =
          field.property.getValueDeserializer().getAbsentValue(context);
    }

    @Override
    Object end(Object arguments, DeserializationContext context) throws IOException {
      return maker().createFromObjectWith(context, (Object[]) arguments);
    }
  }
}
