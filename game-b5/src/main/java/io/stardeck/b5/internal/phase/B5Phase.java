package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/** A round or step that goes on by itself when nobody is left to ask. */
abstract class B5Phase<F extends B5Frame> implements PhaseRule<B5State, B5View, F> {
  private final String prompt;
  private final String nothing;
  private final ImmutableList<ActionRule<B5State, B5View, ?>> open;

  B5Phase(String prompt, ImmutableList<ActionRule<B5State, B5View, ?>> open) {
    this(prompt, prompt, open);
  }

  /** One in which the first rule is to do nothing; {@code nothing} asks who can do no more. */
  B5Phase(String prompt, String nothing, ImmutableList<ActionRule<B5State, B5View, ?>> open) {
    this.prompt = prompt;
    this.nothing = nothing;
    this.open = open;
  }

  /** One in which nobody decides anything. */
  B5Phase() {
    this("", ImmutableList.of());
  }

  @Override
  public final ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return open;
  }

  @Override
  public final String prompt(B5View view, F waiting) {
    boolean idle = open.size() > 1 && PhaseRule.leavesNothing(view, Lists.rest(open));
    return ask(view, waiting, idle ? nothing : prompt);
  }

  /** The question, {@code asked} unless the phase has more to say. */
  protected String ask(B5View view, F waiting, String asked) {
    return asked;
  }

  @Override
  public abstract boolean proceed(Play<B5State> play, F waiting);
}
