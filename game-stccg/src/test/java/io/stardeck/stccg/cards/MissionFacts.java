package io.stardeck.stccg.cards;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.stardeck.stccg.card.FactFile;
import java.util.List;

/**
 * What is printed on a mission, read apart from the card data; and whether a group meets it, worked
 * out in a plain way of its own.
 *
 * @param id the id
 * @param planet whether it is a planet mission
 * @param affiliations who may attempt it
 * @param points what it gives
 * @param requirements alternatives, each a list of what is asked
 */
record MissionFacts(
    String id,
    boolean planet,
    ImmutableList<String> affiliations,
    int points,
    ImmutableList<ImmutableList<String>> requirements) {
  /** All missions. */
  static final ImmutableList<MissionFacts> ALL =
      FactFile.read("missions.txt").stream()
          .map(MissionFacts::of)
          .collect(ImmutableList.toImmutableList());

  private static MissionFacts of(ImmutableMap<String, String> fact) {
    ImmutableList.Builder<ImmutableList<String>> alternatives = ImmutableList.builder();
    for (String one : Splitter.on(" / ").split(PersonFacts.text(fact, "requirements"))) {
      alternatives.add(ImmutableList.copyOf(Splitter.on(" & ").split(one)));
    }
    return new MissionFacts(
        PersonFacts.text(fact, "id"),
        PersonFacts.text(fact, "where").equals("planet"),
        ImmutableList.copyOf(Splitter.on("; ").split(PersonFacts.text(fact, "attempted_by"))),
        Integer.parseInt(PersonFacts.text(fact, "points")),
        alternatives.build());
  }

  /** Whether those persons, alone with their skills, meet it. */
  boolean met(List<PersonFacts> group) {
    return requirements.stream()
        .anyMatch(alternative -> alternative.stream().allMatch(part -> met(part, group)));
  }

  private static boolean met(String part, List<PersonFacts> group) {
    if (part.startsWith("card:")) {
      String name = part.substring("card:".length());
      return group.stream().anyMatch(person -> person.name().equals(name));
    }
    if (part.contains(">")) {
      List<String> sides = Splitter.on('>').splitToList(part);
      int sum = group.stream().mapToInt(each -> each.numbers().get(sides.get(0))).sum();
      return sum > Integer.parseInt(sides.get(1));
    }
    List<String> words = Splitter.on(" x").splitToList(part);
    int asked = words.size() == 1 ? 1 : Integer.parseInt(Iterables.getLast(words));
    return group.stream().mapToInt(each -> each.halves(words.get(0))).sum() >= 2 * asked;
  }
}
