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
    ImmutableList<Fair.Phase> frames = ImmutableList.copyOf(fair.frames());
    for (int depth = 0; depth < frames.size(); depth++) {
      faults.addAll(of(fair, frames.get(depth), depth, frames.size()));
    }
    if (faults.build().isEmpty()) {
      for (int depth = 1; depth < frames.size(); depth++) {
        if (!opens(frames.get(depth), (Fair.CarryingOut) frames.get(depth - 1))) {
          faults.add(new Fault("frames", "nobody began that list"));
        }
      }
    }
    return faults.build();
  }

  /** Whether {@code run} can lie on {@code below}. */
  private static boolean opens(Fair.Phase below, Fair.CarryingOut run) {
    if (below instanceof Fair.Turn turn) {
      return run.player().equals(turn.seat().next(2));
    }
    return below instanceof Fair.CarryingOut outer
        && outer.player().equals(run.player())
        && outer.progress().done() == 1
        && outer.progress().next() < FairEffect.SCRIPTS.get(outer.script()).size()
        && FairEffect.SCRIPTS
            .get(outer.script())
            .get(outer.progress().next())
            .lists()
            .contains(FairEffect.SCRIPTS.get(run.script()));
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
