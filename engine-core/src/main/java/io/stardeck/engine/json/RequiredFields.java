package io.stardeck.engine.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.node.TreeTraversingParser;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Which fields a document has to bring: all, but for optional ones and for those that say
 * {@code @JsonProperty(isRequired = OptBoolean.FALSE)}.
 */
final class RequiredFields {
  private static final ImmutableSet<Class<?>> OPTIONAL =
      ImmutableSet.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

  private RequiredFields() {}

  /** Whether a field of that type may be left out. */
  static boolean mayBeAbsent(Class<?> type, @Nullable JsonProperty property) {
    return OPTIONAL.contains(type) || property != null && property.isRequired() == OptBoolean.FALSE;
  }

  /**
   * Asks for the fields of a class that is filled through setters, as the ones that Immutables
   * generates are.
   */
  static final class Check extends DelegatingDeserializer {
    private static final long serialVersionUID = 1;

    Check(BeanDeserializerBase fields) {
      super(fields);
    }

    /** Whether {@code deserializer} sets fields one by one and so would miss none. */
    static boolean isNeeded(BeanDeserializerBase deserializer) {
      return !deserializer.getValueInstantiator().canCreateFromObjectWith()
          && !deserializer.getValueInstantiator().canCreateUsingDelegate()
          && deserializer.getPropertyCount() > 0;
    }

    @Override
    protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> fields) {
      return new Check((BeanDeserializerBase) fields);
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      JsonNode node = context.readTree(parser);
      Iterator<SettableBeanProperty> fields = ((BeanDeserializerBase) _delegatee).properties();
      while (node.isObject() && fields.hasNext()) {
        SettableBeanProperty field = fields.next();
        if (!node.has(field.getName())
            && !mayBeAbsent(
                field.getType().getRawClass(), field.getAnnotation(JsonProperty.class))) {
          context.reportInputMismatch(field, Complaint.MISSING);
        }
      }
      try (TreeTraversingParser again = new TreeTraversingParser(node, parser.getCodec())) {
        again.nextToken();
        return super.deserialize(again, context);
      }
    }
  }
}
