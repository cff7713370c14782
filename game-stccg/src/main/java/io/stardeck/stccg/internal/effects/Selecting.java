package io.stardeck.stccg.internal.effects;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Asking;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.effects.Pool.Member;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import java.util.Optional;

/**
 * A word that takes persons, one after the other: by chance, or somebody picks ({@code ST-RND-01}
 * to {@code ST-RND-06}).
 */
abstract class Selecting<E extends Effect>
    implements Asking<StccgState, StccgView, Effects, E>, StccgWord<E> {
  private static final RuleId VIS_05 = RuleId.of("ST-VIS-05");

  /** Which persons. */
  abstract Selection selection(E effect);

  /** Does to one of them what the word does. */
  abstract void act(Play<StccgState> play, E effect, Effects run, Member member);

  /** What comes after the last of them. */
  void after(Play<StccgState> play, E effect, Effects run) {}

  @Override
  public void prepare(Play<StccgState> play, E effect, Effects run) {
    Selection selection = selection(effect);
    Pool pool = Pool.of(play.state(), run, selection);
    if (selection.filter().isPresent()
        || selection.highest().isPresent()
        || selection.chooser() != Chooser.RANDOM) {
      show(play, pool);
    }
    play.replace(run.with(run.progress().leaving(pool.count())));
  }

  /** Cards that an effect looks at, or another player picks from, are shown ({@code ST-VIS-05}). */
  private static void show(Play<StccgState> play, Pool pool) {
    for (Place place : pool.places()) {
      if (!play.state().zones().view(Seat.SPECTATOR).at(place).whole()) {
        DEALER
            .show(play, place, Audience.everyone())
            .tell(VIS_05, cards -> new CardEvent.CardsRevealed(place.toString(), cards));
      }
    }
  }

  @Override
  public Optional<Seat> chooser(StccgView open, E effect, Effects run) {
    Selection selection = selection(effect);
    boolean picks = selection.chooser() != Chooser.RANDOM || selection.highest().isPresent();
    if (!picks || run.progress().left() == 0) {
      return Optional.empty();
    }
    Pool pool = Pool.of(open, run, selection);
    List<Member> options = pool.options();
    return options.isEmpty() || pool.count() == options.size() && selection.n().isEmpty()
        ? Optional.empty()
        : Optional.of(Who.chooser(open.table(), run, selection.chooser(), options.get(0).seat()));
  }

  @Override
  public ImmutableList<? extends Option> options(StccgView view, E effect, Effects run) {
    return Pool.of(view, run, selection(effect)).choices();
  }

  @Override
  public String question(StccgView view, E effect, Effects run) {
    return "who is it?";
  }

  @Override
  public void answered(Play<StccgState> play, E effect, Effects run, Option option) {
    Member member = Pool.of(play.state(), run, selection(effect)).chosen(option);
    Effects next = run.with(run.progress().leaving(run.progress().left() - 1));
    play.replace(next);
    act(play, effect, next, member);
  }

  @Override
  public void perform(Play<StccgState> play, E effect, Effects run) {
    int left = run.progress().left();
    if (left > 1) {
      // One after the other: others may answer each (ST-RND-03).
      play.replace(run.with(run.progress().leaving(left - 1)));
    } else {
      after(play, effect, run);
    }
    List<Member> options =
        left == 0 ? ImmutableList.of() : Pool.of(play.state(), run, selection(effect)).options();
    if (!options.isEmpty()) {
      boolean all = selection(effect).n().isEmpty();
      act(play, effect, run, all ? options.get(0) : play.pick(options));
    }
  }
}
