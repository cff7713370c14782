package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/**
 * A word that picks so many things, each of which is dealt with before the next is picked, as it
 * may be hidden from others. How many there are is worked out once.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <R> the game's run
 * @param <E> the type of effect
 */
public abstract class Picking<
        S extends GameState<S>, V extends GameView, R extends Run<R>, E extends Effect>
    implements Asking<S, V, R, E> {
  private final Option none;

  /**
   * A word for such picks.
   *
   * @param none the option of those who pick no more
   */
  protected Picking(Option none) {
    this.none = none;
  }

  /** How many picks there are at most; worked out before the first. */
  protected abstract int count(S state, E effect, R run);

  /** Who picks. */
  protected abstract Seat picker(V open, E effect, R run);

  /** Whether fewer will do. */
  protected abstract boolean mayStop(E effect);

  /** What there is to pick. */
  protected abstract ImmutableList<? extends Option> picks(V view, E effect, R run);

  /** Deals with one pick; {@code run} is on top of the stack as it goes on. */
  protected abstract void pick(Play<S> play, E effect, R run, Option option);

  @Override
  public void prepare(Play<S> play, E effect, R run) {
    int count = Math.max(0, count(play.state(), effect, run));
    play.replace(run.with(run.progress().leaving(count)));
  }

  @Override
  public final Optional<Seat> chooser(V open, E effect, R run) {
    return run.progress().left() > 0 ? Optional.of(picker(open, effect, run)) : Optional.empty();
  }

  @Override
  public final ImmutableList<? extends Option> options(V view, E effect, R run) {
    ImmutableList<? extends Option> picks = picks(view, effect, run);
    return mayStop(effect) && !picks.isEmpty()
        ? ImmutableList.<Option>builder().add(none).addAll(picks).build()
        : picks;
  }

  @Override
  public final void answered(Play<S> play, E effect, R run, Option option) {
    boolean stops = option.equals(none);
    R next = run.with(run.progress().leaving(stops ? 0 : run.progress().left() - 1));
    play.replace(next);
    if (!stops) {
      pick(play, effect, next, option);
    }
  }

  /** Nothing is left to do when all is picked. */
  @Override
  public void perform(Play<S> play, E effect, R run) {}
}
