package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.TurnOver;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** {@code TURN_OVER}: the card is turned over. */
final class TurnOverWord implements StccgWord<TurnOver> {
  private static final RuleId EFF_35 = RuleId.of("ST-EFF-35");

  @Override
  public void perform(Play<StccgState> play, TurnOver effect, Effects run) {
    @Nullable Lying card = play.state().table().lying(run.card());
    if (card != null) {
      Tables.table(play, table -> table.with(card.turnedOver()));
      play.tell(EFF_35, new CardEvent.CardTurnedOver(card.card(), !card.turned()));
    }
  }
}
