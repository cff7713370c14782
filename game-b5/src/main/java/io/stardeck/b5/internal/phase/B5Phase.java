package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.engine.rules.Play;

/** A round or step that goes on by itself when nobody is left to ask. */
abstract class B5Phase<F extends B5Frame> extends OpenPhase<B5State, B5View, F> {
  private final String prompt;
  private final String nothing;

  B5Phase(String prompt, ImmutableList<ActionRule<B5State, B5View, ?>> open) {
    this(prompt, prompt, open);
  }

  /** One in which the first rule is to do nothing; {@code nothing} asks who can do no more. */
  B5Phase(String prompt, String nothing, ImmutableList<ActionRule<B5State, B5View, ?>> open) {
    super(open);
    this.prompt = prompt;
    this.nothing = nothing;
  }

  /** One in which nobody decides anything. */
  B5Phase() {
    this("", ImmutableList.of());
  }

  @Override
  public final String prompt(B5View view, F waiting) {
    return ask(view, waiting, asked(view, prompt, nothing));
  }

  /** The question, {@code asked} unless the phase has more to say. */
  protected String ask(B5View view, F waiting, String asked) {
    return asked;
  }

  @Override
  public abstract boolean proceed(Play<B5State> play, F waiting);
}
