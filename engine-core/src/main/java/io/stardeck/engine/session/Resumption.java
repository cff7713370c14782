package io.stardeck.engine.session;

import io.stardeck.engine.Action;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Replay.Step;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Gathers the moments of a game that is played again. */
final class Resumption<C, S, A extends Action> implements Consumer<Step<S, A>> {
  private final GameRecord<C, A> beginning;
  private @Nullable Moment<C, S, A> moment;

  Resumption(GameRecord<C, A> beginning) {
    this.beginning = beginning;
  }

  @Override
  public void accept(Step<S, A> step) {
    Ruling<S> ruling = Ruling.accept(step.state(), step.events());
    moment =
        moment == null || step.action().isEmpty()
            ? Moment.first(beginning, ruling)
            : moment.after(step.action().get(), ruling);
  }

  /** The last moment, once the whole record was played. */
  Moment<C, S, A> moment() {
    if (moment == null) {
      throw new IllegalStateException("nothing was played");
    }
    return moment;
  }
}
