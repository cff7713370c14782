package io.stardeck.stccg.cards;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.stccg.card.FactFile;
import java.util.List;

/**
 * What is printed on a person, read apart from the card data.
 *
 * @param id the id
 * @param name the name
 * @param affiliation the affiliation
 * @param hologram whether it is a hologram
 * @param numbers INTEGRITY, CUNNING and STRENGTH
 * @param classification the classification
 * @param skills the skills with their levels, in halves
 */
record PersonFacts(
    String id,
    String name,
    String affiliation,
    boolean hologram,
    ImmutableMap<String, Integer> numbers,
    String classification,
    ImmutableMap<String, Integer> skills) {
  private static final Splitter LIST = Splitter.on("; ").omitEmptyStrings();

  /** All persons. */
  static final ImmutableList<PersonFacts> ALL =
      FactFile.read("personnel.txt").stream()
          .map(PersonFacts::of)
          .collect(ImmutableList.toImmutableList());

  private static PersonFacts of(ImmutableMap<String, String> fact) {
    ImmutableMap.Builder<String, Integer> skills = ImmutableMap.builder();
    for (String skill : LIST.split(text(fact, "skills"))) {
      List<String> parts = Splitter.on(" x").splitToList(skill);
      String level = parts.size() == 1 ? "1" : parts.get(1);
      skills.put(parts.get(0), level.equals("1/2") ? 1 : 2 * Integer.parseInt(level));
    }
    return new PersonFacts(
        text(fact, "id"),
        text(fact, "name"),
        text(fact, "affiliation"),
        text(fact, "holographic").equals("yes"),
        ImmutableMap.of(
            "INTEGRITY", Integer.parseInt(text(fact, "integrity")),
            "CUNNING", Integer.parseInt(text(fact, "cunning")),
            "STRENGTH", Integer.parseInt(text(fact, "strength"))),
        text(fact, "classification").replace(".", ""),
        skills.buildOrThrow());
  }

  static String text(ImmutableMap<String, String> fact, String column) {
    return fact.getOrDefault(column, "");
  }

  /** The level of a skill, in halves. */
  int printed(String skill) {
    return skills.getOrDefault(skill, 0);
  }

  /** The level of a skill or classification, as both together, in halves. */
  int halves(String name) {
    return printed(name) + (classification.equals(name) ? 2 : 0);
  }
}
