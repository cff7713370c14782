package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.card.Scripts;
import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.word.Interpreter;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Progress;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** A list of effects is carried out. */
final class RunPhase extends TurnPhase<Run> implements Asker<Run> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, Run phase) {
    Interpreter.step(play, phase);
    return true;
  }

  @Override
  public void answer(Play<DeckbuilderState> play, Run phase, Answer option) {
    Interpreter.answer(play, phase, option);
  }

  @Override
  public void inspect(DeckbuilderState state, Run phase, Layer layer, Inspection inspection) {
    TurnPhase.lies(layer, inspection, Run.class, Settle.class, Encounter.class);
    Scripts scripts = state.table().def(phase.card()).scripts();
    Progress progress = phase.progress();
    inspection.require(
        phase.script() < scripts.size() && phase.next() <= scripts.get(phase.script()).size(),
        layer.path(),
        "the card has no such effect");
    inspection.require(
        progress.begun() ? !progress.players().isEmpty() : progress.equals(Progress.START),
        layer.path() + ".progress",
        "it is carried out on nobody");
  }
}
