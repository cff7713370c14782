package io.stardeck.stccg.internal.value;

import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Requirement;
import java.util.Optional;

/** Whether one card is so, by its printed facts: for cards that lie in no group. */
public final class Filters {
  private static final int WHOLE = 2;

  private Filters() {}

  /** Whether {@code card} is as {@code filter} says, if that says anything. */
  public static boolean fits(Optional<Requirement> filter, CardDef card) {
    return filter.isEmpty() || fits(filter.get(), card);
  }

  /** Whether {@code card} is so. What is asked of groups, ships and places is not so. */
  public static boolean fits(Requirement filter, CardDef card) {
    if (filter instanceof Requirement.Not not) {
      return !fits(not.of(), card);
    }
    if (filter instanceof Requirement.AnyOf any) {
      return any.of().stream().anyMatch(part -> fits(part, card));
    }
    if (filter instanceof Requirement.AllOf || filter instanceof Requirement.SameOne) {
      return filter.parts().stream().allMatch(part -> fits(part, card));
    }
    if (filter instanceof Requirement.OfKind kind) {
      return card.kind() == kind.is() || kind.is() == CardKind.EQUIPMENT && equips(card);
    }
    if (filter instanceof Requirement.Present present) {
      return card.id().equals(present.card());
    }
    if (filter instanceof Requirement.OfAffiliation of) {
      return Affiliations.serves(card) && Affiliations.printed(card) == of.is();
    }
    return card instanceof PersonnelDef person && person(filter, person);
  }

  /** An artifact used as equipment is equipment ({@code ST-REQ-15}). */
  private static boolean equips(CardDef card) {
    return card instanceof ArtifactDef artifact && artifact.use() == ArtifactUse.EQUIPMENT;
  }

  private static boolean person(Requirement filter, PersonnelDef person) {
    if (filter instanceof Requirement.HasSkill skill) {
      return person.halves(skill.name()) >= WHOLE * skill.n().orElse(1);
    }
    if (filter instanceof Requirement.HasClass named) {
      int own = person.classification() == named.is() ? WHOLE : 0;
      return own + person.halves(named.is().skill()) >= WHOLE * named.n().orElse(1);
    }
    if (filter instanceof Requirement.IsClassified named) {
      return person.classification() == named.is();
    }
    if (filter instanceof Requirement.HasGender gender) {
      return person.gender().isPresent() && person.gender().get() == gender.is();
    }
    if (filter instanceof Requirement.HasTrait trait) {
      return person.traits().contains(trait.is());
    }
    if (filter instanceof Requirement.IsPerson key) {
      return person.uniqueKey().equals(key.key());
    }

    if (filter instanceof Requirement.HasIcon icon) {
      return person.bears(icon.is());
    }
    if (filter instanceof Requirement.OfOne one) {
      return one.holds(printed(person, one.attribute()));
    }
    if (filter instanceof Requirement.Total total) {
      return total.holds(printed(person, total.attribute()));
    }
    return false;
  }

  /** The printed value of an attribute. */
  public static int printed(PersonnelDef person, Attribute attribute) {
    return switch (attribute) {
      case INTEGRITY -> person.integrity();
      case CUNNING -> person.cunning();
      case STRENGTH -> person.strength();
      case TOTAL -> person.integrity() + person.cunning() + person.strength();
    };
  }
}
