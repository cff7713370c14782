package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.script.Option;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;

/** What somebody has chosen. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Chosen extends Option {
  /** A card or a ship. */
  @JsonTypeName("card")
  record OfCard(CardId card) implements Chosen {}

  /** A kind of card by its definition. */
  @JsonTypeName("definition")
  record OfDefinition(String def) implements Chosen {}

  /** An affiliation. */
  @JsonTypeName("affiliation")
  record OfAffiliation(Affiliation affiliation) implements Chosen {}

  /** A location. */
  @JsonTypeName("location")
  record OfLocation(int location) implements Chosen {}

  /** A number: of a list of effects, from 0 on; or of turns. */
  @JsonTypeName("number")
  record OfNumber(int number) implements Chosen {}

  /** A kind of card. */
  @JsonTypeName("kind")
  record OfKind(CardKind kind) implements Chosen {}

  /** Yes: to pay, to go on. */
  @JsonTypeName("yes")
  record Yes() implements Chosen {}

  /** No, or none: not to pay, to give up, to stop. */
  @JsonTypeName("no")
  record No() implements Chosen {}
}
