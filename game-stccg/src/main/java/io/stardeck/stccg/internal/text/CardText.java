package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.text.Phrases;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What stands on a card, in words: its facts, and what it does. */
final class CardText {
  private CardText() {}

  /** All that stands on a card of that set, in a few lines. */
  static String of(CardSet cards, CardDef card) {
    List<String> lines = new ArrayList<>();
    lines.add(card.name() + " (" + Phrases.word(card.kind()) + ")");
    facts(cards, card).forEach(lines::add);
    card.text().ifPresent(lines::add);
    return String.join("\n", lines);
  }

  private static List<String> facts(CardSet cards, CardDef card) {
    if (card instanceof MissionDef mission) {
      return mission(cards, mission);
    }
    if (card instanceof PersonnelDef person) {
      return person(person);
    }
    if (card instanceof ShipDef ship) {
      return ship(ship);
    }
    if (card instanceof DilemmaDef dilemma) {
      return dilemma(cards, dilemma);
    }
    return card instanceof OutpostDef outpost ? outpost(cards, outpost) : List.of();
  }

  private static List<String> outpost(CardSet cards, OutpostDef outpost) {
    String own = Phrases.word(outpost.affiliation());
    boolean all = outpost.acceptsAll().orElse(!outpost.affiliation().major());
    List<String> lines = new ArrayList<>();
    lines.add(own + ", SHIELDS " + outpost.shields());
    lines.add(
        "lies at %s, %s ships, serves %s"
            .formatted(
                outpost.liesInSpace() ? "space missions" : "missions for " + own,
                outpost.repairsShips() ? "repairs" : "does not repair",
                all ? "all affiliations" : served(outpost.affiliation())));
    outpost
        .buildRequirement()
        .ifPresent(each -> lines.add("is built by " + RequirementText.of(cards, each)));
    return lines;
  }

  private static String served(Affiliation own) {
    return own.major() ? Phrases.word(own) + " and neutral cards" : "neutral cards";
  }

  private static List<String> mission(CardSet cards, MissionDef mission) {
    String who =
        mission.anyAffiliation() ? "any affiliation" : affiliations(mission.affiliations());
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, span %s, %s points, for %s"
            .formatted(Phrases.word(mission.missionType()), mission.span(), mission.points(), who));
    lines.add("needs " + RequirementText.joined(cards, mission.requirements(), " or "));
    return lines;
  }

  static String affiliations(ImmutableSet<Affiliation> affiliations) {
    return affiliations.stream().map(Phrases::word).collect(Collectors.joining(", "));
  }

  private static List<String> person(PersonnelDef person) {
    List<String> lines = new ArrayList<>();
    String icon = person.icon() == Icon.NONE ? "" : ", " + Phrases.word(person.icon()) + " icon";
    lines.add(
        "%s %s, INTEGRITY %s, CUNNING %s, STRENGTH %s%s%s"
            .formatted(
                Phrases.word(person.affiliation()),
                person.classification(),
                person.integrity(),
                person.cunning(),
                person.strength(),
                icon,
                person.universal() ? ", universal" : ""));
    String skills = person.skills().stream().map(CardText::skill).collect(Collectors.joining(", "));
    if (!skills.isEmpty()) {
      lines.add(skills);
    }
    if (!person.traits().isEmpty()) {
      lines.add(String.join(", ", person.traits()));
    }
    return lines;
  }

  private static String skill(Skill skill) {
    int halves = skill.halves().orElse(2);
    return halves == 2
        ? skill.name()
        : skill.name() + " x" + (halves % 2 == 0 ? halves / 2 : halves / 2.0);
  }

  private static List<String> ship(ShipDef ship) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, RANGE %s, WEAPONS %s, SHIELDS %s, staff: %s command, %s staff%s"
            .formatted(
                Phrases.word(ship.affiliation()),
                ship.range(),
                ship.weapons(),
                ship.shields(),
                ship.staffing().command(),
                ship.staffing().staff(),
                ship.universal() ? ", universal" : ""));
    List<String> devices = new ArrayList<>(ship.specialEquipment());
    if (ship.cloak()) {
      devices.add("Cloaking Device");
    }
    if (ship.holodeck()) {
      devices.add("Holodeck");
    }
    if (!devices.isEmpty()) {
      lines.add(String.join(", ", devices));
    }
    return lines;
  }

  private static List<String> dilemma(CardSet cards, DilemmaDef dilemma) {
    List<String> lines = new ArrayList<>();
    String points = dilemma.bonusPoints() == 0 ? "" : ", " + dilemma.bonusPoints() + " points";
    lines.add(Phrases.word(dilemma.dilemmaType()) + points);
    dilemma.conditions().ifPresent(each -> lines.add("needs " + RequirementText.of(cards, each)));
    dilemma
        .pay()
        .forEach(
            price ->
                lines.add(
                    "overcome by discarding %s: %s"
                        .formatted(price.n(), RequirementText.of(cards, price.filter()))));
    dilemma.cure().ifPresent(each -> lines.add("cured by " + RequirementText.of(cards, each)));
    return lines;
  }
}
