package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.Play;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The rule by which what a run asks is answered.
 *
 * @param action the game's action
 * @param choice the action by which a seat chooses an option
 * @param option what an action chooses
 * @param frame the game's run
 * @param interpreter the game's words
 * @param rule forbids what is not among the options
 */
public record ChoiceRule<
        S extends GameState<S>, V extends GameView, R extends Run<R>, A extends Action>(
    Class<A> action,
    BiFunction<Seat, Option, A> choice,
    Function<A, Option> option,
    Class<R> frame,
    Interpreter<S, V, R> interpreter,
    RuleId rule)
    implements ActionRule<S, V, A> {
  @Override
  public void candidates(V view, Consumer<? super A> offer) {
    ImmutableList<Option> options = options(view);
    for (int i = 0; i < options.size(); i++) {
      offer.accept(choice.apply(view.seat(), options.get(i)));
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(V view, A action, Findings findings) {
    Option chosen = option.apply(action);
    if (!options(view).contains(chosen)) {
      findings.reject("option", rule, "%s is not among what can be chosen", chosen);
    }
  }

  @Override
  public void perform(Play<S> play, A action) {
    interpreter.choose(play, frame.cast(play.state().top()), option.apply(action));
  }

  private ImmutableList<Option> options(V view) {
    return interpreter.options(view, frame.cast(view.top()));
  }
}
