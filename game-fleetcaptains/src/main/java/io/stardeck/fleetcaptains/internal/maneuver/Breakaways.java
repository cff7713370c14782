package io.stardeck.fleetcaptains.internal.maneuver;

import static io.stardeck.fleetcaptains.internal.RuleIds.BRK_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.BRK_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.EVA_01;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Standing.NoBreakaway;
import io.stardeck.fleetcaptains.card.word.Standing.NoEvasion;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;

/** Rolls to get away from enemies ({@code FC-BRK, FC-EVA}). */
final class Breakaways {
  private static final int DIE = 6;

  private Breakaways() {}

  /** A breakaway that is due may be rolled before somebody else joins ({@code FC-D-92}). */
  static void check(FleetView view, Findings findings) {
    if (!((Maneuver) view.top()).due()) {
      findings.reject(BRK_01, "no breakaway is due");
    }
  }

  /** Whether a breakaway is due for a ship ({@code FC-D-26}). */
  static boolean due(Table table, Seat seat, Ship ship) {
    return ship.contested()
        && ship.start() == ship.at()
        && table.hasEnemy(seat, ship.at())
        && !Sources.has(table, ship, ship.at(), NoBreakaway.class);
  }

  /** Rolls it at once, if it is due and nobody can join any more. */
  static void settle(Play<FleetState> play) {
    Maneuver maneuver = Maneuvers.open(play);
    if (maneuver != null && maneuver.due() && !Joining.possible(Tables.of(play), maneuver)) {
      roll(play);
    }
  }

  /** Rolls for all members; a failure lets the opponent attack once ({@code FC-BRK-04}). */
  static void roll(Play<FleetState> play) {
    Maneuver maneuver = (Maneuver) play.state().top();
    play.replace(maneuver.withDue(false, true));
    int space = Routes.space(Tables.of(play), maneuver);
    Rolled rolled = roll(play, maneuver, space, BRK_02);
    play.tell(
        BRK_02, new BoardEvent.BreakawayRolled(rolled.mover(), rolled.others(), rolled.free()));
    Seat opponent = foremost(Tables.of(play), maneuver.seat(), space);
    if (!rolled.free() && armed(Tables.of(play), opponent, space)) {
      play.push(new FleetFrame.FreeAttack(opponent, maneuver.ships()));
    }
  }

  /** Rolls for an evasion; whether the ships may go on ({@code FC-EVA-01}). */
  static boolean evade(Play<FleetState> play, Maneuver maneuver, int space) {
    Rolled rolled = roll(play, maneuver, space, EVA_01);
    play.tell(EVA_01, new BoardEvent.EvasionRolled(rolled.mover(), rolled.others(), rolled.free()));
    return rolled.free();
  }

  /** What the dice and the sizes of both sides come to. */
  private record Rolled(int mover, int others) {
    boolean free() {
      return mover >= others;
    }
  }

  private static Rolled roll(Play<FleetState> play, Maneuver maneuver, int space, RuleId rule) {
    Die mover = Die.of(play.roll(DIE));
    Die other = Die.of(play.roll(DIE));
    play.tell(rule, new ShipEvent.DiceRolled(ImmutableList.of(mover, other)));
    Table table = Tables.of(play);
    return new Rolled(
        mover.counts() + sizes(table, maneuver.ships()),
        other.counts() + enemies(table, maneuver.seat(), space));
  }

  /** Whether leaving that space needs an evasion of uncloaked ships ({@code FC-D-28}). */
  static boolean needsEvasion(Table table, Maneuver maneuver, int space) {
    if (!maneuver.moved() || !table.hasEnemy(maneuver.seat(), space)) {
      return false;
    }
    for (CardId card : maneuver.ships()) {
      Ship ship = table.ship(card);
      if (ship != null && !Sources.has(table, ship, space, NoEvasion.class)) {
        return true;
      }
    }
    return false;
  }

  private static int sizes(Table table, ImmutableList<CardId> ships) {
    int sum = 0;
    for (CardId ship : ships) {
      sum += table.set().ship(ship).size();
    }
    return sum;
  }

  private static int enemies(Table table, Seat seat, int space) {
    int sum = 0;
    for (Ship ship : table.enemiesAt(seat, space)) {
      sum += table.def(ship).size();
    }
    return sum;
  }

  /**
   * The enemy player with the greatest sizes there, or whose turn comes first ({@code FC-TEA-11}).
   */
  private static Seat foremost(Table table, Seat seat, int space) {
    Seat best = table.opponent(seat);
    for (Seat other = best;
        table.players() > 2 && !other.equals(seat);
        other = other.next(table.players())) {
      if (table.enemies(seat, other) && sizes(table, other, space) > sizes(table, best, space)) {
        best = other;
      }
    }
    return best;
  }

  private static int sizes(Table table, Seat seat, int space) {
    int sum = 0;
    for (Ship ship : table.captain(seat).fleet()) {
      sum += ship.isAt(space) ? table.def(ship).size() : 0;
    }
    return sum;
  }

  private static boolean armed(Table table, Seat seat, int space) {
    for (Ship ship : table.captain(seat).fleet()) {
      if (ship.isAt(space) && !Ratings.disabled(table, ship, space, ShipSystem.WEAPONS)) {
        return true;
      }
    }
    return false;
  }
}
