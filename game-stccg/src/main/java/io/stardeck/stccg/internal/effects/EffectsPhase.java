package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** The effects of a card are carried out ({@code ST-EFF-40}); what is asked names the card. */
public final class EffectsPhase implements PhaseRule<StccgState, StccgView, Effects> {
  @Override
  public ImmutableList<ActionRule<StccgState, StccgView, ?>> open() {
    return Words.PHASE.open();
  }

  @Override
  public String prompt(StccgView view, Effects run) {
    String question = Words.PHASE.prompt(view, run);
    return run.progress().asked().isEmpty()
        ? question
        : view.table().def(run.def()).name() + ": " + question;
  }

  @Override
  public boolean proceed(Play<StccgState> play, Effects run) {
    return Words.PHASE.proceed(play, run);
  }

  @Override
  public void inspect(StccgState state, Effects run, Layer layer, Inspection inspection) {
    Words.PHASE.inspect(state, run, layer, inspection);
  }
}
