package io.stardeck.b5.card;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/** Writes the plain member of a family, a number or a word, without the name of its type. */
abstract class PlainWriter<T> extends StdSerializer<T> {
  private static final long serialVersionUID = 1;

  PlainWriter(Class<T> type) {
    super(type);
  }

  /** What stands for {@code value}: an Integer or an enum constant. */
  abstract Object plain(T value);

  @Override
  public void serialize(T value, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    provider.defaultSerializeValue(plain(value), json);
  }

  @Override
  public void serializeWithType(
      T value, JsonGenerator json, SerializerProvider provider, TypeSerializer type)
      throws IOException {
    serialize(value, json, provider);
  }
}
