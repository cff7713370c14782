package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/**
 * The phase in which a list of effects is carried out.
 *
 * @param frame the game's run
 * @param interpreter the game's words
 * @param open the one rule by which choices are answered
 */
public record RunPhase<S extends GameState<S>, V extends GameView, R extends Run<R>>(
    Class<R> frame, Interpreter<S, V, R> interpreter, ImmutableList<ActionRule<S, V, ?>> open)
    implements PhaseRule<S, V, R> {
  @Override
  public String prompt(V view, R run) {
    return interpreter.question(view, run);
  }

  @Override
  public boolean proceed(Play<S> play, R run) {
    return interpreter.proceed(play, run);
  }
}
