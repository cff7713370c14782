package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.ChosenPlayers;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.formula.Questions;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Payments;
import io.stardeck.deckbuilder.internal.step.Showing;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Progress;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Carries lists of effects out, one effect after the other (DB-ACT-04). */
public final class Interpreter {
  /** Cards that go from a zone to itself could be picked for ever. */
  private static final int MOST_PICKS = 1000;

  private Interpreter() {}

  /** Goes one step on with {@code run}, which is on top of the stack. */
  public static void step(Play<DeckbuilderState> play, Run run) {
    if (gone(play, run.bindings().player())) {
      withoutHim(play, run);
      return;
    }
    ImmutableList<Effect> list = list(play, run);
    if (run.next() >= list.size()) {
      play.pop();
      return;
    }
    Effect effect = list.get(run.next());
    step(play, Words.of(effect), effect, run);
  }

  /**
   * Whose effect it was is assimilated: what they did ends, but a space card goes on, with the lead
   * as the player who has flipped it (DB-BOR-15, DB-D-56).
   */
  private static void withoutHim(Play<DeckbuilderState> play, Run run) {
    Table table = play.state().table();
    Seat lead = Teams.lead(table);
    if (table.flipped(run.card()).isEmpty() || gone(play, lead)) {
      play.pop();
    } else {
      play.replace(run.with(run.bindings().withPlayer(lead)));
    }
  }

  private static boolean gone(Play<DeckbuilderState> play, Seat seat) {
    return play.state().table().area(seat).standing() == Standing.ASSIMILATED;
  }

  /** {@code option} answers the last question of {@code run}, which is on top of the stack. */
  public static void answer(Play<DeckbuilderState> play, Run run, Answer option) {
    Effect effect = list(play, run).get(run.next());
    if (run.progress().begun()) {
      answered(play, Words.of(effect), effect, run, option);
    } else if (option instanceof Answer.Player chosen) {
      play.replace(run.with(run.bindings().withChosen(chosen.seat())));
    } else if (option instanceof Answer.Number chosen) {
      play.replace(run.with(run.bindings().withNumber(chosen.value())));
    } else {
      play.replace(run.onward());
    }
  }

  private static <E extends Effect> void step(
      Play<DeckbuilderState> play, Word<E> word, Effect effect, Run run) {
    @Nullable Run begun = run.progress().begun() ? run : begin(play, effect, run);
    if (begun != null) {
      carryOut(play, word, word.effect().cast(effect), begun);
    }
  }

  /** {@code begun} knows on whom; it takes the place of the run on top of the stack. */
  private static <E extends Effect> void carryOut(
      Play<DeckbuilderState> play, Word<E> word, E own, Run begun) {
    if (gone(play, begun.target())) {
      play.replace(begun.onward());
      return;
    }
    Run run = begun;
    @Nullable Amount counted = word.counted(own);
    if (counted != null && run.progress().answers().isEmpty()) {
      int n = Math.max(0, Math.min(MOST_PICKS, Amounts.of(play.state(), run.each(), counted)));
      run = run.answered(new Answer.Number(n));
    }
    if (run.progress().answers().isEmpty() && run.progress().done() == 0) {
      run = prepared(play, word, own, run);
    }
    @Nullable Question question = word.ask(play.state(), own, run);
    if (question != null) {
      Seat chooser = word.chooser(play.state(), own, run);
      Optional<Look> look =
          chooser.equals(run.bindings().player())
              ? word.look(play.state(), own, run)
              : Optional.empty();
      Choice choice = new Choice(chooser, run.card(), question, look);
      ask(play, run, choice);
      return;
    }
    play.replace(run.onward());
    word.perform(play, own, run);
  }

  /** The word prepares; if that changed what the player looks at, {@code run} knows it. */
  private static <E extends Effect> Run prepared(
      Play<DeckbuilderState> play, Word<E> word, E own, Run run) {
    DeckbuilderState before = play.state();
    word.prepare(play, own, run);
    return play.state() != before && play.state().table().phases().top() instanceof Run now
        ? new Run(run.card(), run.script(), run.next(), run.bindings(), now.look(), run.progress())
        : run;
  }

  private static <E extends Effect> void answered(
      Play<DeckbuilderState> play, Word<E> word, Effect effect, Run run, Answer option) {
    word.answered(play, word.effect().cast(effect), run, option);
  }

  /**
   * Finds out on whom the effect is carried out; asks, if somebody or a number has to be chosen
   * first.
   *
   * @return the run that knows it; null if that is asked, or if there is nobody
   */
  private static @Nullable Run begin(Play<DeckbuilderState> play, Effect effect, Run run) {
    Who who = effect.addressed();
    @Nullable Question question = whom(play.state(), run, effect);
    if (question != null) {
      ask(play, run, new Choice(run.bindings().player(), run.card(), question, Optional.empty()));
      return null;
    }
    Optional<Amount.Chosen> number = Amounts.open(run.bindings(), effect.number());
    if (number.isPresent()) {
      int max = most(play.state(), effect, run.bindings(), number.get().max());
      Question n = new Question.PickNumber(1, max);
      ask(play, run, new Choice(run.bindings().player(), run.card(), n, Optional.empty()));
      return null;
    }
    ImmutableList<Seat> players = Players.of(play.state(), run.bindings(), who);
    if (players.isEmpty()) {
      play.replace(run.onward());
      return null;
    }
    return run.with(Progress.on(players));
  }

  /** The greatest number up to {@code max} that can be paid, if it is a price; at least 1. */
  private static int most(DeckbuilderState state, Effect effect, Bindings bindings, int max) {
    int most = max;
    if (effect instanceof Control.Pay pay) {
      ImmutableList<Price> prices = ImmutableList.of(pay.price());
      while (most > 1 && !Payments.payable(state, bindings.withNumber(most), prices)) {
        most--;
      }
    }
    return most;
  }

  /**
   * Which player is meant, if that has to be chosen first. Where there is nobody to choose from,
   * what is carried out on nobody is asked for in vain and left; the rest goes on without.
   */
  private static @Nullable Question whom(DeckbuilderState state, Run run, Effect effect) {
    if (Players.open(state.table(), run.bindings(), effect.addressed())) {
      return Picking.player(state, run, effect.addressed());
    }
    Optional<Who> named = ChosenPlayers.in(effect);
    if (named.isEmpty() || !Players.open(state.table(), run.bindings(), named.get())) {
      return null;
    }
    Question.PickPlayer question = Picking.player(state, run, named.get());
    return question.among().isEmpty() ? null : question;
  }

  /** Where one answer is possible the engine gives it (DB-D-09), unless that told a secret. */
  private static void ask(Play<DeckbuilderState> play, Run run, Choice choice) {
    ImmutableList<Answer> options = Questions.options(play.state(), choice.question());
    if (options.size() == 1 && !Questions.mustAsk(play.state(), choice.question())) {
      answer(play, run, options.get(0));
      return;
    }
    play.replace(run, choice);
    if (choice.look().isPresent()) {
      Showing.show(play, choice.look().get(), choice.seat());
    }
  }

  private static ImmutableList<Effect> list(Play<DeckbuilderState> play, Run run) {
    return play.state().table().def(run.card()).scripts().get(run.script());
  }
}
