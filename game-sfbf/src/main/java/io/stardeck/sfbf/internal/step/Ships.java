package io.stardeck.sfbf.internal.step;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.ShipEvent.ForcedAdvance;
import io.stardeck.sfbf.event.ShipEvent.ShipMoved;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import org.jspecify.annotations.Nullable;

/** Ships on the table: changed in place, moved between rows, face up or face down. */
public final class Ships {
  private static final RuleId FRM_17 = RuleId.of("BF-FRM-17");
  private static final RuleId CLK_07 = RuleId.of("BF-CLK-07");

  private Ships() {}

  /** Puts {@code ship} in place of the ship that lies at {@code berth}. */
  public static void put(Play<BattleForceState> play, Berth berth, Ship ship) {
    Fleet fleet = play.state().table().fleet(berth.owner());
    ImmutableList<Ship> row = Lists.set(fleet.row(berth.row()), berth.place(), ship);
    play.become(play.state().with(berth.owner(), fleet.withRow(berth.row(), row)));
    if (berth.row() == Row.RESERVE && ship.hides()) {
      turnFaceDown(play, berth);
    }
  }

  /** Takes the ship that lies at {@code berth} off the table. */
  public static void take(Play<BattleForceState> play, Berth berth) {
    Fleet fleet = play.state().table().fleet(berth.owner());
    ImmutableList<Ship> row = Lists.without(fleet.row(berth.row()), berth.place());
    play.become(play.state().with(berth.owner(), fleet.withRow(berth.row(), row)));
  }

  /**
   * Lays {@code ship} at the right end of {@code row} (BF-FRM-27). In the Reserve its devices are
   * off (BF-D-34), and it lies face down if it hides (BF-INF-03); but the solitaire enemy has no
   * Reserve, what is sent there stands in their Screen (BF-D-58).
   */
  public static void join(Play<BattleForceState> play, Seat owner, Row row, Ship ship) {
    BattleForceState state = play.state();
    if (row == Row.RESERVE && !state.isPlayer(owner)) {
      join(play, owner, Row.SCREEN, ship);
      return;
    }
    if (row == Row.RESERVE) {
      Ship off = ship.devicesOff();
      if (ship.cloaked() || ship.webbed()) {
        play.tell(CLK_07, new DeviceOff(owner, ship.id()));
      }
      if (off.hides()) {
        lay(play, owner, ship.id());
        return;
      }
      ship = off;
    }
    Fleet fleet = state.table().fleet(owner);
    play.become(state.with(owner, fleet.withRow(row, Lists.plus(fleet.row(row), ship))));
  }

  /** Moves a face-up ship to the right end of {@code row}. */
  public static void move(Play<BattleForceState> play, Berth berth, Row row, RuleId rule) {
    boolean stands = row == Row.RESERVE && !play.state().isPlayer(berth.owner());
    Row to = stands ? Row.SCREEN : row;
    take(play, berth);
    play.tell(rule, new ShipMoved(berth.owner(), berth.ship().id(), berth.row(), to));
    join(play, berth.owner(), row, berth.ship());
  }

  /**
   * Moves a ship that lies face down in the Reserve of {@code owner} to the right end of {@code
   * row}.
   */
  public static void bringOut(
      Play<BattleForceState> play, Seat owner, ShipId ship, Row row, RuleId rule) {
    SHIPS.card(play, Places.faceDown(owner), ship).away();
    play.tell(rule, new ShipMoved(owner, ship, Row.RESERVE, row));
    join(play, owner, row, Ship.fresh(ship));
  }

  /**
   * Forced advance: if the Screen of {@code owner} is empty, all ships of their Main Body move
   * there at once, in their order (BF-FRM-17, 27).
   */
  public static void advance(Play<BattleForceState> play, Seat owner) {
    Fleet fleet = play.state().table().fleet(owner);
    if (fleet.screen().isEmpty() && !fleet.main().isEmpty()) {
      play.become(
          play.state().with(owner, fleet.withScreen(fleet.main()).withMain(ImmutableList.of())));
      play.tell(FRM_17, new ForcedAdvance(owner));
    }
  }

  /** The face-up ship of that id, which is known to lie on the table. */
  public static Berth berth(Play<BattleForceState> play, ShipId id) {
    @Nullable Berth berth = play.state().table().find(id);
    if (berth == null) {
      throw new IllegalStateException("no fleet shows " + id);
    }
    return berth;
  }

  private static void turnFaceDown(Play<BattleForceState> play, Berth berth) {
    take(play, berth);
    lay(play, berth.owner(), berth.ship().id());
  }

  /** A ship that everybody has seen lies face down from now on (BF-INF-07). */
  private static void lay(Play<BattleForceState> play, Seat owner, ShipId ship) {
    SHIPS.bring(play, Places.faceDown(owner), ImmutableList.of(ship), Audience.everyone());
  }
}
