package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Asking;
import io.stardeck.stccg.card.word.GameEffect.Stakes;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/**
 * {@code STAKES}: each opponent gives up, or goes on for a stake ({@code ST-SPC-11}, {@code
 * ST-MUL-06}).
 */
final class StakesWord
    implements Asking<StccgState, StccgView, Effects, Stakes>, StccgWord<Stakes> {
  private static final ImmutableList<Option> OPTIONS =
      ImmutableList.of(new Option.Yes(), new Option.No());

  @Override
  public void prepare(Play<StccgState> play, Stakes effect, Effects run) {
    int opponents = play.state().table().opponents(run.seat()).size();
    play.replace(run.with(run.progress().leaving(opponents)));
  }

  @Override
  public Optional<Seat> chooser(StccgView open, Stakes effect, Effects run) {
    // Those who have given up meanwhile are before those who are still to be asked.
    ImmutableList<Seat> opponents = open.table().opponents(run.seat());
    int left = run.progress().left();
    return left > 0 && left <= opponents.size()
        ? Optional.of(opponents.get(opponents.size() - left))
        : Optional.empty();
  }

  @Override
  public ImmutableList<Option> options(StccgView view, Stakes effect, Effects run) {
    return OPTIONS;
  }

  @Override
  public String question(StccgView view, Stakes effect, Effects run) {
    return "go on for a stake, or give up?";
  }

  @Override
  public void answered(
      Play<StccgState> play, Stakes effect, Effects run, io.stardeck.engine.script.Option option) {
    ImmutableList<Seat> opponents = play.state().table().opponents(run.seat());
    Seat asked = opponents.get(opponents.size() - run.progress().left());
    play.replace(run.with(run.progress().leaving(run.progress().left() - 1)));
    if (option instanceof Option.No) {
      play.push(new Phase.GivingUp(asked));
    }
  }
}
