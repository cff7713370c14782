package io.stardeck.engine.fair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;

/** What makes a fair from outside none. */
final class FairFaults {
  private FairFaults() {}

  static ImmutableList<Fault> of(Fair fair) {
    boolean sound =
        FairGame.violations(fair.config()).isEmpty()
            && fair.stall().stream().allMatch(ware -> ware >= 1 && ware <= fair.config())
            && fair.stall().stream().distinct().count() == fair.stall().size()
            && fair.points().size() == 2
            && fair.points().stream().allMatch(points -> points >= 0 && points < 1000)
            && fair.left() >= 0
            && fair.left() <= FairGame.TURNS
            && !fair.frames().isEmpty();
    if (!sound) {
      return ImmutableList.of(new Fault("", "no such fair"));
    }
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    int depth = 0;
    for (Fair.Phase phase : fair.frames()) {
      faults.addAll(of(fair, phase, depth++, fair.frames().size()));
    }
    return faults.build();
  }

  private static ImmutableList<Fault> of(Fair fair, Fair.Phase phase, int depth, int size) {
    boolean lowest = depth == size - 1;
    if (phase instanceof Fair.CarryingOut run) {
      boolean fits =
          !lowest
              && Seat.first(2).contains(run.player())
              && run.script() >= 0
              && run.script() < FairEffect.SCRIPTS.size()
              && run.progress().asked().isPresent() == (depth == 0)
              && size <= 4;
      return fits
          ? FairWords.WORDS.faults(fair, "frames[%s]".formatted(depth), run)
          : ImmutableList.of(new Fault("frames", "no such run"));
    }
    boolean fits =
        lowest
            && (phase instanceof Fair.Turn turn
                ? Seat.first(2).contains(turn.seat()) && (fair.left() > 0 || size > 1)
                : size == 1 && fair.left() == 0 && phase.equals(new Fair.Over(fair.result())));
    return fits ? ImmutableList.of() : ImmutableList.of(new Fault("frames", "no such turn"));
  }
}
