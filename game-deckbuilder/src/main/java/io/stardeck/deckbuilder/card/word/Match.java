package io.stardeck.deckbuilder.card.word;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;

/**
 * Which words fit a field of a {@link Selector}. In JSON one word, a list of words of which any
 * fits, or <code>{"not": …}</code> around either.
 *
 * @param words the words
 * @param not whether all but these fit
 */
public record Match(ImmutableSet<String> words, boolean not) {
  /** Fits that word alone. */
  public static Match of(String word) {
    return new Match(ImmutableSet.of(word), false);
  }

  /** Whether {@code word} fits. */
  public boolean fits(String word) {
    return words.contains(word) != not;
  }

  /** Whether one of {@code of} is among the words, or with {@code not} none is. */
  public boolean fitsAny(ImmutableSet<String> of) {
    for (String word : words) {
      if (of.contains(word)) {
        return !not;
      }
    }
    return not;
  }

  /** Fits what both fit; without words if nothing does. */
  Match and(Match other) {
    if (not && other.not) {
      return new Match(Sets.union(words, other.words).immutableCopy(), true);
    }
    if (not) {
      return other.and(this);
    }
    return new Match(
        (other.not ? Sets.difference(words, other.words) : Sets.intersection(words, other.words))
            .immutableCopy(),
        false);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Match parse(JsonNode json) {
    if (json.isObject()) {
      checkArgument(
          json.size() == 1 && json.has("not"), "a negation has the field \"not\" and no other");
      return new Match(words(json.get("not")), true);
    }
    return new Match(words(json), false);
  }

  @JsonValue
  Object json() {
    ImmutableList<String> list = words.asList();
    Object plain = list.size() == 1 ? list.get(0) : list;
    return not ? ImmutableMap.of("not", plain) : plain;
  }

  private static ImmutableSet<String> words(JsonNode json) {
    ImmutableSet.Builder<String> words = ImmutableSet.builder();
    if (json.isTextual()) {
      return ImmutableSet.of(word(json));
    }
    checkArgument(json.isArray() && !json.isEmpty(), "a word, a list of words, or a negation");
    for (JsonNode word : json) {
      checkArgument(word.isTextual(), "a list of words holds words alone");
      words.add(word(word));
    }
    return words.build();
  }

  /** Interned, as the names of enums are with which it is compared again and again. */
  private static String word(JsonNode json) {
    return json.textValue().intern();
  }
}
