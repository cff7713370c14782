package io.stardeck.engine.internal.given;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import io.stardeck.engine.json.FaultException;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value within other JSON that is either the name of one that is shipped, or was given
 * before, or the whole. The faults of a whole one are told with their paths in the document around
 * it.
 *
 * <p>A whole one costs time to check, and a host reads the same again and again, with each state of
 * a game: so the few that were read last are known again, and are the same value.
 *
 * @param <T> the value
 * @param <F> the form in which the whole is written; equal forms stand for equal values
 */
public abstract class NamedOrWhole<T extends GivenOnce, F> extends StdDeserializer<T> {
  private static final long serialVersionUID = 1;

  /** How many whole ones are known again; a value may be as large as a document. */
  private static final int KNOWN = 4;

  private final Class<T> type;
  private final Class<F> form;

  @SuppressWarnings("serial") // the one that is made below can be written
  private final Cache<F, T> known = CacheBuilder.newBuilder().maximumSize(KNOWN).build();

  /** A reader of {@code type}s, which are written as a {@code form}. */
  protected NamedOrWhole(Class<T> type, Class<F> form) {
    super(type);
    this.type = type;
    this.form = form;
  }

  /** The shipped value of that name, or null. */
  protected abstract @Nullable T named(String name);

  /**
   * The value that was written in full; not asked for if it is known.
   *
   * @throws FaultException with the path, within {@code form}, of every fault
   */
  protected abstract T whole(F form);

  @Override
  public final T deserialize(JsonParser json, DeserializationContext context) throws IOException {
    if (!json.hasToken(JsonToken.VALUE_STRING)) {
      return checked(context.readValue(json, form));
    }
    T shipped = named(json.getText());
    if (shipped != null) {
      return shipped;
    }
    if (context.getAttribute(GivenOnceWriter.GIVEN) instanceof Map<?, ?> given
        && type.isInstance(given.get(json.getText()))) {
      return type.cast(given.get(json.getText()));
    }
    throw new IllegalArgumentException("nothing of that name is shipped or was given");
  }

  private T checked(F written) {
    T again = known.getIfPresent(written);
    if (again != null) {
      return again;
    }
    T value = whole(written);
    known.put(written, value);
    return value;
  }
}
