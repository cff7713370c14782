package io.stardeck.stccg.internal.effects.persons;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.stccg.card.word.From;
import io.stardeck.stccg.card.word.PersonEffect.Kill;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.card.word.Standing.KillGuard;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.casualties.Guarding;
import io.stardeck.stccg.internal.casualties.Killing;
import io.stardeck.stccg.internal.effects.word.Pool;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.internal.effects.word.Strongest;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * {@code KILL}: persons die ({@code ST-EFF-01}). If one of the strongest does, the controller says
 * first which of equals they are ({@code ST-REQ-20}).
 */
final class KillWord extends Selecting<Kill> {
  private static final RuleId EFF_01 = RuleId.of("ST-EFF-01");

  @Override
  protected String whom() {
    return "who dies?";
  }

  @Override
  protected Selection selection(Kill effect) {
    return effect.of();
  }

  private static Strongest strongest(Facts facts, Kill effect, Effects run) {
    return effect.of().among() == From.TOP && run.progress().left() > 0
        ? Strongest.of(Pool.of(facts, run, effect.of()).members())
        : new Strongest(ImmutableList.of(), ImmutableList.of());
  }

  @Override
  public Optional<Seat> chooser(StccgView open, Kill effect, Effects run) {
    ImmutableList<Member> tied = strongest(open, effect, run).tied();
    return tied.isEmpty() ? super.chooser(open, effect, run) : Optional.of(tied.get(0).seat());
  }

  @Override
  public ImmutableList<? extends Option> options(StccgView view, Kill effect, Effects run) {
    ImmutableList<Member> tied = strongest(view, effect, run).tied();
    if (tied.isEmpty()) {
      return super.options(view, effect, run);
    }
    ImmutableList.Builder<Chosen> options = ImmutableList.builder();
    for (Member member : tied) {
      Chosen option = new OfCard(member.card().id());
      if (!run.chosen().equals(Optional.of(option))) {
        options.add(option);
      }
    }
    return options.build();
  }

  @Override
  public String question(StccgView view, Kill effect, Effects run) {
    return strongest(view, effect, run).tied().isEmpty()
        ? super.question(view, effect, run)
        : "who is one of the strongest?";
  }

  @Override
  public void answered(Play<StccgState> play, Kill effect, Effects run, Option option) {
    Strongest strongest = strongest(play.state(), effect, run);
    if (strongest.tied().isEmpty()) {
      super.answered(play, effect, run, option);
    } else if (strongest.wanted() > 1 && run.chosen().isEmpty()) {
      play.replace(run.choosing((Chosen) option));
    } else {
      Effects next = run.unchosen().with(run.progress().leaving(0));
      play.replace(next);
      ImmutableList<Member> said =
          Lists.filter(
              strongest.tied(),
              member -> {
                Chosen one = new OfCard(member.card().id());
                return option.equals(one) || run.chosen().equals(Optional.of(one));
              });
      ImmutableList<Member> top = ImmutableList.copyOf(Iterables.concat(strongest.clear(), said));
      if (run.progress().left() < top.size()) {
        act(play, effect, next, play.pick(top));
      } else {
        top.forEach(member -> act(play, effect, next, member));
      }
    }
  }

  @Override
  protected boolean spares(Facts facts, Kill effect, Effects run, Member member) {
    return guard(facts, member).isPresent();
  }

  /** Whoever was drawn and saved is not put back ({@code ST-RND-03}). */
  @Override
  protected boolean takes(Facts facts, Kill effect, Effects run, Member member) {
    return !member.card().marks().contains(new Mark.Spared(run.card()));
  }

  @Override
  protected void act(Play<StccgState> play, Kill effect, Effects run, Member member) {
    Card card = member.card();
    if (effect.of().n().isPresent() && guard(play.state(), member).isPresent()) {
      card = Marks.mark(play, member.place(), card, new Mark.Spared(run.card()));
    }
    Killing.kill(play, member.host(), member.seat(), card, EFF_01);
  }

  @Override
  public void perform(Play<StccgState> play, Kill effect, Effects run) {
    super.perform(play, effect, run);
    if (run.progress().left() <= 1 && effect.of().n().isPresent()) {
      Mark spared = new Mark.Spared(run.card());
      Marks.changeAll(play, (seat, card) -> card.without(spared::equals));
    }
  }

  private static Optional<InForce<KillGuard>> guard(Facts facts, Member member) {
    return Guarding.by(facts, member.host(), member.seat(), member.card());
  }

  /** What has saved some of all costs as much as if it had saved one, and is told once. */
  @Override
  protected void after(Play<StccgState> play, Kill effect, Effects run) {
    if (effect.of().n().isPresent()) {
      return;
    }
    Set<Host> saved = new HashSet<>();
    for (Member member : Pool.of(play.state(), run, effect.of()).members()) {
      Optional<InForce<KillGuard>> guard = guard(play.state(), member);
      if (guard.isPresent() && saved.add(member.host())) {
        Guarding.save(play, guard.get(), member.host(), member.seat());
      }
    }
  }
}
