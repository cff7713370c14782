package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.ReturnToHand;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Taken;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** {@code RETURN_TO_HAND}: a card in play goes back to its owner's hand ({@code ST-EFF-09}). */
final class ReturnToHandWord implements StccgWord<ReturnToHand> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  @Override
  public void perform(Play<StccgState> play, ReturnToHand effect, Effects run) {
    Optional<Taken> taken = Taken.of(play, run);
    if (taken.isPresent()) {
      Seat owner = taken.get().card().owner();
      taken.get().to(play, Places.hand(owner), EFF_09);
    }
  }
}
