package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.Draw;
import io.stardeck.stccg.internal.card.Hands;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code DRAW}: a player draws cards ({@code ST-EFF-09}). */
final class DrawWord implements StccgWord<Draw> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  @Override
  public void perform(Play<StccgState> play, Draw effect, Effects run) {
    Seat seat = Who.player(play.state().table(), run, effect.player());
    int count = Who.amount(play.state(), run, effect.n());
    for (int i = 0; i < count; i++) {
      Hands.draw(play, seat, EFF_09);
    }
  }
}
