package io.stardeck.sfbf.internal.setup;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.SetupPhase;

/** Who has committed a fleet or a formation that is not revealed yet, as everybody knows. */
public final class Committed {
  private Committed() {}

  /** Whether the turn of {@code seat} in the step {@code top} is over, and it had a choice. */
  public static boolean due(PublicFacts facts, Phase top, Seat seat) {
    if (seat.number() > facts.table().config().players()) {
      return false;
    }
    if (top instanceof SetupPhase.ChooseFleet step) {
      int deal = facts.faceDownSize(seat);
      return !step.seat().equals(seat)
          && !step.waiting().contains(seat)
          && FleetChoice.of(facts.table().config(), step.number(), deal).least() < deal;
    }
    return top instanceof SetupPhase.Arrange step
        && facts.table().rows()
        && !step.seat().equals(seat)
        && !step.waiting().contains(seat);
  }
}
