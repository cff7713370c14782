package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;

/**
 * A list of effects that is being carried out: a frame of the stack. A list within a list is a run
 * on top of it. A game's run is a record that also holds which list it is (whose card's, which
 * number) and what the words stand for in it (who plays, what was chosen); everybody sees all of
 * that, so that it names no hidden card.
 *
 * <p>What is asked stands nowhere: it follows from the run and from what the chooser sees.
 *
 * @param <R> the game's run itself
 */
public interface Run<R extends Run<R>> extends Frame {
  /** How far it has come. */
  Progress progress();

  /** This run at another point. */
  R with(Progress progress);

  @Override
  default ImmutableList<Seat> deciders() {
    return progress().asked().map(ImmutableList::of).orElse(ImmutableList.of());
  }

  /** This run at its next effect. */
  default R onward() {
    return with(progress().onward());
  }
}
