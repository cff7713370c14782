package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_02;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import java.util.Objects;

/** Sensor echoes ({@code FC-ECH}). */
public final class Echoes {
  private Echoes() {}

  /** Whether a player may put out one more ({@code FC-ECH-04, FC-D-35}). */
  public static boolean possible(Table table, Seat seat) {
    return count(table, seat) < table.captain(seat).fleet().size()
        && Fleets.symbolFree(table, seat);
  }

  /** The echoes of a player on the board. */
  public static int count(Table table, Seat seat) {
    return Fleets.tokens(table, seat) - Fleets.cloaked(table, seat);
  }

  /** An echo appears beside a cloaked ship, and the tokens there are mixed ({@code FC-D-88}). */
  public static void place(Play<FleetState> play, Seat seat, CardId ship) {
    FleetState state = play.state();
    int space = state.spaceOf(Objects.requireNonNull(state.table().ship(ship)));
    Showing.stop(play, seat, space); // under a new number a token on its way would be told
    CardId echo = free(state, seat);
    Tokens.place(play, seat, echo, space, ECH_01);
    Tables.secret(
        play,
        seat,
        own ->
            own.maneuvered().contains(ship)
                ? own.withManeuvered(Lists.plus(own.maneuvered(), echo))
                : own);
    Tokens.mix(play, seat, space, ECH_02);
  }

  private static CardId free(FleetState state, Seat seat) {
    for (CardId echo : state.table().set().echoes(state.table().faction(seat))) {
      if (state.tokenOf(echo) == null) {
        return echo;
      }
    }
    throw new IllegalStateException("no echo is free");
  }
}
