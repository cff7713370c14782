package io.stardeck.stccg.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** What a player does in the set-up. */
public sealed interface SetupAction extends StccgAction {
  /**
   * Places the mission that was turned up ({@code ST-SPL-04}).
   *
   * @param actor who
   * @param right whether at the right end of the spaceline, not the left
   */
  @JsonTypeName("place-mission")
  record PlaceMission(Seat actor, boolean right) implements SetupAction {}

  /**
   * Seeds a dilemma or an artifact ({@code ST-SED-01}).
   *
   * @param actor who
   * @param card the card
   * @param location where
   */
  @JsonTypeName("seed")
  record Seed(Seat actor, CardId card, int location) implements SetupAction {}

  /**
   * Seeds no more ({@code ST-SED-02}).
   *
   * @param actor who
   */
  @JsonTypeName("pass-seeding")
  record PassSeeding(Seat actor) implements SetupAction {}

  /**
   * Places an outpost ({@code ST-OUT-01}).
   *
   * @param actor who
   * @param card the card
   * @param location where
   */
  @JsonTypeName("place-outpost")
  record PlaceOutpost(Seat actor, CardId card, int location) implements SetupAction {}

  /**
   * Places no more outposts ({@code ST-OUT-01}).
   *
   * @param actor who
   */
  @JsonTypeName("pass-outposts")
  record PassOutposts(Seat actor) implements SetupAction {}
}
