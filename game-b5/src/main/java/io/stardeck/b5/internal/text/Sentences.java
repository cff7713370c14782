package io.stardeck.b5.internal.text;

import com.google.common.base.Ascii;
import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.Side;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Participant;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence for each type of record. In it stand the parts of the record: {@code {card}} is the
 * part of that name; {@code [host? on #]} is there if the part is, which stands for {@code #}; and
 * {@code [card?#|a card]} has other words if it is not.
 */
final class Sentences {
  private static final Pattern IF = Pattern.compile("\\[(\\w+)\\?([^|\\]]*)(?:\\|([^\\]]*))?]");
  private static final Pattern PART = Pattern.compile("\\{(\\w+)}");

  private final Map<Class<?>, String> sentences = new HashMap<>();

  /** Adds the sentence for that type. */
  Sentences put(Class<? extends Record> type, String sentence) {
    Verify.verify(sentences.put(type, sentence) == null, "two sentences for %s", type);
    return this;
  }

  /** The sentence for {@code value}. */
  String of(Names names, Object value) {
    String sentence = Verify.verifyNotNull(sentences.get(value.getClass()), "%s", value);
    Map<String, String> parts = new HashMap<>();
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      parts.put(component.getName(), text(names, component.getName(), part(value, component)));
    }
    Matcher when = IF.matcher(sentence);
    String chosen = when.replaceAll(found -> Matcher.quoteReplacement(either(found, parts)));
    Matcher part = PART.matcher(chosen);
    return part.replaceAll(
        found -> Matcher.quoteReplacement(Verify.verifyNotNull(parts.get(found.group(1)))));
  }

  private static String either(MatchResult found, Map<String, String> parts) {
    String part = Verify.verifyNotNull(parts.get(found.group(1)));
    String otherwise = found.group(3) == null ? "" : found.group(3);
    return part.isEmpty() ? otherwise : found.group(2).replace("#", part);
  }

  private static Object part(Object value, RecordComponent component) {
    try {
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the parts of a record are open: " + component, e);
    }
  }

  /** In words; empty for what is not there or does not hold. */
  private static String text(Names names, String name, Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.isPresent() ? text(names, name, optional.get()) : "";
    } else if (value instanceof OptionalInt number) {
      return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
    } else if (value instanceof ImmutableList<?> list) {
      List<String> all = new ArrayList<>();
      list.forEach(each -> all.add(text(names, name, each)));
      return String.join(", ", all);
    } else if (value instanceof Boolean holds) {
      return holds ? name : "";
    } else if (value instanceof CardId card) {
      return names.of(card);
    } else if (value instanceof Participant participant) {
      return names.of(participant.card());
    } else if (value instanceof Seat seat) {
      return names.of(seat);
    } else if (value instanceof Chosen chosen) {
      return names.chosen(ImmutableList.of(chosen));
    } else if (value instanceof Side side) {
      return Ascii.toLowerCase(side.name());
    } else if (value instanceof Enum<?> word) {
      return Names.word(word);
    }
    if (value instanceof Integer number && !name.equals("conflict") && !name.equals("result")) {
      return number.toString();
    }
    return switch (name) {
      case "conflict" -> names.conflict((Integer) value);
      case "result" -> result(names, (Integer) value);
      case "definition" -> names.board().config().set().card((String) value).title();
      default -> value.toString().replace('-', ' ');
    };
  }

  /** A decided conflict; the turn that follows has forgotten its number. */
  private static String result(Names names, int index) {
    ImmutableList<ConflictResult> results = names.board().results();
    return index >= 0 && index < results.size()
        ? names.conflict(results.get(index).conflict().number())
        : "a conflict";
  }
}
