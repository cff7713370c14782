package io.stardeck.engine.text;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.SealedFamily;
import java.util.function.BiFunction;

/**
 * A text for each type of a sealed family, such as the events or the actions of a game: what a
 * {@link Narrator} is made of.
 *
 * @param <C> what the texts are made with beside the value, such as the names of the cards
 * @param <T> the family
 */
public final class Texts<C, T> {
  private final ImmutableMap<Class<?>, BiFunction<C, T, String>> texts;

  private Texts(ImmutableMap<Class<?>, BiFunction<C, T, String>> texts) {
    this.texts = texts;
  }

  /** Texts to be collected. */
  public static <C, T> Builder<C, T> builder() {
    return new Builder<>();
  }

  /**
   * The text for {@code value}.
   *
   * @throws IllegalArgumentException if there is none for its type
   */
  public String of(C context, T value) {
    BiFunction<C, T, String> text = texts.get(value.getClass());
    checkArgument(text != null, "there is no text for a %s", value.getClass());
    return text.apply(context, value);
  }

  /**
   * The types that have a text, what was generated for them among them, in the order in which they
   * were added.
   */
  public ImmutableSet<Class<?>> types() {
    return texts.keySet();
  }

  /** Collects a text for each type. */
  public static final class Builder<C, T> {
    private final ImmutableMap.Builder<Class<?>, BiFunction<C, T, String>> texts =
        ImmutableMap.builder();

    private Builder() {}

    /** The text for the values of that leaf of the family. */
    public <E extends T> Builder<C, T> put(
        Class<E> type, BiFunction<? super C, ? super E, String> text) {
      for (Class<?> each : SealedFamily.classes(type)) {
        texts.put(each, (context, value) -> text.apply(context, type.cast(value)));
      }
      return this;
    }

    /**
     * All that was collected.
     *
     * @throws IllegalArgumentException if a type was given two texts
     */
    public Texts<C, T> build() {
      return new Texts<>(texts.buildOrThrow());
    }
  }
}
