package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.word.Requirement;
import java.util.Optional;

/**
 * Among what somebody chooses for an effect. It names no card that others may not see: such options
 * are worked out from the places where the cards lie, as the one who chooses sees them.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Question {
  /**
   * A card of some places.
   *
   * @param places where
   * @param filter what it is like; anything unless told
   * @param highest the attribute by which only the highest are options
   * @param optional whether none may be chosen
   */
  @JsonTypeName("card")
  record OfCards(
      ImmutableList<Place> places,
      Optional<Requirement> filter,
      Optional<Attribute> highest,
      boolean optional)
      implements Question {}

  /**
   * A kind of card by its definition, among the cards of some places.
   *
   * @param places where
   * @param filter what it is like; anything unless told
   * @param optional whether none may be chosen
   */
  @JsonTypeName("definition")
  record OfDefinitions(ImmutableList<Place> places, Optional<Requirement> filter, boolean optional)
      implements Question {}

  /**
   * A ship.
   *
   * @param ships which
   */
  @JsonTypeName("ship")
  record OfShips(ImmutableList<CardId> ships) implements Question {}

  /**
   * A location.
   *
   * @param locations their numbers
   */
  @JsonTypeName("location")
  record OfLocations(ImmutableList<Integer> locations) implements Question {}

  /**
   * One of several lists of effects.
   *
   * @param lists how many
   */
  @JsonTypeName("list")
  record OfLists(int lists) implements Question {}

  /**
   * A number.
   *
   * @param least the least
   * @param most the greatest
   */
  @JsonTypeName("number")
  record OfNumbers(int least, int most) implements Question {}

  /** A kind of card. */
  @JsonTypeName("kind")
  record OfKinds() implements Question {}

  /** Whether to pay what a dilemma asks for ({@code ST-DIL-13}). */
  @JsonTypeName("pay")
  record Paying() implements Question {}

  /** Whether to go on for a stake ({@code ST-SPC-11}). */
  @JsonTypeName("stake")
  record Staking() implements Question {}
}
