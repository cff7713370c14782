package io.stardeck.stccg.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.card.Pods;
import io.stardeck.stccg.internal.card.Sights;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;

/**
 * What holds between steps: who has won, which ships are dead, and what lies on or holds nobody any
 * more.
 */
public final class Settled {
  private Settled() {}

  /** Looks at all that. */
  public static void check(Play<StccgState> play) {
    ImmutableList<Ship> ships = play.state().table().ships();
    for (int i = 0; i < ships.size(); i++) {
      stop(play, ships.get(i));
    }
    Cures.abandoned(play);
    Pods.abandoned(play);
    Sights.renew(play);
    Winning.check(play);
  }

  /** A ship with intruders and nobody else aboard is stopped for good ({@code ST-SPC-06}). */
  private static void stop(Play<StccgState> play, Ship ship) {
    boolean good = ship.stop() == Stop.GOOD || ship.stop() == Stop.GOOD_MANNED;
    boolean boarded = Intruders.aboard(play.state().table(), ship.id());
    if (!good && !boarded) {
      return;
    }
    boolean manned = !Intruders.defenders(play.state(), ship).isEmpty();
    Stop next = ship.stop();
    if (good && !boarded) {
      next = Stop.NO;
    } else if (!good && !manned) {
      next = Stop.GOOD;
    } else if (good && manned) {
      next = Stop.GOOD_MANNED;
    }
    if (next != ship.stop()) {
      Tables.ship(play, ship.copy().withStop(next));
    }
  }
}
