package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.rule.ChooseRule;
import io.stardeck.deckbuilder.internal.text.ChoiceText;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import org.jspecify.annotations.Nullable;

/** CHOICE: a player has to choose. */
final class ChoicePhase extends TurnPhase<Choice> {
  private final ImmutableList<Asker<?>> askers;

  ChoicePhase(ImmutableList<Asker<?>> askers) {
    super(ImmutableList.of(new ChooseRule(askers)));
    this.askers = askers;
  }

  @Override
  public String prompt(DeckbuilderView view, Choice phase) {
    return ChoiceText.question(view, phase);
  }

  @Override
  public void inspect(DeckbuilderState state, Choice phase, Layer layer, Inspection inspection) {
    inspection.require(
        layer.top() && stillAsked(state, phase, layer.below()),
        layer.path(),
        "nothing below asks that");
  }

  /** Whether what lies below, asked once more, asks the same. */
  private boolean stillAsked(DeckbuilderState state, Choice phase, @Nullable Frame below) {
    for (Asker<?> asker : askers) {
      if (below != null && asker.frame() == below.getClass()) {
        Table table = state.table();
        Play<DeckbuilderState> play =
            Play.silent(state.with(table.withPhases(table.phases().pop())));
        asker.ask(play);
        return play.state().table().phases().top().equals(phase);
      }
    }
    return false;
  }
}
