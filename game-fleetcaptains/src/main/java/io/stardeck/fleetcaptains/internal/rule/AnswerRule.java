package io.stardeck.fleetcaptains.internal.rule;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;
import java.util.function.Function;

/** An answer that is always legal while its decision is pending: to pass, to decline. */
public final class AnswerRule<A extends FleetAction> extends FleetRule<A> {
  private final Function<Seat, A> answer;
  private final Consumer<Play<FleetState>> effect;

  /** A rule for that answer, and what it does. */
  public AnswerRule(Class<A> action, Function<Seat, A> answer, Consumer<Play<FleetState>> effect) {
    super(action);
    this.answer = answer;
    this.effect = effect;
  }

  @Override
  public void candidates(FleetView view, Consumer<? super A> offer) {
    offer.accept(answer.apply(view.seat()));
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(FleetView view, A action, Findings findings) {}

  @Override
  public void perform(Play<FleetState> play, A action) {
    effect.accept(play);
  }
}
