package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Doing nothing, or nothing else, which is always legal.
 *
 * @param offered what a player then does
 * @param frame where
 * @param passed how the round goes on
 * @param told what all are told of it
 */
record DecliningRule<F extends B5Frame, A extends B5Action>(
    Class<A> action,
    Function<Seat, A> offered,
    Class<F> frame,
    Function<F, B5Frame> passed,
    BiConsumer<Play<B5State>, Seat> told)
    implements ActionRule<B5State, B5View, A> {
  /** One of which nobody is told but by what follows. */
  DecliningRule(
      Class<A> action, Function<Seat, A> offered, Class<F> frame, Function<F, B5Frame> passed) {
    this(action, offered, frame, passed, (play, seat) -> {});
  }

  @Override
  public void candidates(B5View view, Consumer<? super A> offer) {
    offer.accept(offered.apply(view.seat()));
  }

  @Override
  public void check(B5View view, A declined, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, A declined) {
    play.replace(passed.apply(frame.cast(play.state().top())));
    told.accept(play, declined.actor());
  }
}
