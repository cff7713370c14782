package io.stardeck.b5.internal.text;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence for each type of record. In it stand the parts of the record: {@code {card}} is the
 * part of that name, {@code {amount:signed}} that part in another form; {@code [host? on #]} is
 * there if the part is, which stands for {@code #}; and {@code [card?#|a card]} has other words if
 * it is not.
 */
final class Sentences {
  private static final Pattern IF = Pattern.compile("\\[(\\w+)\\?([^|\\]]*)(?:\\|([^\\]]*))?]");
  private static final Pattern PART = Pattern.compile("\\{(\\w+)(?::([\\w ]+))?}");

  private final Map<Class<?>, String> sentences = new LinkedHashMap<>();

  /** What a part is in words. */
  interface Parts {
    /**
     * The part in words; empty for what is not there or does not hold.
     *
     * @param name how the record calls it
     * @param form in which form, empty for the usual one
     */
    String part(String name, String form, Object value);
  }

  /** Adds the sentence for that type. */
  Sentences put(Class<? extends Record> type, String sentence) {
    Verify.verify(sentences.put(type, sentence) == null, "two sentences for %s", type);
    return this;
  }

  /** The types that have a sentence. */
  ImmutableSet<Class<?>> types() {
    return ImmutableSet.copyOf(sentences.keySet());
  }

  /** The sentence for {@code value}. */
  String of(Parts parts, Object value) {
    String sentence = Verify.verifyNotNull(sentences.get(value.getClass()), "%s", value);
    Matcher when = IF.matcher(sentence);
    String chosen =
        when.replaceAll(
            found ->
                Matcher.quoteReplacement(either(found, part(parts, value, found.group(1), ""))));
    return PART.matcher(chosen)
        .replaceAll(
            found -> {
              String form = found.group(2) == null ? "" : found.group(2);
              return Matcher.quoteReplacement(part(parts, value, found.group(1), form));
            });
  }

  private static String either(MatchResult found, String part) {
    String otherwise = found.group(3) == null ? "" : found.group(3);
    return part.isEmpty() ? otherwise : found.group(2).replace("#", part);
  }

  private static String part(Parts parts, Object value, String name, String form) {
    try {
      return parts.part(name, form, value.getClass().getMethod(name).invoke(value));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no part " + name + " of " + value, e);
    }
  }
}
