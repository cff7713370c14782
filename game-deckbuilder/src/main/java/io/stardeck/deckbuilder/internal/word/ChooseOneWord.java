package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Option;
import io.stardeck.deckbuilder.state.Question;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/** CHOOSE_ONE. */
final class ChooseOneWord implements Word<Control.ChooseOne> {
  @Override
  public Class<Control.ChooseOne> effect() {
    return Control.ChooseOne.class;
  }

  @Override
  public @Nullable Question ask(DeckbuilderState state, Control.ChooseOne effect, Run run) {
    if (!run.progress().answers().isEmpty()) {
      return null;
    }
    ImmutableList.Builder<Integer> indices = ImmutableList.builder();
    for (int i = 0; i < effect.of().size(); i++) {
      indices.add(i);
    }
    return new Question.PickBranch(indices.build());
  }

  @Override
  public Seat chooser(DeckbuilderState state, Control.ChooseOne effect, Run run) {
    if (effect.chooser().isEmpty()) {
      return run.bindings().player();
    }
    ImmutableList<Seat> choosers = Players.of(state, run.bindings(), effect.chooser().get());
    return choosers.isEmpty() ? run.bindings().player() : choosers.get(0);
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.ChooseOne effect, Run run) {
    if (run.progress().answers().get(0) instanceof Option.Branch branch) {
      Runs.inner(play, run, effect.of().get(branch.index()));
    }
  }
}
