package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Victim;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is in progress below the frame on top. */
public final class Frames {
  private Frames() {}

  /** The uppermost frame of that type, or null. */
  public static <F extends Phase> @Nullable F find(Pile<Phase> frames, Class<F> type) {
    for (Phase frame : frames) {
      if (type.isInstance(frame)) {
        return type.cast(frame);
      }
    }
    return null;
  }

  /**
   * Whether a person or a ship is about to be lost: they are not lost once more by what others
   * answer to that.
   */
  public static boolean losing(StccgState state, Predicate<Victim> which) {
    for (Phase phase : state.frames()) {
      if (phase instanceof Phase.Casualty casualty
          && Iterables.any(casualty.victims(), which::test)) {
        return true;
      }
    }
    return false;
  }

  /** Who is lost at the same moment as others is lost after those who were found before. */
  public static void lost(Play<StccgState> play, Phase.Casualty casualty) {
    ImmutableList.Builder<Phase> before = ImmutableList.builder();
    while (play.state().top() instanceof Phase.Casualty other && !other.told()) {
      before.add(other);
      play.pop();
    }
    play.push(casualty);
    before.build().reverse().forEach(play::push);
  }

  /** Puts another frame in place of the uppermost one of that type. */
  public static <F extends Phase> void change(
      Play<StccgState> play, Class<F> type, Function<? super F, ? extends Phase> change) {
    ImmutableList.Builder<Phase> frames = ImmutableList.builder();
    boolean found = false;
    for (Phase frame : play.state().frames()) {
      frames.add(!found && type.isInstance(frame) ? change.apply(type.cast(frame)) : frame);
      found |= type.isInstance(frame);
    }
    Tables.table(play, table -> table.withStack(Pile.topFirst(frames.build())));
  }

  /** A frame is gone, wherever it lies. */
  public static void drop(Play<StccgState> play, Phase frame) {
    ImmutableList<Phase> left = Lists.minus(play.state().frames().toList(), frame);
    Tables.table(play, table -> table.withStack(Pile.topFirst(left)));
  }
}
