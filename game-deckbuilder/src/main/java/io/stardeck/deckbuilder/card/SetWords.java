package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.SetSize;
import io.stardeck.deckbuilder.card.word.Match;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import java.util.Optional;

/** The words that selectors of a set may use, by field: those that some card of the set bears. */
final class SetWords {
  private static final RuleId DAT_01 = RuleId.of("DB-DAT-01");

  /** The keywords that the rules know; a selector may use them even if no card bears them. */
  private static final ImmutableSet<String> KNOWN =
      ImmutableSet.of(
          Keyword.WAR,
          Keyword.INFLUENCE,
          Keyword.LIMIT_EXEMPT,
          Keyword.LOCUTUS,
          Keyword.ARBITER,
          Keyword.BORG_INVASION,
          Keyword.BLOCKADE,
          Keyword.NO_PLAY,
          Keyword.NO_TRASH_PHASE,
          Keyword.ENSIGN,
          Keyword.LIEUTENANT,
          Keyword.COMMANDER);

  private final boolean full;
  private final ImmutableMap<String, ImmutableSet<String>> byField;

  SetWords(CardSetFile set) {
    full = set.size() == SetSize.FULL;
    ImmutableSet.Builder<String> names = ImmutableSet.<String>builder().add(Selector.NAMED);
    ImmutableSet.Builder<String> affiliations = ImmutableSet.builder();
    ImmutableSet.Builder<String> classifications = ImmutableSet.builder();
    ImmutableSet.Builder<String> keywords = ImmutableSet.<String>builder().addAll(KNOWN);
    for (CardDef card : set.cards()) {
      names.add(card.name());
      affiliations.addAll(card.affiliations());
      classifications.addAll(card.classifications());
      keywords.addAll(card.keywords());
    }
    byField =
        ImmutableMap.<String, ImmutableSet<String>>builder()
            .put("type", names(CardType.values()))
            .put("role", names(Role.values()))
            .put("family", names(Family.values()))
            .put("name", names.build())
            .put("affiliation", affiliations.build())
            .put("classification", classifications.build())
            .put("keyword", keywords.build())
            .buildOrThrow();
  }

  /** Whether the set is of full size, so that all rules hold for it. */
  boolean full() {
    return full;
  }

  /** Adds what is wrong with the words of the selector {@code sel}, which is at {@code path}. */
  void check(String path, JsonNode sel, Faults faults) {
    byField.forEach(
        (field, known) -> {
          for (String word : words(sel.path(field))) {
            if (!known.contains(word)) {
              faults.add(
                  path + "." + field, DAT_01, "no card of the set has the %s %s", field, word);
            }
          }
        });
  }

  /** Whether all words of {@code selector} mean something in the set. */
  boolean knows(Selector selector) {
    return knows("type", selector.type())
        && knows("role", selector.role())
        && knows("family", selector.family())
        && knows("name", selector.name())
        && knows("affiliation", selector.affiliation())
        && knows("classification", selector.classification())
        && knows("keyword", selector.keyword());
  }

  private boolean knows(String field, Optional<Match> match) {
    return match.isEmpty()
        || byField.getOrDefault(field, ImmutableSet.of()).containsAll(match.get().words());
  }

  /** The words of a field of a selector; those that are excluded, too. */
  static ImmutableSet<String> words(JsonNode field) {
    if (field.isTextual()) {
      return ImmutableSet.of(field.asText());
    }
    if (field.isObject()) {
      return words(field.path("not"));
    }
    ImmutableSet.Builder<String> words = ImmutableSet.builder();
    field.forEach(word -> words.add(word.asText()));
    return words.build();
  }

  /** Whether {@code word} fits a field of a selector; every word does if it is not there. */
  static boolean fits(JsonNode field, String word) {
    return field.isMissingNode()
        || field.isNull()
        || words(field).contains(word) != field.isObject();
  }

  private static ImmutableSet<String> names(Enum<?>[] all) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (Enum<?> one : all) {
      names.add(one.name());
    }
    return names.build();
  }
}
