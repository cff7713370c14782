package io.stardeck.engine.text;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A sentence about values of one type, as {@link Texts.Builder#put(Class, String)} describes it.
 * What a part says is taken as it is, whatever stands in it.
 */
final class Sentence<C> {
  private static final String FORM = "(\\w+)(?::([\\w ]+))?";
  private static final Pattern PART = Pattern.compile("\\{" + FORM + "}");
  private static final Pattern PART_OR_ITSELF = Pattern.compile("\\{" + FORM + "}|#");
  private static final Pattern CHOICE =
      Pattern.compile("\\[" + FORM + "\\?([^|\\]]*)(?:\\|([^\\]]*))?]");

  private final Class<?> type;
  private final Texts.Parts<? super C> parts;
  private final ImmutableList<Piece<C>> pieces;

  /** Some words of it; {@code itself} is the part that has decided for them. */
  private interface Piece<C> {
    String of(C context, Object value, String itself);
  }

  Sentence(Class<?> type, Texts.Parts<? super C> parts, String text) {
    this.type = type;
    this.parts = parts;
    ImmutableList.Builder<Piece<C>> all = ImmutableList.builder();
    Matcher choices = CHOICE.matcher(text);
    int from = 0;
    while (choices.find()) {
      add(all, PART, text.substring(from, choices.start()));
      all.add(choice(choices));
      from = choices.end();
    }
    add(all, PART, text.substring(from));
    pieces = all.build();
  }

  String of(C context, Object value) {
    return join(pieces, context, value, "");
  }

  private Piece<C> choice(Matcher choice) {
    Piece<C> part = part(choice.group(1), choice.group(2));
    ImmutableList<Piece<C>> there = words(choice.group(3));
    ImmutableList<Piece<C>> otherwise = words(choice.group(4));
    return (context, value, none) -> {
      String itself = part.of(context, value, none);
      return join(itself.isEmpty() ? otherwise : there, context, value, itself);
    };
  }

  private ImmutableList<Piece<C>> words(@Nullable String text) {
    ImmutableList.Builder<Piece<C>> all = ImmutableList.builder();
    add(all, PART_OR_ITSELF, text == null ? "" : text);
    return all.build();
  }

  private void add(ImmutableList.Builder<Piece<C>> all, Pattern places, String text) {
    Matcher place = places.matcher(text);
    int from = 0;
    while (place.find()) {
      all.add(literal(text.substring(from, place.start())));
      all.add(
          place.group(1) == null
              ? (context, value, itself) -> itself
              : part(place.group(1), place.group(2)));
      from = place.end();
    }
    all.add(literal(text.substring(from)));
  }

  private Piece<C> literal(String text) {
    checkArgument(!text.matches(".*[{}\\[\\]].*"), "a bracket is left over in: %s", text);
    return (context, value, itself) -> text;
  }

  private Piece<C> part(String name, @Nullable String form) {
    try {
      Method part = type.getMethod(name);
      return (context, value, itself) ->
          words(context, name, form == null ? "" : form, asked(part, value));
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException("a " + type + " has no part " + name, e);
    }
  }

  private String words(C context, String name, String form, Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.isPresent() ? words(context, name, form, optional.get()) : "";
    } else if (value instanceof OptionalInt number) {
      return number.isPresent() ? words(context, name, form, number.getAsInt()) : "";
    } else if (value instanceof Boolean holds) {
      return holds ? name : "";
    }
    return parts.part(context, name, form, value);
  }

  private static Object asked(Method part, Object value) {
    try {
      return part.invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no part " + part + " of " + value, e);
    }
  }

  private static <C> String join(
      ImmutableList<Piece<C>> pieces, C context, Object value, String itself) {
    StringBuilder text = new StringBuilder();
    for (Piece<C> piece : pieces) {
      text.append(piece.of(context, value, itself));
    }
    return text.toString();
  }
}
