package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.SetupPhase;

/** The steps of the set-up, and in which order the players take them (section 2.4). */
public final class SetupSteps {
  private SetupSteps() {}

  /** The players clockwise from the first; in solitaire the one player, whoever starts. */
  public static ImmutableList<Seat> order(BattleForceConfig config, Seat starter) {
    ImmutableList.Builder<Seat> order = ImmutableList.builder();
    Seat seat = config.solitaire() ? Seat.of(1) : starter;
    for (int i = 0; i < config.players(); i++) {
      order.add(seat);
      seat = seat.next(config.players());
    }
    return order.build();
  }

  /** What follows once the fleets are known: the last step first, the first turn before it. */
  public static ImmutableList<Phase> common(BattleForceConfig config, Seat starter) {
    ImmutableList<Seat> order = order(config, starter);
    Seat first = order.get(0);
    ImmutableList<Seat> others = Lists.rest(order);
    ImmutableList.Builder<Phase> steps = ImmutableList.builder();
    steps.add(new Phase.TurnStart(starter));
    if (config.advanced()) {
      steps.add(new SetupPhase.ChooseDevice(first, others));
    }
    steps.add(new SetupPhase.Arrange(first, config.rows() ? others : ImmutableList.of()));
    if (config.advanced()) {
      steps.add(new SetupPhase.ChooseStash(first, others));
    }
    return steps.build();
  }
}
