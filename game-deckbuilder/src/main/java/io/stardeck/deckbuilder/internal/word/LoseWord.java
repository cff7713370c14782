package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.GameEffect;
import io.stardeck.deckbuilder.internal.step.Ending;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** LOSE: the game ends at once; who has not lost has won. */
final class LoseWord implements Word<GameEffect.Lose> {
  @Override
  public Class<GameEffect.Lose> effect() {
    return GameEffect.Lose.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, GameEffect.Lose effect, Run run) {
    Table table = play.state().table();
    ImmutableList<Seat> losers = Ending.side(table, run.target(), effect.who());
    ImmutableList.Builder<Seat> winners = ImmutableList.builder();
    for (Seat seat : Seat.first(table.players())) {
      if (!losers.contains(seat)) {
        winners.add(seat);
      }
    }
    Ending.won(play, run.card(), winners.build());
  }
}
