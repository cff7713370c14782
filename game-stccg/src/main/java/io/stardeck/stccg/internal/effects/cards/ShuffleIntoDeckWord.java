package io.stardeck.stccg.internal.effects.cards;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.ShuffleIntoDeck;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Taken;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/**
 * {@code SHUFFLE_INTO_DECK}: a card in play is shuffled into its owner's deck ({@code ST-EFF-09}).
 */
final class ShuffleIntoDeckWord implements StccgWord<ShuffleIntoDeck> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  @Override
  public void perform(Play<StccgState> play, ShuffleIntoDeck effect, Effects run) {
    Optional<Taken> taken = Taken.of(play, run);
    if (taken.isPresent()) {
      Seat owner = taken.get().card().owner();
      taken.get().to(play, Places.deck(owner), EFF_09);
      DEALER.shuffle(play, Places.deck(owner));
    }
  }
}
