package io.stardeck.deckbuilder.internal.rule;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.formula.Questions;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Answering a choice (section 2.4, DB-GEN-03). */
public final class ChooseRule implements DeckbuilderRule<Choose> {
  private static final RuleId GEN_03 = RuleId.of("DB-GEN-03");

  private final ImmutableMap<Class<?>, Asker<?>> askers;

  /** The rule for the frames that those are for. */
  public ChooseRule(ImmutableList<Asker<?>> askers) {
    this.askers = Maps.uniqueIndex(askers, Asker::frame);
  }

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Choose> offer) {
    ImmutableList<Answer> options = options(view);
    for (int i = 0; i < options.size(); i++) {
      offer.accept(new Choose(view.seat(), options.get(i)));
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, Choose action, Findings findings) {
    if (!options(view).contains(action.option())) {
      findings.reject(
          "option", GEN_03, "%s is not among what can be chosen", action.option().said());
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Choose action) {
    play.pop();
    Phase below = play.state().table().phases().top();
    Asker<?> asker = askers.get(below.getClass());
    Verify.verify(asker != null, "nothing asks in %s", below);
    answer(play, asker, below, action.option());
  }

  private static ImmutableList<Answer> options(DeckbuilderView view) {
    return Questions.options(view, ((Choice) view.table().phases().top()).question());
  }

  private static <F extends Phase> void answer(
      Play<DeckbuilderState> play, Asker<F> asker, Phase below, Answer option) {
    asker.answer(play, asker.frame().cast(below), option);
  }
}
