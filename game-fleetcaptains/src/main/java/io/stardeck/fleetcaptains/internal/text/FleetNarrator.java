package io.stardeck.fleetcaptains.internal.text;

import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.view.FleetView;

/** Puts the game into words, from what the seat of the view may know. */
public final class FleetNarrator implements Narrator<FleetAction, FleetView> {
  /** The narrator; it keeps nothing. */
  public static final FleetNarrator INSTANCE = new FleetNarrator();

  private FleetNarrator() {}

  @Override
  public String table(FleetView view) {
    return TableText.of(view);
  }

  @Override
  public String action(FleetView view, FleetAction action) {
    return new Words(view.table()).of(action);
  }

  @Override
  public String event(FleetView view, GameEvent event) {
    return new Words(view.table()).of(event);
  }
}
