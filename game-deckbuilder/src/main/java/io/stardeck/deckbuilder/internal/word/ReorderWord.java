package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.event.CardEvent.DeckReordered;
import io.stardeck.deckbuilder.internal.step.Cards;
import io.stardeck.deckbuilder.internal.step.Decks;
import io.stardeck.deckbuilder.internal.step.Showing;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * REORDER: the cards that go to the bottom are picked first, until the player stops; then, of those
 * that stay, the one that goes deepest, and so on (DB-GEN-09). Each lies where it belongs as soon
 * as it is picked, so that the run keeps numbers alone: as its first answer, how many went to the
 * bottom.
 */
final class ReorderWord implements Word<CardEffect.Reorder> {
  private static final RuleId EFF_23 = RuleId.of("DB-EFF-23");

  @Override
  public void prepare(Play<DeckbuilderState> play, CardEffect.Reorder effect, Run run) {
    Cards.renew(play, effect.pile(), run.target());
  }

  @Override
  public @Nullable Question ask(DeckbuilderState state, CardEffect.Reorder effect, Run run) {
    Look top = top(state, effect, run);
    if (effect.pile() == CardEffect.Pile.HAND || run.progress().answers().contains(Answer.NONE)) {
      return null;
    }
    boolean mayStop = sinking(effect, run);
    return top.n() > (mayStop ? 0 : 1) ? new Question.PickSeen(top, mayStop) : null;
  }

  @Override
  public Optional<Look> look(DeckbuilderState state, CardEffect.Reorder effect, Run run) {
    return Optional.of(top(state, effect, run));
  }

  @Override
  public void answered(
      Play<DeckbuilderState> play, CardEffect.Reorder effect, Run run, Answer option) {
    boolean sinking = sinking(effect, run);
    if (option instanceof Answer.Card picked) {
      Look top = top(play.state(), effect, run);
      play.replace(run.picked());
      Decks.sink(play, top, picked.card(), sinking, run.bindings().player());
    } else {
      Answer mark = sinking ? new Answer.Number(run.progress().done()) : Answer.NONE;
      play.replace(run.answered(mark));
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.Reorder effect, Run run) {
    int n = play.state().look(effect.pile(), run.target(), effect.n()).n();
    ImmutableList<Answer> answers = run.progress().answers();
    int sunk =
        !answers.isEmpty() && answers.get(0) instanceof Answer.Number number
            ? number.value()
            : sinking(effect, run) ? run.progress().done() : 0;
    if (n > 0 && answers.isEmpty() && run.progress().done() == 0) {
      // A single card leaves nothing to choose, yet they look at it.
      Look look = play.state().look(effect.pile(), run.target(), n);
      Showing.show(play, look, run.bindings().player());
    }
    if (n > 0) {
      play.tell(
          EFF_23, new DeckReordered(run.bindings().player(), effect.pile(), run.target(), n, sunk));
    }
  }

  /** Whether cards that go to the bottom are being picked. */
  private static boolean sinking(CardEffect.Reorder effect, Run run) {
    return effect.bottom().orElse(false) && run.progress().answers().isEmpty();
  }

  /** The cards that have yet to be laid where they belong. */
  private static Look top(DeckbuilderState state, CardEffect.Reorder effect, Run run) {
    Look all = state.look(effect.pile(), run.target(), effect.n());
    return new Look(all.pile(), all.whose(), Math.max(0, all.n() - run.progress().done()));
  }
}
