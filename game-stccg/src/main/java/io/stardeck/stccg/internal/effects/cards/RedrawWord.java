package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.Redraw;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hands;
import io.stardeck.stccg.internal.card.LastDrawn;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/**
 * {@code REDRAW}: the card drawn last is discarded, and another is drawn, which is then the one
 * drawn last.
 */
final class RedrawWord implements StccgWord<Redraw> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  @Override
  public void perform(Play<StccgState> play, Redraw effect, Effects run) {
    Seat seat = play.state().table().active();
    @Nullable Card drawn = LastDrawn.find(play.state(), seat);
    if (drawn != null) {
      Discards.discard(play, Places.hand(seat), drawn, EFF_09);
      if (play.state().size(Places.deck(seat)) > 0) {
        Hands.draw(play, seat, EFF_09);
        LastDrawn.mark(play, seat);
      }
    }
  }
}
