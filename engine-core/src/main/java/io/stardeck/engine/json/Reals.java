package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import java.io.IOException;

/** Reads a real number from a number alone, and not from {@code "NaN"} and {@code "Infinity"}. */
final class Reals extends StdScalarDeserializer<Double> {
  private static final long serialVersionUID = 1;

  Reals(Class<Double> type) {
    super(type);
  }

  @Override
  public Double deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    boolean number =
        parser.hasToken(JsonToken.VALUE_NUMBER_FLOAT)
            || parser.hasToken(JsonToken.VALUE_NUMBER_INT);
    double value = number ? parser.getDoubleValue() : Double.NaN;
    return Double.isFinite(value)
        ? (Double) value
        : (Double) context.handleUnexpectedToken(handledType(), parser);
  }

  @Override
  public Double getNullValue(DeserializationContext context) {
    return 0.0;
  }
}
