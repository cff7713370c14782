package io.stardeck.engine.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import net.jqwik.api.Example;

/** Lists of effects are carried out one effect after the other, with choices in their midst. */
final class InterpreterTest {
  private static final DeskWords WORDS = new DeskWords();
  private static final Seat OWNER = Desk.OWNER;

  /** Goes on until somebody has to choose or all is done. */
  private static Play<Desk> run(Play<Desk> play) {
    return run(WORDS, play);
  }

  private static Play<Desk> run(DeskWords words, Play<Desk> play) {
    while (!play.state().frames().isEmpty() && words.proceed(play, top(play))) {
      continue;
    }
    return play;
  }

  private static Desk.Carrying top(Play<Desk> play) {
    return (Desk.Carrying) play.state().top();
  }

  private static void choose(Play<Desk> play, int number) {
    WORDS.answer(play, top(play), new Desk.Pick(number));
    run(play);
  }

  @Example
  void eachEffectIsPreparedOnceAndAListWithinComesBeforeTheRest() {
    Play<Desk> play =
        run(
            Desk.with(
                ImmutableList.of(
                    new Desk.Inner(ImmutableList.of(new Desk.Say("a"), new Desk.Say("b"))),
                    new Desk.Say("c"))));
    assertThat(play.state().told())
        .containsExactly("before a", "a", "before b", "b", "before c", "c");
    assertThat(play.state().frames()).isEmpty();
  }

  @Example
  void eachPickIsCarriedOutBeforeTheNextIsAsked() {
    Play<Desk> play = run(Desk.with(ImmutableList.of(new Desk.Drop(2, false)), 2, 4, 6));
    assertThat(top(play).deciders()).containsExactly(OWNER);
    assertThat(WORDS.options(play.state().look(OWNER), top(play))).hasSize(3);
    choose(play, 4);
    assertThat(play.state().heap()).containsExactly(4);
    assertThat(WORDS.options(play.state().look(OWNER), top(play))).hasSize(2);
    choose(play, 6);
    assertThat(play.state().frames()).isEmpty();
  }

  @Example
  void whoMayStopChoosesNone() {
    Play<Desk> play = run(Desk.with(ImmutableList.of(new Desk.Drop(3, true)), 2, 4));
    assertThat(WORDS.options(play.state().look(OWNER), top(play)))
        .containsExactly(Desk.Pick.NONE, new Desk.Pick(2), new Desk.Pick(4));
    choose(play, 2);
    choose(play, -1);
    assertThat(play.state().heap()).containsExactly(2);
    assertThat(play.state().frames()).isEmpty();
  }

  @Example
  void aChoiceThatWouldTellASecretIsAskedWithOneOptionAndWithNone() {
    Play<Desk> one = run(Desk.with(ImmutableList.of(new Desk.Drop(1, false)), 2, 3));
    assertThat(WORDS.options(one.state().look(OWNER), top(one))).containsExactly(new Desk.Pick(2));
    Play<Desk> none = run(Desk.with(ImmutableList.of(new Desk.Drop(1, false)), 3, 5));
    assertThat(WORDS.options(none.state().look(OWNER), top(none))).containsExactly(Desk.Pick.NONE);
    choose(none, -1);
    assertThat(none.state().heap()).isEmpty();
    assertThat(none.state().frames()).isEmpty();
  }

  @Example
  void withNothingToChooseFromTheEffectIsSkipped() {
    Play<Desk> play = run(Desk.with(ImmutableList.of(new Desk.Drop(1, false), new Desk.Say("a"))));
    assertThat(play.state().told()).containsExactly("before a", "a");
  }

  @Example
  void whoCannotChooseAnyMoreTakesTheFirstOptionOfEachPick() {
    DeskWords deserted =
        new DeskWords() {
          @Override
          protected boolean mayChoose(Desk desk, Seat chooser) {
            return !chooser.equals(OWNER);
          }
        };
    ImmutableList<Effect> list = ImmutableList.of(new Desk.Drop(2, false), new Desk.Say("a"));
    Play<Desk> asked = run(Desk.with(list, 2, 4, 6));
    assertThat(deserted.faults(asked.state(), "top", top(asked))).isNotEmpty();
    Play<Desk> play = run(deserted, Desk.with(list, 2, 4, 6));
    assertThat(play.state().heap()).containsExactly(2, 4);
    assertThat(play.state().told()).containsExactly("before a", "a");
    assertThat(run(deserted, Desk.with(list, 3)).state().frames()).isEmpty();
  }

  @Example
  void aRunFromOutsideAsksJustWhomItHasTo() {
    Play<Desk> play = run(Desk.with(ImmutableList.of(new Desk.Drop(1, false)), 2));
    Desk desk = play.state();
    Desk.Carrying run = top(play);
    assertThat(WORDS.faults(desk, "top", run)).isEmpty();
    assertThat(WORDS.faults(desk, "top", run.with(run.progress().asking(Seat.of(2))))).isNotEmpty();
    assertThat(WORDS.faults(desk, "top", run.with(run.progress().leaving(0)))).isNotEmpty();
    assertThat(WORDS.faults(desk, "top", run.with(run.progress().leaving(-1)))).isNotEmpty();
    assertThat(WORDS.faults(desk, "top", run.with(Progress.START.at(2)))).isNotEmpty();
    assertThat(WORDS.faults(desk, "top", run.with(Progress.START.at(-1)))).isNotEmpty();
    Progress unbegun = new Progress(0, false, 1, 0, Optional.empty());
    assertThat(WORDS.faults(desk, "top", run.with(unbegun))).isNotEmpty();
    Progress beyond = new Progress(1, true, 0, 0, Optional.empty());
    assertThat(WORDS.faults(desk, "top", run.with(beyond))).isNotEmpty();
    Progress askedBeyond = new Progress(1, false, 0, 0, Optional.of(OWNER));
    assertThat(WORDS.faults(desk, "top", run.with(askedBeyond))).isNotEmpty();
  }

  @Example
  void twoWordsForOneEffectAreRefused() {
    assertThatThrownBy(() -> new Twice()).hasMessageContaining("two words for");
  }

  private static final class Twice extends Interpreter<Desk, Desk.Look, Desk.Carrying> {
    private static final Word<Desk, Desk.Look, Desk.Carrying, Desk.Say> SAY =
        new Word<>() {
          @Override
          public void perform(Play<Desk> play, Desk.Say say, Desk.Carrying run) {}
        };

    Twice() {
      add(ImmutableList.of(SAY, SAY));
    }

    @Override
    protected ImmutableList<Effect> effects(Desk desk, Desk.Carrying run) {
      return run.list();
    }

    @Override
    protected ImmutableList<Effect> shown(Desk.Look look, Desk.Carrying run) {
      return run.list();
    }

    @Override
    protected Desk.Look view(Desk desk, Seat seat) {
      return desk.look(seat);
    }

    @Override
    protected Option none() {
      return Desk.Pick.NONE;
    }
  }
}
