package io.stardeck.stccg.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Order;
import java.util.Optional;

/** What happens to ships on their way and in mission attempts. */
public sealed interface MissionEvent extends StccgEvent {
  /**
   * An order was announced.
   *
   * @param seat who gives it
   * @param order the order
   * @param host where the party is; nothing where ships attack
   * @param persons how many persons take part
   * @param gear how much equipment
   * @param ships the ships that attack
   */
  @JsonTypeName("order-declared")
  record OrderDeclared(
      Seat seat,
      Order order,
      Optional<Host> host,
      int persons,
      int gear,
      ImmutableList<CardId> ships)
      implements MissionEvent {}

  /**
   * A ship has moved.
   *
   * @param ship the ship
   * @param from from which location
   * @param to to which location
   */
  @JsonTypeName("ship-moved")
  record ShipMoved(CardId ship, int from, int to) implements MissionEvent {}

  /**
   * A mission attempt began.
   *
   * @param seat who
   * @param location where
   * @param party where the group is
   * @param cards how many cards are in it
   */
  @JsonTypeName("attempt-started")
  record AttemptStarted(Seat seat, int location, Host party, int cards) implements MissionEvent {}

  /**
   * A card of the seed stack was met.
   *
   * @param location where
   * @param card the card, to those who see it
   */
  @JsonTypeName("seed-card-met")
  record SeedCardMet(int location, Optional<Card> card) implements MissionEvent {}

  /**
   * A dilemma was resolved.
   *
   * @param card the card
   * @param overcome whether it was overcome
   */
  @JsonTypeName("dilemma-resolved")
  record DilemmaResolved(Card card, boolean overcome) implements MissionEvent {}

  /**
   * A group was stopped.
   *
   * @param host where
   */
  @JsonTypeName("group-stopped")
  record GroupStopped(Host host) implements MissionEvent {}

  /**
   * A group is not stopped any more, before the turn ends.
   *
   * @param host where
   */
  @JsonTypeName("group-unstopped")
  record GroupUnstopped(Host host) implements MissionEvent {}

  /**
   * A card has kept somebody from being killed.
   *
   * @param def the definition of that card
   * @param host where
   */
  @JsonTypeName("lives-saved")
  record LivesSaved(String def, Host host) implements MissionEvent {}

  /**
   * A ship has its whole RANGE of the turn again.
   *
   * @param ship the ship
   */
  @JsonTypeName("range-restored")
  record RangeRestored(CardId ship) implements MissionEvent {}

  /**
   * An attempt ended.
   *
   * @param location where
   * @param solved whether the mission was solved
   */
  @JsonTypeName("attempt-ended")
  record AttemptEnded(int location, boolean solved) implements MissionEvent {}

  /**
   * A mission was solved.
   *
   * @param seat who
   * @param location where
   */
  @JsonTypeName("mission-solved")
  record MissionSolved(Seat seat, int location) implements MissionEvent {}

  /**
   * An artifact was earned.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("artifact-earned")
  record ArtifactEarned(Seat seat, Card card) implements MissionEvent {}

  /**
   * A ship has cloaked or decloaked.
   *
   * @param ship the ship
   * @param cloaked which of the two
   */
  @JsonTypeName("cloak-changed")
  record CloakChanged(CardId ship, boolean cloaked) implements MissionEvent {}

  /**
   * A repair went on.
   *
   * @param ship the ship
   * @param condition how the ship is now
   */
  @JsonTypeName("repair-advanced")
  record RepairAdvanced(CardId ship, Condition condition) implements MissionEvent {}

  /**
   * A ship has left the spaceline for a while.
   *
   * @param ship the ship
   */
  @JsonTypeName("ship-set-aside")
  record ShipSetAside(CardId ship) implements MissionEvent {}

  /**
   * A ship has returned.
   *
   * @param ship the ship
   * @param location where
   */
  @JsonTypeName("ship-returned")
  record ShipReturned(CardId ship, int location) implements MissionEvent {}

  /**
   * A ship of nobody has moved.
   *
   * @param ship the ship
   * @param to to which location
   */
  @JsonTypeName("mover-moved")
  record MoverMoved(CardId ship, int to) implements MissionEvent {}

  /**
   * All at a location was destroyed.
   *
   * @param location where
   */
  @JsonTypeName("location-destroyed")
  record LocationDestroyed(int location) implements MissionEvent {}

  /**
   * A mission that was destroyed may be attempted again.
   *
   * @param location where
   */
  @JsonTypeName("mission-restored")
  record MissionRestored(int location) implements MissionEvent {}

  /**
   * A mission has gone somewhere else in the spaceline, with all that is there.
   *
   * @param location which
   * @param from from which place, counted from the left, 0 or more
   * @param to to which place
   */
  @JsonTypeName("mission-relocated")
  record MissionRelocated(int location, int from, int to) implements MissionEvent {}
}
