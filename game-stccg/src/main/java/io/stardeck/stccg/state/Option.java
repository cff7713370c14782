package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;

/** What somebody has chosen. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Option extends io.stardeck.engine.script.Option {
  /** A card or a ship. */
  @JsonTypeName("card")
  record OfCard(CardId card) implements Option {}

  /** A kind of card by its definition. */
  @JsonTypeName("definition")
  record OfDefinition(String def) implements Option {}

  /** An affiliation. */
  @JsonTypeName("affiliation")
  record OfAffiliation(Affiliation affiliation) implements Option {}

  /** A location. */
  @JsonTypeName("location")
  record OfLocation(int location) implements Option {}

  /** A number: of a list of effects, from 0 on; or of turns. */
  @JsonTypeName("number")
  record OfNumber(int number) implements Option {}

  /** A kind of card. */
  @JsonTypeName("kind")
  record OfKind(CardKind kind) implements Option {}

  /** Yes: to pay, to go on. */
  @JsonTypeName("yes")
  record Yes() implements Option {}

  /** No, or none: not to pay, to give up, to stop. */
  @JsonTypeName("no")
  record No() implements Option {}
}
