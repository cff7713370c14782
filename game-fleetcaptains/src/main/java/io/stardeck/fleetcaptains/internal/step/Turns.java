package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.TRN_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRN_06;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Span;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableShip;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;

/** Turns begin and end ({@code FC-TRN}). */
public final class Turns {
  /** The cards of a hand at the beginning ({@code FC-DCK-05}). */
  public static final int HAND = 4;

  private Turns() {}

  /** The turn of a player begins: all that is counted per turn is reset ({@code FC-TRN-05}). */
  public static void begin(Play<FleetState> play, Seat seat) {
    Tables.change(
        play,
        table ->
            table
                .withTurn(table.turn() + 1)
                .withActive(seat)
                .withActionsUsed(0)
                .withDiscarded(false)
                .withCycled(false)
                .withMixed(ImmutableList.of()));
    Triggers.forget(play);
    Lying.expire(play, Until.START_OF_YOUR_NEXT_TURN, seat);
    play.tell(TRN_01, new GameProgress.TurnStarted(seat, Tables.of(play).turn()));
    for (Seat each : Seat.first(Tables.of(play).players())) {
      Deeds.reset(play, each, Span.TURN);
      refresh(play, each, each.equals(seat));
      Tables.captain(
          play,
          each,
          captain -> captain.withOldDiscards(play.state().zones().size(Places.discards(each))));
      Commands.fill(play, each, HAND);
    }
    play.push(new FleetFrame.Turn(seat));
  }

  private static void refresh(Play<FleetState> play, Seat seat, boolean own) {
    Table table = Tables.of(play);
    ImmutableList.Builder<Ship> fleet = ImmutableList.builder();
    for (Ship ship : table.captain(seat).fleet()) {
      ImmutableShip next =
          ImmutableShip.copyOf(ship)
              .withStart(ship.cloaked() ? Ship.UNSEEN : ship.at())
              .withContested(!ship.cloaked() && table.hasEnemy(seat, ship.at()));
      fleet.add(
          own
              ? next.withManeuvered(false)
                  .withAdjusted(false)
                  .withActed(0)
                  .withExtraActions(0)
                  .withExtraManeuvers(0)
                  .withExtraAdjustments(0)
                  .withRewarded(false)
              : next);
    }
    ImmutableList<Ship> ships = fleet.build();
    Tables.captain(
        play, seat, each -> (own ? each.withDeclined(ImmutableList.of()) : each).withFleet(ships));
    if (own) {
      Tables.secret(play, seat, secret -> secret.withManeuvered(ImmutableList.of()));
    }
  }

  /** The turn ends; so does the game after the last one ({@code FC-VIC-04}). */
  public static void end(Play<FleetState> play) {
    Maneuvers.end(play);
    Table table = Tables.of(play);
    Seat seat = table.active();
    play.tell(TRN_06, new GameProgress.TurnEnded(seat));
    for (Seat each : Seat.first(table.players())) {
      Lying.expire(play, Until.END_OF_TURN, each);
    }
    play.pop();
    if (table.turn() >= table.config().turns()) {
      Scores.timeUp(play);
    } else {
      begin(play, seat.next(table.players()));
    }
  }
}
