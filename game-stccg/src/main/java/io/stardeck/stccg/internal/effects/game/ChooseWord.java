package io.stardeck.stccg.internal.effects.game;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.Choose;
import io.stardeck.stccg.internal.effects.word.Inner;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/** {@code CHOOSE}: one of several lists ({@code ST-EFF-25}). */
final class ChooseWord implements StccgAsking<Choose> {
  @Override
  public Optional<Seat> chooser(StccgView open, Choose effect, Effects run) {
    return run.progress().done() == 0
        ? Optional.of(Who.chooser(open.table(), run, effect.by(), run.seat()))
        : Optional.empty();
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, Choose effect, Effects run) {
    ImmutableList.Builder<Chosen> options = ImmutableList.builder();
    for (int i = 0; i < effect.of().size(); i++) {
      options.add(new Chosen.OfNumber(i));
    }
    return options.build();
  }

  @Override
  public String question(StccgView view, Choose effect, Effects run) {
    return view.table().def(run.def()).text().map(text -> text + " ").orElse("") + "which effect?";
  }

  @Override
  public void chosen(Play<StccgState> play, Choose effect, Effects run, Chosen option) {
    Inner.begin(play, run, effect.of().get(((Chosen.OfNumber) option).number()));
  }
}
