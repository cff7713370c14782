package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.Count;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code COUNT}: the card counts one more. */
final class CountWord implements StccgWord<Count> {
  @Override
  public void perform(Play<StccgState> play, Count effect, Effects run) {
    Who.card(play.state(), run)
        .ifPresent(card -> Tables.table(play, table -> table.with(card.counting())));
  }
}
