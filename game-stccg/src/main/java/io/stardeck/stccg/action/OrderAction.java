package io.stardeck.stccg.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import java.util.Optional;

/** An order ({@code ST-ORD-01}). */
public sealed interface OrderAction extends StccgAction {
  /**
   * Loads cards from an outpost into a ship ({@code ST-LOD-01}).
   *
   * @param actor who
   * @param card which; all that may go unless told
   * @param outpost from where
   * @param ship the ship
   */
  @JsonTypeName("load")
  record Load(Seat actor, Optional<CardId> card, CardId outpost, CardId ship)
      implements OrderAction {}

  /**
   * Unloads cards from a ship into an outpost ({@code ST-LOD-03}).
   *
   * @param actor who
   * @param card which; all that may go unless told
   * @param ship the ship
   * @param outpost to where
   */
  @JsonTypeName("unload")
  record Unload(Seat actor, Optional<CardId> card, CardId ship, CardId outpost)
      implements OrderAction {}

  /**
   * Beams cards ({@code ST-BEA-01}).
   *
   * @param actor who
   * @param card which; all that may go unless told
   * @param from from where
   * @param to to where
   */
  @JsonTypeName("beam")
  record Beam(Seat actor, Optional<CardId> card, Host from, Host to) implements OrderAction {}

  /**
   * Moves a ship ({@code ST-MOV-12}).
   *
   * @param actor who
   * @param ship the ship
   * @param right whether to the right
   * @param destination to which location
   */
  @JsonTypeName("move")
  record Move(Seat actor, CardId ship, boolean right, int destination) implements OrderAction {}

  /**
   * Begins to put a group together for a mission attempt ({@code ST-ATT-06}).
   *
   * @param actor who
   * @param location where
   * @param party where the group is
   * @param sides which compatible affiliations
   */
  @JsonTypeName("attempt")
  record Attempt(Seat actor, int location, Host party, ImmutableSet<Affiliation> sides)
      implements OrderAction {}

  /**
   * Leaves a card out of a party ({@code ST-ORD-10}).
   *
   * @param actor who
   * @param card the card
   */
  @JsonTypeName("leave-out")
  record LeaveOut(Seat actor, CardId card) implements OrderAction {}

  /**
   * Ends putting a party together ({@code ST-ORD-10}).
   *
   * @param actor who
   */
  @JsonTypeName("confirm")
  record Confirm(Seat actor) implements OrderAction {}

  /**
   * Cloaks a ship ({@code ST-CLK-02}).
   *
   * @param actor who
   * @param ship the ship
   */
  @JsonTypeName("cloak")
  record Cloak(Seat actor, CardId ship) implements OrderAction {}

  /**
   * Decloaks a ship ({@code ST-CLK-02}).
   *
   * @param actor who
   * @param ship the ship
   */
  @JsonTypeName("decloak")
  record Decloak(Seat actor, CardId ship) implements OrderAction {}

  /**
   * Uses the text of a card ({@code ST-ORD-01}).
   *
   * @param actor who
   * @param card the card
   * @param on on what
   */
  @JsonTypeName("use-text")
  record UseText(Seat actor, CardId card, Aim on) implements OrderAction {}
}
