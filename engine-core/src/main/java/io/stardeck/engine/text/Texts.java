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

  /** What a part of a value is in words. */
  public interface Parts<C> {
    /**
     * The part in words; empty for what is not there. An optional part is asked for only if it is
     * there, as what it holds; a part that is true or false is never asked for.
     *
     * @param context what the texts are made with beside the value
     * @param name how the value calls the part
     * @param form in which form it is wanted, empty for the usual one
     */
    String part(C context, String name, String form, Object part);
  }

  /** Texts to be collected, in which parts of a value stand as {@link Object#toString} says. */
  public static <C, T> Builder<C, T> builder() {
    return builder((context, name, form, part) -> part.toString());
  }

  /** Texts to be collected, in which parts of a value stand as {@code parts} says. */
  public static <C, T> Builder<C, T> builder(Parts<? super C> parts) {
    return new Builder<>(parts);
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

    private final Parts<? super C> parts;

    private Builder(Parts<? super C> parts) {
      this.parts = parts;
    }

    /**
     * The sentence for the values of that leaf of the family. In it stand parts of the value:
     *
     * <ul>
     *   <li>{@code {card}} is the part of that name, {@code {amount:signed}} that part in another
     *       form;
     *   <li>{@code [host? on #]} is there if the part is not empty or holds; {@code #} is the part;
     *   <li>{@code [card?#|a card]} has other words if it is empty or does not hold.
     * </ul>
     *
     * @throws IllegalArgumentException if the type has no such part, or a bracket is left open
     */
    public Builder<C, T> put(Class<? extends T> type, String sentence) {
      Sentence<C> made = new Sentence<>(type, parts, sentence);
      return put(type, made::of);
    }

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
