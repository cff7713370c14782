package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Asking;
import io.stardeck.engine.script.Option;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.From;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import java.util.Optional;

/**
 * A word that takes persons, one after the other: by chance, or somebody picks ({@code ST-RND-01}
 * to {@code ST-RND-06}).
 */
public abstract class Selecting<E extends Effect>
    implements Asking<StccgState, StccgView, Effects, E>, StccgWord<E> {
  /** Which persons. */
  protected abstract Selection selection(E effect);

  /** Does to one of them what the word does. */
  protected abstract void act(Play<StccgState> play, E effect, Effects run, Member member);

  /** Whether the word can do anything to one of them. */
  protected boolean takes(Facts facts, E effect, Effects run, Member member) {
    return true;
  }

  /** Whether the word leaves one of all as they are, so that it is the next one's turn. */
  protected boolean spares(Facts facts, E effect, Effects run, Member member) {
    return false;
  }

  private Pool pool(Facts facts, E effect, Effects run) {
    return Pool.of(
        facts,
        run,
        selection(effect),
        member -> !Warded.member(facts, effect, member) && takes(facts, effect, run, member));
  }

  /** What comes after the last of them. */
  protected void after(Play<StccgState> play, E effect, Effects run) {}

  @Override
  public void prepare(Play<StccgState> play, E effect, Effects run) {
    Selection selection = selection(effect);
    Optional<OwnChoice> own = OwnChoice.of(play.state(), run, selection);
    if (own.isPresent()) {
      play.replace(run.with(run.progress().leaving(own.get().count(play.state()))));
      return;
    }
    Pool pool = pool(play.state(), effect, run);
    if (shows(selection)) {
      pool.places().forEach(place -> Showing.show(play, place));
    }
    play.replace(run.with(run.progress().leaving(pool.count())));
  }

  /** Whether all see those among whom it takes, or their own player takes any of them. */
  public static boolean shows(Selection selection) {
    return selection.filter().isPresent()
        || selection.ranked()
        || selection.among() == From.TOP
        || selection.chooser() != Chooser.RANDOM;
  }

  @Override
  public Optional<Seat> chooser(StccgView open, E effect, Effects run) {
    Selection selection = selection(effect);
    boolean picks = selection.chooser() != Chooser.RANDOM || selection.ranked();
    if (!picks || run.progress().left() == 0) {
      return Optional.empty();
    }
    Optional<OwnChoice> own = OwnChoice.of(open, run, selection);
    if (own.isPresent()) {
      return own.filter(choice -> choice.count(open) > 0).map(OwnChoice::seat);
    }
    Pool pool = pool(open, effect, run);
    List<Member> options = pool.options();
    return options.isEmpty() || pool.count() == options.size() && selection.n().isEmpty()
        ? Optional.empty()
        : Optional.of(Who.chooser(open.table(), run, selection.chooser(), options.get(0).seat()));
  }

  @Override
  public boolean secret(StccgView open, E effect, Effects run) {
    return OwnChoice.of(open, run, selection(effect)).isPresent();
  }

  @Override
  public ImmutableList<? extends Option> options(StccgView view, E effect, Effects run) {
    return pool(view, effect, run).choices();
  }

  @Override
  public String question(StccgView view, E effect, Effects run) {
    return whom();
  }

  /** The question who it is that the effect takes. */
  protected String whom() {
    return "who is it?";
  }

  @Override
  public void answered(Play<StccgState> play, E effect, Effects run, Option option) {
    if (option instanceof No) { // nobody there can be taken
      play.replace(run.with(run.progress().leaving(0)));
      return;
    }
    Member member = pool(play.state(), effect, run).chosen(option);
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
        left == 0 ? ImmutableList.of() : pool(play.state(), effect, run).options();
    if (selection(effect).n().isEmpty()) {
      first(play.state(), effect, run, options).ifPresent(member -> act(play, effect, run, member));
    } else if (!options.isEmpty()) {
      act(play, effect, run, play.pick(options));
    }
  }

  private Optional<Member> first(Facts facts, E effect, Effects run, List<Member> options) {
    for (Member member : options) {
      if (!spares(facts, effect, run, member)) {
        return Optional.of(member);
      }
    }
    return Optional.empty();
  }
}
