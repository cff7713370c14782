package io.stardeck.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Joiner;
import com.google.common.primitives.Primitives;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Values and types in words, for messages. Whatever came from outside is cut short and made
 * printable.
 */
final class Words {
  private static final int LONGEST = 60;

  private Words() {}

  /** {@code text} in quotation marks. */
  static String quote(String text) {
    return '"' + printable(text, LONGEST) + '"';
  }

  /**
   * {@code text} without anything that a terminal would not print, at most {@code length}
   * characters of it.
   */
  static String printable(String text, int length) {
    StringBuilder clean = new StringBuilder();
    for (int i = 0; i < Math.min(text.length(), length); i++) {
      char c = text.charAt(i);
      boolean printable =
          !Character.isISOControl(c) && !Character.isSurrogate(c) && Character.isDefined(c);
      clean.append(printable ? c : '?');
    }
    return text.length() > length ? clean.append("...").toString() : clean.toString();
  }

  /** What stands in the document. */
  static String found(JsonNode node) {
    return switch (node.getNodeType()) {
      case STRING -> "the text " + quote(node.textValue());
      case NUMBER -> "the number " + printable(node.asText(), LONGEST);
      case BOOLEAN -> node.asText();
      case ARRAY -> "a list";
      case OBJECT -> "an object";
      default -> "nothing";
    };
  }

  /** What a value of {@code type} looks like in JSON. */
  static String expected(Class<?> type) {
    Class<?> wrapped = Primitives.wrap(type);
    if (wrapped == Integer.class
        || wrapped == OptionalInt.class
        || wrapped == Short.class
        || wrapped == Byte.class) {
      return "a whole number of at most " + bits(wrapped) + " bits";
    }
    if (wrapped == Long.class || wrapped == OptionalLong.class) {
      return "a whole number of at most 64 bits";
    }
    if (wrapped == Boolean.class) {
      return "true or false";
    }
    if (Number.class.isAssignableFrom(wrapped)) {
      return "a number";
    }
    if (type.isEnum()) {
      return "one of " + Joiner.on(", ").join(Arrays.asList(type.getEnumConstants()));
    }
    if (CharSequence.class.isAssignableFrom(type)) {
      return "a text";
    }
    if (Collection.class.isAssignableFrom(type) || type.isArray()) {
      return "a list";
    }
    if (Map.class.isAssignableFrom(type)) {
      return "an object";
    }
    return type == Optional.class ? "a value" : "the form of " + type.getSimpleName();
  }

  private static int bits(Class<?> type) {
    return type == Byte.class ? Byte.SIZE : type == Short.class ? Short.SIZE : Integer.SIZE;
  }
}
