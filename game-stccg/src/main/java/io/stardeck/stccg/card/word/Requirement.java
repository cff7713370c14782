package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Gender;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Stat;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is asked of a group ({@code ST-REQ-01} to {@code ST-REQ-20}). A filter is a requirement that
 * is asked of one card alone.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Requirement {
  /** The requirements within it. */
  default ImmutableList<Requirement> parts() {
    return ImmutableList.of();
  }

  /** Which holds other requirements. */
  sealed interface Joined extends Requirement {
    /** Which, two or more. */
    ImmutableList<Requirement> of();

    @Override
    default ImmutableList<Requirement> parts() {
      return of();
    }
  }

  /** Which compares a number. */
  sealed interface Compared extends Requirement {
    /** How it is held against another. */
    Optional<Comparison> is();

    /** The other number. */
    int than();

    /** How it is held against that unless told. */
    default Comparison usual() {
      return Comparison.MORE;
    }

    /** Whether a number is so. */
    default boolean holds(int number) {
      return is().orElse(usual()).holds(number, than());
    }
  }

  /** At least one of them. */
  @JsonTypeName("ANY")
  record AnyOf(ImmutableList<Requirement> of) implements Joined {}

  /** All of them. */
  @JsonTypeName("ALL")
  record AllOf(ImmutableList<Requirement> of) implements Joined {}

  /**
   * Not that.
   *
   * @param of what
   */
  @JsonTypeName("NOT")
  record Not(Requirement of) implements Requirement {
    @Override
    public ImmutableList<Requirement> parts() {
      return ImmutableList.of(of);
    }
  }

  /**
   * Levels of a skill, added up.
   *
   * @param name the skill
   * @param n how many levels, 1 unless told
   */
  @JsonTypeName("SKILL")
  record HasSkill(String name, OptionalInt n) implements Requirement {}

  /**
   * Levels of a classification, as such and as a skill.
   *
   * @param is which
   * @param n how many levels, 1 unless told
   */
  @JsonTypeName("CLASS")
  record HasClass(Classification is, OptionalInt n) implements Requirement {}

  /**
   * The total of an attribute.
   *
   * @param attribute which
   */
  @JsonTypeName("ATTRIBUTE")
  record Total(Attribute attribute, Optional<Comparison> is, int than) implements Compared {}

  /**
   * Single persons with such an attribute.
   *
   * @param attribute which
   * @param n how many persons, 1 unless told
   */
  @JsonTypeName("ATTRIBUTE_OF_ONE")
  record OfOne(Attribute attribute, Optional<Comparison> is, int than, OptionalInt n)
      implements Compared {}

  /**
   * A certain person, in any version.
   *
   * @param key the unique key
   */
  @JsonTypeName("PERSON")
  record IsPerson(String key) implements Requirement {}

  /**
   * Cards of an affiliation.
   *
   * @param is which
   * @param n how many, 1 unless told
   */
  @JsonTypeName("AFFILIATION")
  record OfAffiliation(Affiliation is, OptionalInt n) implements Requirement {}

  /**
   * Persons with an icon.
   *
   * @param is which
   * @param n how many, 1 unless told
   */
  @JsonTypeName("ICON")
  record HasIcon(Icon is, OptionalInt n) implements Requirement {}

  /**
   * Persons of a classification; a skill of that name does not count ({@code ST-REQ-13}).
   *
   * @param is which
   * @param n how many, 1 unless told
   */
  @JsonTypeName("CLASSIFICATION")
  record IsClassified(Classification is, OptionalInt n) implements Requirement {}

  /**
   * Persons of a gender.
   *
   * @param is which
   * @param n how many, 1 unless told
   */
  @JsonTypeName("GENDER")
  record HasGender(Gender is, OptionalInt n) implements Requirement {}

  /**
   * Persons of a species or with another trait.
   *
   * @param is which
   * @param n how many, 1 unless told
   */
  @JsonTypeName("TRAIT")
  record HasTrait(String is, OptionalInt n) implements Requirement {}

  /**
   * Equipment in the group ({@code ST-REQ-15}).
   *
   * @param is an id or a tag
   * @param n how many, 1 unless told
   */
  @JsonTypeName("EQUIPMENT")
  record HasEquipment(String is, OptionalInt n) implements Requirement {}

  /**
   * Own cards of one definition, in the group or aboard its ship ({@code ST-REQ-15}).
   *
   * @param card the id of the definition
   * @param n how many, 1 unless told
   */
  @JsonTypeName("PRESENT")
  record Present(String card, OptionalInt n) implements Requirement {}

  /**
   * Cards of one kind; of use as a filter.
   *
   * @param is which
   */
  @JsonTypeName("KIND")
  record OfKind(CardKind is) implements Requirement {}

  /** The number of persons. */
  @JsonTypeName("PERSONNEL_COUNT")
  record Persons(Optional<Comparison> is, int than) implements Compared {}

  /**
   * A number of the ship that takes part; false without one ({@code ST-REQ-10}).
   *
   * @param stat RANGE, WEAPONS or SHIELDS
   */
  @JsonTypeName("SHIP")
  record OfShip(Stat stat, Optional<Comparison> is, int than) implements Compared {}

  /**
   * Special equipment of the ship that takes part.
   *
   * @param equipment its name
   */
  @JsonTypeName("SHIP_HAS")
  record ShipHas(String equipment) implements Requirement {}

  /**
   * The affiliation of the ship that takes part.
   *
   * @param is which
   */
  @JsonTypeName("SHIP_AFFILIATION")
  record ShipOf(Affiliation is) implements Requirement {}

  /**
   * The number of cards in play that fit by what all can see ({@code ST-REQ-18}).
   *
   * @param filter which cards
   * @param whose whose cards
   */
  @JsonTypeName("IN_PLAY")
  record InPlay(Requirement filter, Optional<Comparison> is, int than, Whose whose)
      implements Compared {
    @Override
    public Comparison usual() {
      return Comparison.AT_LEAST;
    }

    @Override
    public ImmutableList<Requirement> parts() {
      return ImmutableList.of(filter);
    }
  }

  /**
   * A score.
   *
   * @param whose the own one or any opponent's
   */
  @JsonTypeName("POINTS")
  record Score(Optional<Comparison> is, int than, Whose whose) implements Compared {
    @Override
    public Comparison usual() {
      return Comparison.AT_LEAST;
    }
  }

  /**
   * Where the group is ({@code ST-REQ-16}).
   *
   * @param is the kind of place
   */
  @JsonTypeName("AT")
  record At(Site is) implements Requirement {}

  /**
   * Own persons at the same place whom the card does not hold meet it ({@code ST-REQ-17}).
   *
   * @param of what they meet
   */
  @JsonTypeName("OTHER_GROUP")
  record OtherGroup(Requirement of) implements Requirement {
    @Override
    public ImmutableList<Requirement> parts() {
      return ImmutableList.of(of);
    }
  }

  /**
   * The persons who are highest in an attribute meet it ({@code ST-REQ-20}).
   *
   * @param attribute which
   * @param n how many persons
   * @param of what they meet
   */
  @JsonTypeName("OF_TOP")
  record OfTop(Attribute attribute, int n, Requirement of) implements Requirement {
    @Override
    public ImmutableList<Requirement> parts() {
      return ImmutableList.of(of);
    }
  }

  /** The mission of the location is solved. */
  @JsonTypeName("MISSION_SOLVED")
  record MissionSolved() implements Requirement {}

  /** One single person meets all parts. */
  @JsonTypeName("SAME_ONE")
  record SameOne(ImmutableList<Requirement> of) implements Joined {}
}
