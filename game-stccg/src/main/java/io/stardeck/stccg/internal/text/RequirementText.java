package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.word.Comparison;
import io.stardeck.stccg.card.word.Requirement;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Requirements in words, such as "Diplomacy x2 + CUNNING > 30". */
final class RequirementText {
  private static final Texts<CardSet, Requirement> TEXTS =
      Texts.<CardSet, Requirement>builder(RequirementText::part)
          .put(Requirement.AnyOf.class, "{of:or}")
          .put(Requirement.AllOf.class, "{of}")
          .put(Requirement.SameOne.class, "one with {of}")
          .put(Requirement.Not.class, "not {of}")
          .put(Requirement.HasSkill.class, "{name}{n:times}")
          .put(Requirement.HasClass.class, "{is}{n:times}")
          .put(Requirement.Total.class, "{attribute} [is?#|{usual}] {than}")
          .put(Requirement.OfOne.class, "one with {attribute} [is?#|{usual}] {than}{n:times}")
          .put(Requirement.IsPerson.class, "{key}")
          .put(Requirement.OfAffiliation.class, "{is:word}{n:times}")
          .put(Requirement.HasIcon.class, "{is:word} icon{n:times}")
          .put(Requirement.IsClassified.class, "{is}-class{n:times}")
          .put(Requirement.HasGender.class, "{is:word}{n:times}")
          .put(Requirement.HasTrait.class, "{is}{n:times}")
          .put(Requirement.HasEquipment.class, "{is}{n:times}")
          .put(Requirement.Present.class, "{card}{n:times}")
          .put(Requirement.OfKind.class, "{is:word}")
          .put(Requirement.Persons.class, "persons [is?#|{usual}] {than}")
          .put(Requirement.OfShip.class, "{stat} [is?#|{usual}] {than}")
          .put(Requirement.ShipHas.class, "{equipment}")
          .put(Requirement.ShipOf.class, "ship of {is:word}")
          .put(Requirement.InPlay.class, "{filter} in play [is?#|{usual}] {than}")
          .put(Requirement.Score.class, "score [is?#|{usual}] {than}")
          .put(Requirement.At.class, "at {is:word}")
          .put(Requirement.OtherGroup.class, "others with {of}")
          .put(Requirement.OfTop.class, "{of} among the {n} highest in {attribute}")
          .put(Requirement.MissionSolved.class, "the mission is solved")
          .build();

  private RequirementText() {}

  /** A requirement in words; cards of that set have names. */
  static String of(CardSet cards, Requirement requirement) {
    return TEXTS.of(cards, requirement);
  }

  private static String part(CardSet cards, String name, String form, Object value) {
    if (value instanceof ImmutableList<?> all) {
      return joined(cards, all, form.equals("or") ? " or " : " + ");
    } else if (value instanceof Requirement of) {
      return of(cards, of);
    } else if (name.equals("card")) {
      @Nullable CardDef card = cards.find((String) value);
      return card == null ? (String) value : card.name();
    } else if (value instanceof Comparison is) {
      return switch (is) {
        case MORE -> ">";
        case AT_LEAST -> "at least";
        case LESS -> "<";
        case EXACTLY -> "=";
      };
    } else if (form.equals("times")) {
      return (Integer) value > 1 ? " x" + value : "";
    }
    return form.equals("word") ? Phrases.word((Enum<?>) value) : value.toString();
  }

  static String joined(CardSet cards, ImmutableList<?> parts, String between) {
    return parts.stream()
        .map(each -> inner(cards, (Requirement) each))
        .collect(Collectors.joining(between));
  }

  private static String inner(CardSet cards, Requirement part) {
    boolean compound = part instanceof Requirement.AnyOf || part instanceof Requirement.AllOf;
    return compound ? "(" + of(cards, part) + ")" : of(cards, part);
  }
}
