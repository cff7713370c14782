package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** Lists of effects within effects. */
public final class Inner {
  private Inner() {}

  /** Lays a list within {@code run} on the stack, to be carried out before the rest. */
  public static void begin(Play<StccgState> play, Effects run, ImmutableList<Effect> list) {
    if (!list.isEmpty()) {
      play.push(run.inner(play.state().table().scripts(run.def()).number(list)));
    }
  }
}
