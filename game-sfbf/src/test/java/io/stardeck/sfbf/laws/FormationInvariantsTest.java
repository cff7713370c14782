package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.event.ShipEvent.ShipReinforced;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import net.jqwik.api.Example;

/** Screen, Main Body and Reserve. */
final class FormationInvariantsTest {
  @Rule("BF-I-07")
  @Example
  void afterPhaseThreeTheReserveHoldsTwoBesideTheNewShips() {
    Walks.everyStep(
        step -> {
          Seat seat = step.before().table().active();
          if (!endsPhaseThree(step)) {
            return;
          }
          long fresh =
              step.before().secrets(seat).fresh().stream()
                  .filter(ship -> inReserve(step.after(), seat, ship))
                  .count();
          fresh += step.events(ShipReinforced.class).size();
          assertThat(step.after().reserveSize(seat) - fresh).isLessThanOrEqualTo(2);
        });
  }

  @Rule("BF-I-08")
  @Example
  void aMainBodyHasAScreenBeforeIt() {
    Walks.everyState(
        state -> {
          for (Fleet fleet : state.table().fleets()) {
            assertThat(!fleet.main().isEmpty() && fleet.screen().isEmpty() && !forming(state))
                .as("a Main Body without a Screen")
                .isFalse();
          }
        });
  }

  @Rule("BF-I-09")
  @Example
  void afterPhaseThreeAReserveHasAShipInLine() {
    Walks.everyStep(
        step -> {
          Seat seat = step.before().table().active();
          if (endsPhaseThree(step) && step.after().reserveSize(seat) > 0) {
            assertThat(step.after().table().fleet(seat).inLine()).isPositive();
          }
        });
  }

  private static boolean endsPhaseThree(Walk.Step step) {
    return step.before().table().rows()
        && step.before().table().phases().top() instanceof Phase.Formation formation
        && !formation.second()
        && !forming(step.after())
        && step.after().table().active().equals(formation.seat());
  }

  /** Whether a formation change is under way. */
  private static boolean forming(BattleForceState state) {
    for (Phase phase : state.table().phases()) {
      if (phase instanceof Phase.Formation formation && formation.begun()) {
        return true;
      }
    }
    return false;
  }

  private static boolean inReserve(BattleForceState state, Seat seat, ShipId ship) {
    return state.faceDown(seat).contains(ship);
  }
}
