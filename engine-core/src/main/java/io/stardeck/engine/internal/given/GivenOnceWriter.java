package io.stardeck.engine.internal.given;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Map;

/** Writes a name, or the whole where it is given. */
public final class GivenOnceWriter extends StdSerializer<GivenOnce> {
  /** Under this the writer has a map, where it notes by reference what it has given. */
  public static final Object GIVEN = "stardeck.given";

  /** Under this the writer has a map, where it notes by reference what it has named or given. */
  public static final Object MENTIONED = "stardeck.mentioned";

  /** Under this the writer has anything if it names whatever is given elsewhere. */
  public static final Object NAMING = "stardeck.naming";

  private static final long serialVersionUID = 1;

  /** A writer, which Jackson makes. */
  public GivenOnceWriter() {
    super(GivenOnce.class);
  }

  @Override
  public void serialize(GivenOnce value, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    if (provider.getAttribute(MENTIONED) instanceof Map<?, ?> mentioned) {
      note(mentioned, value);
    }
    if (value.shipped() || provider.getAttribute(NAMING) != null) {
      json.writeString(value.reference());
      return;
    }
    if (provider.getAttribute(GIVEN) instanceof Map<?, ?> given) {
      note(given, value);
    }
    provider.defaultSerializeValue(value.whole(), json);
  }

  @SuppressWarnings("unchecked") // nobody else puts anything there
  private static void note(Map<?, ?> given, GivenOnce value) {
    ((Map<String, GivenOnce>) given).put(value.reference(), value);
  }

  @Override
  public void serializeWithType(
      GivenOnce value, JsonGenerator json, SerializerProvider provider, TypeSerializer type)
      throws IOException {
    serialize(value, json, provider);
  }
}
