package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Answers to questions, by what kind of effect asks. */
final class Answers {
  private Answers() {}

  /** The answer; null if none recommends itself. */
  static @Nullable DeckbuilderAction answer(Moment moment, Style style) {
    Pile<Phase> phases = moment.table().phases();
    if (!(phases.top() instanceof Choice choice)) {
      return null;
    }
    @Nullable Phase asking = phases.size() > 1 ? phases.pop().top() : null;
    Question question = choice.question();
    if (question instanceof Question.PickCard pick) {
      return best(moment, CardAnswers.of(moment, style, pick, asking));
    }
    if (question instanceof Question.PickSeen seen) {
      return best(moment, CardAnswers.deepest(moment, style, seen.look().pile()));
    }
    if (question instanceof Question.PickUpgrade) {
      return best(
          moment,
          option ->
              option instanceof Answer.Upgrade upgrade
                  ? gain(moment, style, upgrade.trashed(), upgrade.gained())
                  : 0);
    }
    if (question instanceof Question.YesNo) {
      return new Choose(
          moment.seat(), yes(moment, style, choice, asking) ? Answer.YES : Answer.NONE);
    }
    if (question instanceof Question.PickBranch) {
      return best(moment, option -> branch(moment, asking, option));
    }
    if (question instanceof Question.PickPlayer) {
      return best(moment, option -> player(moment, option));
    }
    if (question instanceof Question.PickNumber && asking instanceof Run run) {
      return number(moment, moment.def(run.card()).scripts().get(run.script()));
    }
    if (question instanceof Question.PickName) {
      return best(moment, option -> named(moment, option));
    }
    return null;
  }

  /** The effect that a frame is at. */
  static Optional<Effect> effect(Moment moment, @Nullable Phase asking) {
    if (!(asking instanceof Run run)) {
      return Optional.empty();
    }
    var list = moment.def(run.card()).scripts().get(run.script());
    return run.next() < list.size() ? Optional.of(list.get(run.next())) : Optional.empty();
  }

  private static @Nullable DeckbuilderAction best(
      Moment moment, ToDoubleFunction<? super Answer> worth) {
    return moment.best(
        Choose.class, Double.NEGATIVE_INFINITY, each -> worth.applyAsDouble(each.option()));
  }

  private static double gain(Moment moment, Style style, CardId trashed, CardId gained) {
    return style.owning(moment, moment.def(gained)) - style.owning(moment, moment.def(trashed));
  }

  private static boolean yes(Moment moment, Style style, Choice choice, @Nullable Phase asking) {
    if (asking instanceof Encounter) {
      return style.flagship(moment, moment.def(choice.card()));
    }
    Optional<Effect> effect = effect(moment, asking);
    if (effect.isEmpty() || effect.get().lists().isEmpty()) {
      return true;
    }
    ImmutableList<Effect> list = effect.get().lists().get(0);
    return Bargain.open(moment, list)
        ? Bargain.of(moment, list).worth() > 0
        : YieldSum.worth(list) >= 0;
  }

  /** The number that the list promises most with; the highest where it is not known. */
  private static @Nullable DeckbuilderAction number(Moment moment, ImmutableList<Effect> list) {
    @Nullable Bargain bargain = Bargain.open(moment, list) ? Bargain.of(moment, list) : null;
    return best(
        moment,
        option -> {
          int value = option instanceof Answer.Number number ? number.value() : 0;
          return bargain == null ? value : bargain.worth(value);
        });
  }

  private static double branch(Moment moment, @Nullable Phase asking, Answer option) {
    Optional<Effect> effect = effect(moment, asking);
    if (effect.isEmpty()
        || !(option instanceof Answer.Branch branch)
        || branch.index() >= effect.get().lists().size()) {
      return -1;
    }
    return YieldSum.worth(effect.get().lists().get(branch.index()));
  }

  /** An opponent with many points; if only friends can be picked, the one with the fewest. */
  private static double player(Moment moment, Answer option) {
    if (!(option instanceof Answer.Player player)) {
      return -1;
    }
    int points = Points.of(moment.table(), player.seat());
    return moment.table().opponents(moment.seat(), player.seat()) ? 1 + points : -points;
  }

  /** How many cards of that name the opponents have. */
  private static double named(Moment moment, Answer option) {
    if (!(option instanceof Answer.Name name)) {
      return -1;
    }
    double[] number = new double[1];
    for (Seat seat : Seat.first(moment.table().players())) {
      if (!seat.equals(moment.seat())) {
        Holdings.each(
            moment,
            seat,
            (card, share) -> number[0] += card.name().equals(name.name()) ? share : 0);
      }
    }
    return number[0];
  }

  /** Whether that seat plays with the one that decides. */
  static boolean friend(Moment moment, Seat seat) {
    return !moment.table().opponents(moment.seat(), seat);
  }
}
