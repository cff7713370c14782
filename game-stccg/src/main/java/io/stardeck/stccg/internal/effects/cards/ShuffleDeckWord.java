package io.stardeck.stccg.internal.effects.cards;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.ShuffleDeck;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;

/** {@code SHUFFLE_DECK}: a deck is shuffled ({@code ST-EFF-09}). */
final class ShuffleDeckWord implements StccgWord<ShuffleDeck> {
  @Override
  public void perform(Play<StccgState> play, ShuffleDeck effect, Effects run) {
    DEALER.shuffle(play, Places.deck(Who.player(play.state().table(), run, effect.player())));
  }
}
