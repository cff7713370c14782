package io.stardeck.stccg.bot;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;

/** What an interrupt promises: it harms others or helps its player. */
final class InterruptWorth {
  private InterruptWorth() {}

  static double of(StccgView view, PlayInterrupt action) {
    Card card = Objects.requireNonNull(Find.card(view.zones(), action.card()));
    InterruptUse use = Objects.requireNonNull(InterruptUse.of(view.table().def(card)));
    Optional<Seat> whose = Owners.of(view, action.on());
    double worth = EffectWorth.of(use);
    boolean others = whose.isPresent() && !whose.get().equals(view.seat());
    return others ? -worth : worth;
  }
}
