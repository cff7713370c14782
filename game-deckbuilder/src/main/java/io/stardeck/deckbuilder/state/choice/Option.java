package io.stardeck.deckbuilder.state.choice;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** One answer to a {@link Question}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Option {
  /** No, none, or done. */
  None NONE = new None();

  /** Yes. */
  Yes YES = new Yes();

  /** No, none, or done. */
  @JsonTypeName("none")
  record None() implements Option {}

  /** Yes. */
  @JsonTypeName("yes")
  record Yes() implements Option {}

  /**
   * A card.
   *
   * @param card which
   */
  @JsonTypeName("card")
  record Card(CardId card) implements Option {}

  /**
   * A card that is trashed and one that is gained for it.
   *
   * @param trashed the former
   * @param gained the latter; the same if a Basic Character comes back from its pile
   */
  @JsonTypeName("upgrade")
  record Upgrade(CardId trashed, CardId gained) implements Option {}

  /**
   * A player.
   *
   * @param seat which
   */
  @JsonTypeName("player")
  record Player(Seat seat) implements Option {}

  /**
   * A number.
   *
   * @param value which
   */
  @JsonTypeName("number")
  record Number(int value) implements Option {}

  /**
   * One of several lists of effects.
   *
   * @param index its position, from 0 on
   */
  @JsonTypeName("branch")
  record Branch(int index) implements Option {}

  /**
   * The name of a card.
   *
   * @param name which
   */
  @JsonTypeName("name")
  record Name(String name) implements Option {}
}
