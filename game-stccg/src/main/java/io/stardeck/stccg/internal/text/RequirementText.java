package io.stardeck.stccg.internal.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.card.word.Requirement;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Requirements in words, such as "Diplomacy x2 + CUNNING > 30". */
final class RequirementText {
  private static final Texts<String, Requirement> TEXTS =
      Texts.<String, Requirement>builder()
          .put(Requirement.AnyOf.class, (s, r) -> joined(r.of(), " or "))
          .put(Requirement.AllOf.class, (s, r) -> joined(r.of(), " + "))
          .put(Requirement.SameOne.class, (s, r) -> "one with " + joined(r.of(), " + "))
          .put(Requirement.Not.class, (s, r) -> "not " + of(r.of()))
          .put(Requirement.HasSkill.class, (s, r) -> r.name() + times(r.n()))
          .put(Requirement.HasClass.class, (s, r) -> r.is() + times(r.n()))
          .put(Requirement.Total.class, (s, r) -> r.attribute() + is(r))
          .put(
              Requirement.OfOne.class, (s, r) -> "one with " + r.attribute() + is(r) + times(r.n()))
          .put(Requirement.IsPerson.class, (s, r) -> r.key())
          .put(Requirement.OfAffiliation.class, (s, r) -> word(r.is()) + times(r.n()))
          .put(Requirement.HasIcon.class, (s, r) -> word(r.is()) + " icon" + times(r.n()))
          .put(Requirement.IsClassified.class, (s, r) -> r.is() + "-class" + times(r.n()))
          .put(Requirement.HasGender.class, (s, r) -> word(r.is()) + times(r.n()))
          .put(Requirement.HasTrait.class, (s, r) -> r.is() + times(r.n()))
          .put(Requirement.HasEquipment.class, (s, r) -> r.is() + times(r.n()))
          .put(Requirement.Present.class, (s, r) -> "card " + r.card() + times(r.n()))
          .put(Requirement.OfKind.class, (s, r) -> word(r.is()))
          .put(Requirement.Persons.class, (s, r) -> "persons" + is(r))
          .put(Requirement.OfShip.class, (s, r) -> r.stat() + is(r))
          .put(Requirement.ShipHas.class, (s, r) -> r.equipment())
          .put(Requirement.ShipOf.class, (s, r) -> "ship of " + word(r.is()))
          .put(Requirement.InPlay.class, (s, r) -> of(r.filter()) + " in play" + is(r))
          .put(Requirement.Score.class, (s, r) -> "score" + is(r))
          .put(Requirement.At.class, (s, r) -> "at " + word(r.is()))
          .put(Requirement.OtherGroup.class, (s, r) -> "others with " + of(r.of()))
          .put(
              Requirement.OfTop.class,
              (s, r) -> of(r.of()) + " among the " + r.n() + " highest in " + r.attribute())
          .put(Requirement.MissionSolved.class, (s, r) -> "the mission is solved")
          .build();

  private RequirementText() {}

  /** A requirement in words. */
  static String of(Requirement requirement) {
    return TEXTS.of("", requirement);
  }

  static String joined(ImmutableList<Requirement> parts, String between) {
    return parts.stream().map(RequirementText::part).collect(Collectors.joining(between));
  }

  private static String part(Requirement part) {
    boolean inner = part instanceof Requirement.AnyOf || part instanceof Requirement.AllOf;
    return inner ? "(" + of(part) + ")" : of(part);
  }

  private static String times(OptionalInt n) {
    return n.isPresent() && n.getAsInt() > 1 ? " x" + n.getAsInt() : "";
  }

  private static String is(Requirement.Compared asked) {
    return " "
        + switch (asked.is().orElse(asked.usual())) {
          case MORE -> ">";
          case AT_LEAST -> "at least";
          case LESS -> "<";
          case EXACTLY -> "=";
        }
        + " "
        + asked.than();
  }

  /** A word of the rulebook, as "Federation". */
  static String word(Enum<?> value) {
    String text = Ascii.toLowerCase(value.name()).replace('_', ' ');
    return Ascii.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
