package io.stardeck.stccg.internal.effects.game;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.Stakes;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/**
 * {@code STAKES}: each opponent gives up, or goes on for a stake ({@code ST-SPC-11}, {@code
 * ST-MUL-06}).
 */
final class StakesWord implements StccgAsking<Stakes> {
  private static final ImmutableList<Chosen> OPTIONS =
      ImmutableList.of(new Chosen.Yes(), new Chosen.No());

  @Override
  public void prepare(Play<StccgState> play, Stakes effect, Effects run) {
    play.replace(run.with(run.progress().leaving(play.state().table().seats() - 1)));
  }

  @Override
  public Optional<Seat> chooser(StccgView open, Stakes effect, Effects run) {
    int left = left(open.table(), run);
    return left > 0 ? Optional.of(seat(open.table(), run, left)) : Optional.empty();
  }

  /** How many seats are left with the first that still plays; whoever gives up is passed over. */
  private static int left(Table table, Effects run) {
    int left = run.progress().left() < table.seats() ? run.progress().left() : 0;
    while (left > 0 && table.player(seat(table, run, left)).resigned()) {
      left--;
    }
    return left;
  }

  private static Seat seat(Table table, Effects run, int left) {
    return Seat.at((run.seat().index() + table.seats() - left) % table.seats());
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, Stakes effect, Effects run) {
    return OPTIONS;
  }

  @Override
  public String question(StccgView view, Stakes effect, Effects run) {
    return "go on for a stake, or else give up the game?";
  }

  @Override
  public void chosen(Play<StccgState> play, Stakes effect, Effects run, Chosen option) {
    int left = left(play.state().table(), run);
    Seat asked = seat(play.state().table(), run, left);
    play.replace(run.with(run.progress().leaving(left - 1)));
    if (option instanceof Chosen.No) {
      play.push(new Phase.GivingUp(asked));
    }
  }
}
