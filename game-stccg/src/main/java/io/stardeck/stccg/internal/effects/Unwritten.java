package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** Words that nobody has written yet: they are passed over. None of them is in a finished game. */
final class Unwritten {
  private Unwritten() {}

  static ImmutableList<StccgWord<?>> words(ImmutableSet<Class<?>> written) {
    ImmutableList.Builder<StccgWord<?>> words = ImmutableList.builder();
    for (Class<? extends Effect> word : SealedFamily.leaves(Effect.class)) {
      if (!written.contains(word)) {
        words.add(new Passing<>(word));
      }
    }
    return words.build();
  }

  private record Passing<E extends Effect>(Class<E> effect) implements StccgWord<E> {
    @Override
    public void perform(Play<StccgState> play, E effect, Effects run) {
      // nothing
    }
  }
}
