package io.stardeck.stccg.internal.effects.cards;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.ReturnPlay;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/**
 * {@code RETURN_PLAY}: the card that was announced goes back to the hand; its player may play
 * another one ({@code ST-EFF-48}).
 */
final class ReturnPlayWord implements StccgWord<ReturnPlay> {
  private static final RuleId EFF_48 = RuleId.of("ST-EFF-48");

  @Override
  public void perform(Play<StccgState> play, ReturnPlay effect, Effects run) {
    Phase.@Nullable Announced announced = Frames.find(play.state().frames(), Phase.Announced.class);
    if (announced != null) {
      Seat seat = announced.seat();
      Frames.drop(play, announced);
      Tables.table(
          play,
          table ->
              table
                  .with(table.turn().takenBack())
                  .with(seat, table.player(seat).played(announced.card().def())));
      DEALER
          .card(play, Places.IN_PLAY, announced.card())
          .openly()
          .to(Places.hand(seat))
          .tell(EFF_48, known -> new CardEvent.CardReturned(seat, known));
    }
  }
}
