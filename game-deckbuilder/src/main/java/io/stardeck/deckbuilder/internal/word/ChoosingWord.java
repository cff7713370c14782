package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * CHOOSE_ONE and CHOOSE_N: the lists are chosen one after the other, and carried out in that order.
 *
 * @param effect the type of effect
 * @param n how many are chosen
 * @param lists from which
 * @param by who chooses, if it is not the player
 */
record ChoosingWord<E extends Effect>(
    Class<E> effect,
    ToIntFunction<E> n,
    Function<E, ImmutableList<ImmutableList<Effect>>> lists,
    Function<E, Optional<Who>> by)
    implements Word<E> {
  @Override
  public @Nullable Question ask(DeckbuilderState state, E effect, Run run) {
    ImmutableList<Answer> chosen = run.progress().answers();
    int all = lists.apply(effect).size();
    if (chosen.size() >= Math.min(n.applyAsInt(effect), all)) {
      return null;
    }
    ImmutableList.Builder<Integer> indices = ImmutableList.builder();
    for (int i = 0; i < all; i++) {
      if (!chosen.contains(new Answer.Branch(i))) {
        indices.add(i);
      }
    }
    return new Question.PickBranch(indices.build());
  }

  @Override
  public Seat chooser(DeckbuilderState state, E effect, Run run) {
    Optional<Who> who = by.apply(effect);
    ImmutableList<Seat> choosers =
        who.isPresent() ? Players.of(state, run.bindings(), who.get()) : ImmutableList.of();
    return choosers.isEmpty() ? run.bindings().player() : choosers.get(0);
  }

  @Override
  public void perform(Play<DeckbuilderState> play, E effect, Run run) {
    for (Answer option : run.progress().answers().reverse()) {
      if (option instanceof Answer.Branch branch) {
        Runs.inner(play, run, lists.apply(effect).get(branch.index()));
      }
    }
  }
}
