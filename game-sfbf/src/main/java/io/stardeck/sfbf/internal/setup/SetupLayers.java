package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Table;

/**
 * Where the steps of the set-up lie in the stack of a state from outside: what is still to come
 * lies as it was laid at the beginning, and the step on top says so.
 */
final class SetupLayers {
  private SetupLayers() {}

  /** A step that each player takes in order, with all ships face down. */
  static void unseen(
      BattleForceState state,
      SetupPhase step,
      ImmutableList<Seat> waiting,
      Layer layer,
      Inspection inspection) {
    each(state, step, waiting, layer, inspection);
    ships(state, false, true, layer, inspection);
  }

  /** A step that each player takes in order. */
  static void each(
      BattleForceState state,
      SetupPhase step,
      ImmutableList<Seat> waiting,
      Layer layer,
      Inspection inspection) {
    lies(state, step, layer, inspection);
    inOrder(order(state), step, waiting, layer, inspection);
  }

  /** A step that each of {@code order} takes, one after the other. */
  static void inOrder(
      ImmutableList<Seat> order,
      SetupPhase step,
      ImmutableList<Seat> waiting,
      Layer layer,
      Inspection inspection) {
    inspection.require(
        Turns.follow(order, step.seat(), waiting),
        layer.path() + ".waiting",
        "the players decide clockwise, each once");
  }

  /** All players, as they take a step of the set-up. */
  static ImmutableList<Seat> order(BattleForceState state) {
    return SetupSteps.order(state.table().config(), state.table().starter());
  }

  /** The step on top lies on those that come after it, and no turn has begun. */
  static void lies(BattleForceState state, SetupPhase step, Layer layer, Inspection inspection) {
    Table table = state.table();
    ImmutableList<Phase> common = SetupSteps.common(table.config(), table.starter());
    int place = Iterables.indexOf(common, phase -> phase.getClass() == step.getClass());
    ImmutableList<Phase> later = place < 0 ? common : common.subList(0, place);
    inspection.require(
        layer.stack().subList(layer.index() + 1, layer.stack().size()).reverse().equals(later),
        layer.path(),
        "the steps of the set-up still to come lie below it");
    inspection.require(
        table.gameTurn() == 0 && table.active().equals(table.starter()),
        "table.active",
        "nobody's turn has come");
  }

  /** Before all is revealed ships lie face up in a draft alone; from the deal on all have some. */
  static void ships(
      BattleForceState state, boolean drafting, boolean dealt, Layer layer, Inspection inspection) {
    for (Seat seat : Seat.first(state.table().fleets().size())) {
      Fleet fleet = state.table().fleet(seat);
      inspection.require(
          fleet.main().isEmpty()
              && fleet.reserve().isEmpty()
              && (drafting || fleet.screen().isEmpty()),
          layer.path(),
          "no ship is revealed yet");
      inspection.require(
          dealt ? state.faceDownSize(seat) > 0 : state.faceDownSize(seat) == 0,
          layer.path(),
          "ships are dealt in their time");
    }
  }
}
