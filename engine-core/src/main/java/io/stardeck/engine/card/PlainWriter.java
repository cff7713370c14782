package io.stardeck.engine.card;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/**
 * Writes the plain member of a family, a number or a word, without the name of its type.
 *
 * @param <T> the plain member
 */
public abstract class PlainWriter<T> extends StdSerializer<T> {
  private static final long serialVersionUID = 1;

  /** A writer of that type. */
  protected PlainWriter(Class<T> type) {
    super(type);
  }

  /** What stands for {@code value}: an Integer or an enum constant. */
  protected abstract Object plain(T value);

  @Override
  public final void serialize(T value, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    provider.defaultSerializeValue(plain(value), json);
  }

  @Override
  public final void serializeWithType(
      T value, JsonGenerator json, SerializerProvider provider, TypeSerializer type)
      throws IOException {
    serialize(value, json, provider);
  }
}
