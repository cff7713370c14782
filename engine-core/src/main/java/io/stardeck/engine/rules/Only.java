package io.stardeck.engine.rules;

import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The rule of an action that a seat has one way to take, whenever it is open. */
record Only<S extends GameState<S>, V extends View, A extends Action>(
    Class<A> action,
    Function<Seat, A> of,
    @Nullable BiConsumer<V, Findings> forbidding,
    BiConsumer<Play<S>, A> effect)
    implements ActionRule<S, V, A> {
  @Override
  public void candidates(V view, Consumer<? super A> offer) {
    offer.accept(of.apply(view.seat()));
  }

  @Override
  public boolean offersLegalOnly() {
    return forbidding == null;
  }

  @Override
  public void check(V view, A taken, Findings findings) {
    if (forbidding != null) {
      forbidding.accept(view, findings);
    }
  }

  @Override
  public void perform(Play<S> play, A taken) {
    effect.accept(play, taken);
  }
}
