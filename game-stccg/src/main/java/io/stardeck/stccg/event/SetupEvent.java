package io.stardeck.stccg.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.state.Card;
import java.util.Optional;

/** What happens in the set-up. */
public sealed interface SetupEvent extends StccgEvent {
  /**
   * A mission was turned up.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("mission-turned")
  record MissionTurned(Seat seat, Card card) implements SetupEvent {}

  /**
   * A mission was placed.
   *
   * @param seat who
   * @param card the card
   * @param right at which end
   */
  @JsonTypeName("mission-placed")
  record MissionPlaced(Seat seat, Card card, boolean right) implements SetupEvent {}

  /**
   * A dilemma or an artifact was seeded.
   *
   * @param seat who
   * @param location where
   * @param card the card, to those who see it
   */
  @JsonTypeName("seed-placed")
  record SeedPlaced(Seat seat, int location, Optional<Card> card) implements SetupEvent {}

  /**
   * A player seeds no more.
   *
   * @param seat who
   */
  @JsonTypeName("seeding-ended")
  record SeedingEnded(Seat seat) implements SetupEvent {}

  /**
   * An outpost was placed or built.
   *
   * @param seat who
   * @param card the card
   * @param location where
   */
  @JsonTypeName("outpost-placed")
  record OutpostPlaced(Seat seat, Card card, int location) implements SetupEvent {}

  /**
   * A player places no more outposts.
   *
   * @param seat who
   */
  @JsonTypeName("outposts-ended")
  record OutpostsEnded(Seat seat) implements SetupEvent {}

  /**
   * The opening hand was drawn.
   *
   * @param seat who
   * @param count how many cards
   * @param cards the cards, to those who see them
   */
  @JsonTypeName("hand-drawn")
  record HandDrawn(Seat seat, int count, ImmutableList<Card> cards) implements SetupEvent {}
}
