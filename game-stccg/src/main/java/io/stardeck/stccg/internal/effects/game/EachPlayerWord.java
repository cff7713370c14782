package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.EachPlayer;
import io.stardeck.stccg.internal.effects.word.Inner;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** {@code EACH_PLAYER}: a list for all players in turn order ({@code ST-EFF-25}). */
final class EachPlayerWord implements StccgWord<EachPlayer> {
  @Override
  public void perform(Play<StccgState> play, EachPlayer effect, Effects run) {
    Table table = play.state().table();
    // What is laid on the stack last comes first.
    for (Seat seat : table.playing(table.active()).reverse()) {
      Inner.begin(play, run.aiming(run.on().with(seat)), effect.effects());
    }
  }
}
