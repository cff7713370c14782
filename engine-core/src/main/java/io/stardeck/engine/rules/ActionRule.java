package io.stardeck.engine.rules;

import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One action of the rulebook: what it needs, what it does, which candidates to offer.
 *
 * <p>What is offered are the candidates that pass {@link #check}. {@code candidates} may propose
 * too much; never too little, for whatever passes the check must be offered. Both see the actor's
 * view alone: so neither offers nor refusals can tell what the actor may not know.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <A> the type of action
 */
public interface ActionRule<S extends GameState<S>, V, A extends Action> {
  /** The type of action that this rule is for: what its class puts in for {@code A}. */
  default Class<A> action() {
    return RuleTypes.ACTION.of(this);
  }

  /** Proposes actions of the seat of {@code view}, pass and the cheapest first, each once. */
  void candidates(V view, Consumer<? super A> offer);

  /**
   * Whether every candidate is legal; then none of them is checked before it is offered. For rules
   * that work the candidates out in the same way as the check.
   */
  default boolean offersLegalOnly() {
    return false;
  }

  /**
   * Reports all that forbids {@code action}, which may hold any ids and numbers; changes nothing.
   */
  void check(V view, A action, Findings findings);

  /** Does {@code action}, which has passed {@link #check} against the same state. Cannot fail. */
  void perform(Play<S> play, A action);

  /**
   * The rule of an action that holds nothing but its actor and that nothing forbids while it is
   * open: to pass, to concede, to end the turn.
   *
   * @param of the action of that seat
   * @param effect what it does
   */
  static <S extends GameState<S>, V extends View, A extends Action> ActionRule<S, V, A> only(
      Class<A> action, Function<Seat, A> of, BiConsumer<Play<S>, A> effect) {
    return new Only<>(action, of, null, effect);
  }

  /**
   * The rule of an action that holds nothing but its actor, of which there are some that forbid it.
   *
   * @param of the action of that seat
   * @param forbidding reports all that forbids it to the seat of the view
   * @param effect what it does
   */
  static <S extends GameState<S>, V extends View, A extends Action> ActionRule<S, V, A> only(
      Class<A> action,
      Function<Seat, A> of,
      BiConsumer<V, Findings> forbidding,
      BiConsumer<Play<S>, A> effect) {
    return new Only<>(action, of, forbidding, effect);
  }
}
