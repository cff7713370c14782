package io.stardeck.stccg.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.Stake;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;

/** What the winner takes from each loser for keeps ({@code ST-SPC-11}, {@code ST-D-31}). */
public final class StakesWon {
  private StakesWon() {}

  /** The cards that {@code winners} take; none if the game is drawn. */
  static ImmutableList<Stake> of(Play<StccgState> play, ImmutableList<Seat> winners) {
    if (winners.size() != 1) {
      return ImmutableList.of();
    }
    int accepted = accepted(play.state());
    ImmutableList.Builder<Stake> won = ImmutableList.builder();
    for (Seat seat : Seat.first(play.state().table().seats())) {
      // Who has given up pays what was accepted by then, and no stake that came later.
      int stakes = play.state().table().player(seat).stakes().orElse(accepted);
      if (!winners.contains(seat) && stakes > 0) {
        ImmutableList<String> cards =
            ImmutableList.sortedCopyOf(play.state().decks().get(seat.index()).copies());
        ImmutableList<String> mixed = play.shuffle(cards);
        for (String def : mixed.subList(0, Math.min(stakes, mixed.size()))) {
          won.add(new Stake(seat, def));
        }
      }
    }
    return won.build();
  }

  /** How many were accepted: those in play but for one that is being offered. */
  public static int accepted(StccgState state) {
    int stakes = 0;
    for (Lying card : state.table().lying()) {
      boolean offered = false;
      for (Phase phase : state.frames()) {
        offered |= phase instanceof Phase.Effects effects && effects.card().equals(card.id());
      }
      stakes += !offered && state.table().def(card.card()).stakes() ? 1 : 0;
    }
    return stakes;
  }
}
