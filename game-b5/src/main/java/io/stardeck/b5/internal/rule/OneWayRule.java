package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import java.util.function.Consumer;
import java.util.function.Function;

/** An action that names nothing: there is one of it, and whoever is asked may take it. */
abstract class OneWayRule<A extends B5Action> implements ActionRule<B5State, B5View, A> {
  private final Class<A> type;
  private final Function<Seat, A> of;

  OneWayRule(Class<A> type, Function<Seat, A> of) {
    this.type = type;
    this.of = of;
  }

  @Override
  public final Class<A> action() {
    return type;
  }

  @Override
  public final void candidates(B5View view, Consumer<? super A> offer) {
    offer.accept(of.apply(view.seat()));
  }

  @Override
  public void check(B5View view, A action, Findings findings) {}
}
