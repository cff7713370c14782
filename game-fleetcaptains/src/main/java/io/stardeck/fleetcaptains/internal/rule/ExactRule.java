package io.stardeck.fleetcaptains.internal.rule;

import io.stardeck.fleetcaptains.action.FleetAction;

/** A rule that offers nothing but what is legal, worked out as its check does it. */
public abstract class ExactRule<A extends FleetAction> extends FleetRule<A> {
  @Override
  public final boolean offersLegalOnly() {
    return true;
  }
}
