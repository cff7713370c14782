package io.stardeck.engine.card;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/**
 * Writes the plain member of a family, a public record of one number or one word, as that alone:
 * without the name of its type.
 */
public final class PlainWriter extends StdSerializer<Record> {
  private static final long serialVersionUID = 1;

  /** For Jackson. */
  public PlainWriter() {
    super(Record.class);
  }

  @Override
  public void serialize(Record value, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    try {
      Object plain = value.getClass().getRecordComponents()[0].getAccessor().invoke(value);
      provider.defaultSerializeValue(plain, json);
    } catch (ReflectiveOperationException e) {
      throw new IOException("%s is no public record".formatted(value.getClass()), e);
    }
  }

  @Override
  public void serializeWithType(
      Record value, JsonGenerator json, SerializerProvider provider, TypeSerializer type)
      throws IOException {
    serialize(value, json, provider);
  }
}
