package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.rule.ChooseRule;
import io.stardeck.deckbuilder.internal.text.ChoiceText;
import io.stardeck.deckbuilder.state.Choice;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.ActionRule;

/** CHOICE: a player has to choose. */
final class ChoicePhase implements TurnPhase<Choice> {
  private final ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open;

  ChoicePhase(ImmutableList<Asker<?>> askers) {
    open = ImmutableList.of(new ChooseRule(askers));
  }

  @Override
  public Class<Choice> frame() {
    return Choice.class;
  }

  @Override
  public ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(DeckbuilderView view, Choice phase) {
    return ChoiceText.question(view, phase);
  }
}
