package io.stardeck.fleetcaptains.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** What is decided before the first turn (section 4.1). */
public sealed interface SetupAction extends FleetAction {
  /** Keeps a fleet that is smaller than it may be. */
  @JsonTypeName("keep-fleet")
  record KeepFleet(Seat actor) implements SetupAction {}

  /** Draws another fleet. */
  @JsonTypeName("redraw-fleet")
  record RedrawFleet(Seat actor) implements SetupAction {}

  /** One of four subdecks. */
  @JsonTypeName("choose-subdeck")
  record ChooseSubdeck(Seat actor, CardId subdeck) implements SetupAction {}
}
