package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value within other JSON that is either the name of a shipped one or the whole, such as
 * the card set of a configuration. The faults of a whole one are told with their paths in the
 * document around it.
 *
 * @param <T> the value
 * @param <F> the form in which the whole is written
 */
public abstract class NamedOrWhole<T, F> extends StdDeserializer<T> {
  private static final long serialVersionUID = 1;

  private final Class<F> form;

  /** A reader of {@code type}s, which are written as a {@code form}. */
  protected NamedOrWhole(Class<T> type, Class<F> form) {
    super(type);
    this.form = form;
  }

  /** The shipped value of that name, or null. */
  protected abstract @Nullable T named(String name);

  /**
   * The value that was written in full.
   *
   * @throws FaultException with the path, within {@code form}, of every fault
   */
  protected abstract T whole(F form);

  @Override
  public final T deserialize(JsonParser json, DeserializationContext context) throws IOException {
    if (!json.hasToken(JsonToken.VALUE_STRING)) {
      return whole(context.readValue(json, form));
    }
    T shipped = named(json.getText());
    if (shipped == null) {
      throw new IllegalArgumentException("nothing of that name is shipped");
    }
    return shipped;
  }
}
