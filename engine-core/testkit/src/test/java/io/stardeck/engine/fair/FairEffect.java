package io.stardeck.engine.fair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.script.Effect;
import io.stardeck.engine.script.Scripts;

/** The words. */
sealed interface FairEffect extends Effect {
  /** What a player may do in a turn: three lists, with more lists within them. */
  Scripts<FairEffect> SCRIPTS =
      new Scripts<>(
          ImmutableList.of(
              ImmutableList.of(new Gain(1), new Maybe(ImmutableList.of(new Take(2)))),
              ImmutableList.of(new Take(1), new Gain(2)),
              ImmutableList.of(
                  new Maybe(
                      ImmutableList.of(new Gain(1), new Maybe(ImmutableList.of(new Take(9))))))));

  /** So many points. */
  record Gain(int n) implements FairEffect {}

  /** Up to so many wares of the stall. */
  record Take(int n) implements FairEffect {}

  /** The player may let that happen. */
  record Maybe(ImmutableList<FairEffect> effects) implements FairEffect {
    @Override
    public ImmutableList<ImmutableList<FairEffect>> lists() {
      return ImmutableList.of(effects);
    }
  }
}
