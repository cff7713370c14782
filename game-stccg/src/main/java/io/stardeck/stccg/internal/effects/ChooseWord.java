package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.card.word.GameEffect.Choose;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Question;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;

/** {@code CHOOSE}: one of several lists ({@code ST-EFF-25}). */
final class ChooseWord implements Word<Choose> {
  @Override
  public Class<Choose> type() {
    return Choose.class;
  }

  @Override
  public void carryOut(Play<StccgState> play, Run run, Choose effect) {
    Seat chooser =
        effect.by() == Chooser.OPPONENT
            ? play.state().table().opponents(run.seat()).get(0)
            : run.seat();
    Runs.ask(play, run, 1, chooser, new Question.OfLists(effect.of().size()));
  }

  @Override
  public void chosen(Play<StccgState> play, Run run, Choose effect, Option option) {
    Runs.instead(play, run, effect.of().get(((Option.OfNumber) option).number()));
  }
}
