package io.stardeck.stccg.internal.effects.persons;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.BattleAgain;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/**
 * {@code BATTLE_AGAIN}: after this battle of teams or of ships another one is fought at once
 * ({@code ST-EFF-49}), by a side of this one: whoever else plays such a card has nobody who fought.
 */
final class BattleAgainWord implements StccgWord<BattleAgain> {
  @Override
  public void perform(Play<StccgState> play, BattleAgain effect, Effects run) {
    Battle.Again again = new Battle.Again(run.seat(), effect.filter(), effect.strength());
    Frames.change(
        play,
        OrderPhase.Fought.class,
        frame ->
            fights(frame.battle(), run.seat()) ? frame.of(frame.battle().again(again)) : frame);
  }

  private static boolean fights(Battle battle, Seat seat) {
    return !(battle.order() instanceof Order.Boarding) && battle.has(seat);
  }
}
