package io.stardeck.engine.fair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Asking;
import io.stardeck.engine.script.Interpreter;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.engine.script.Progress;
import io.stardeck.engine.script.Word;
import java.util.Optional;

/** What the three words do. */
final class FairWords extends Interpreter<Fair, Fair.Look, Fair.CarryingOut> {
  static final FairWords WORDS = new FairWords();
  static final RuleId TAKE = RuleId.of("FAIR-02");

  private FairWords() {
    add(ImmutableList.of(new GainWord(), new TakeWord(), new MaybeWord()));
  }

  @Override
  protected ImmutableList<FairEffect> effects(Fair fair, Fair.CarryingOut run) {
    return FairEffect.SCRIPTS.get(run.script());
  }

  @Override
  protected ImmutableList<FairEffect> shown(Fair.Look look, Fair.CarryingOut run) {
    return FairEffect.SCRIPTS.get(run.script());
  }

  @Override
  protected Fair.Look view(Fair fair, Seat seat) {
    return new Fair.Look(seat, fair);
  }

  @Override
  protected Option none() {
    return new Fair.Pick.None();
  }

  static void begin(Play<Fair> play, Seat seat, ImmutableList<FairEffect> list) {
    Fair.CarryingOut run =
        new Fair.CarryingOut(seat, FairEffect.SCRIPTS.number(list), Progress.START);
    play.push(run);
  }

  private static final class GainWord
      implements Word<Fair, Fair.Look, Fair.CarryingOut, FairEffect.Gain> {
    @Override
    public void perform(Play<Fair> play, FairEffect.Gain gain, Fair.CarryingOut run) {
      play.become(play.state().gaining(run.player(), gain.n()));
    }
  }

  private static final class TakeWord
      extends Picking<Fair, Fair.Look, Fair.CarryingOut, FairEffect.Take> {
    TakeWord() {
      super(new Fair.Pick.None());
    }

    @Override
    protected int count(Fair fair, FairEffect.Take take, Fair.CarryingOut run) {
      return take.n();
    }

    @Override
    protected Seat picker(Fair.Look open, FairEffect.Take take, Fair.CarryingOut run) {
      return run.player();
    }

    @Override
    protected boolean mayStop(FairEffect.Take take) {
      return take.n() > 1;
    }

    @Override
    protected ImmutableList<Fair.Pick.Ware> picks(
        Fair.Look view, FairEffect.Take take, Fair.CarryingOut run) {
      return view.state().stall().stream()
          .map(Fair.Pick.Ware::new)
          .collect(ImmutableList.toImmutableList());
    }

    @Override
    protected void pick(
        Play<Fair> play, FairEffect.Take take, Fair.CarryingOut run, Option option) {
      int ware = ((Fair.Pick.Ware) option).ware();
      play.become(play.state().without(ware).gaining(run.player(), ware));
      play.tell(TAKE, new Fair.Taken(run.player(), ware));
    }

    @Override
    public String question(Fair.Look view, FairEffect.Take take, Fair.CarryingOut run) {
      return "take a ware";
    }
  }

  private static final class MaybeWord
      implements Asking<Fair, Fair.Look, Fair.CarryingOut, FairEffect.Maybe> {
    @Override
    public Optional<Seat> chooser(Fair.Look open, FairEffect.Maybe maybe, Fair.CarryingOut run) {
      return run.progress().done() == 0 ? Optional.of(run.player()) : Optional.empty();
    }

    @Override
    public ImmutableList<Fair.Pick> options(
        Fair.Look view, FairEffect.Maybe maybe, Fair.CarryingOut run) {
      return ImmutableList.of(new Fair.Pick.None(), new Fair.Pick.Yes());
    }

    @Override
    public String question(Fair.Look view, FairEffect.Maybe maybe, Fair.CarryingOut run) {
      return "do that?";
    }

    @Override
    public void answered(
        Play<Fair> play, FairEffect.Maybe maybe, Fair.CarryingOut run, Option option) {
      if (option instanceof Fair.Pick.Yes) {
        begin(play, run.player(), maybe.effects());
      }
    }

    @Override
    public void perform(Play<Fair> play, FairEffect.Maybe maybe, Fair.CarryingOut run) {}
  }
}
