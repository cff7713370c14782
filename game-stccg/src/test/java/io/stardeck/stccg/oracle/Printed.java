package io.stardeck.stccg.oracle;

import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.word.Comparison;
import io.stardeck.stccg.card.word.Requirement;

/** What is asked of what is printed on one person (ST-EFF-12). */
final class Printed {
  private Printed() {}

  static boolean fits(Requirement filter, PersonnelDef person) {
    if (filter instanceof Requirement.AnyOf any) {
      return any.of().stream().anyMatch(part -> fits(part, person));
    } else if (filter instanceof Requirement.AllOf all) {
      return all.of().stream().allMatch(part -> fits(part, person));
    } else if (filter instanceof Requirement.SameOne one) {
      return one.of().stream().allMatch(part -> fits(part, person));
    } else if (filter instanceof Requirement.Not not) {
      return !fits(not.of(), person);
    } else if (filter instanceof Requirement.HasSkill skill) {
      return person.halves(skill.name()) >= 2 * skill.n().orElse(1);
    } else if (filter instanceof Requirement.HasClass asked) {
      int own = person.classification() == asked.is() ? 2 : 0;
      return own + person.halves(asked.is().skill()) >= 2 * asked.n().orElse(1);
    } else if (filter instanceof Requirement.IsClassified asked) {
      return person.classification() == asked.is();
    } else if (filter instanceof Requirement.HasTrait trait) {
      return person.traits().contains(trait.is());
    } else if (filter instanceof Requirement.HasGender gender) {
      return person.gender().isPresent() && person.gender().get() == gender.is();
    } else if (filter instanceof Requirement.IsPerson key) {
      return person.uniqueKey().equals(key.key());
    } else if (filter instanceof Requirement.Total total) {
      return total
          .is()
          .orElse(Comparison.MORE)
          .holds(number(person, total.attribute()), total.than());
    } else if (filter instanceof Requirement.OfOne one) {
      return one.is().orElse(Comparison.MORE).holds(number(person, one.attribute()), one.than());
    }
    throw new AssertionError("not asked of what is printed: " + filter);
  }

  static int number(PersonnelDef person, Attribute attribute) {
    return switch (attribute) {
      case INTEGRITY -> person.integrity();
      case CUNNING -> person.cunning();
      case STRENGTH -> person.strength();
      case TOTAL -> person.integrity() + person.cunning() + person.strength();
    };
  }
}
