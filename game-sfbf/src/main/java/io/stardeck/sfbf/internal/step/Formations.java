package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/** The formation change of phase 3 and the second one of phase 4. */
public final class Formations {
  /** The most ships in a Reserve (BF-FRM-15). */
  public static final int RESERVE_LIMIT = 2;

  private static final RuleId FRM_04 = RuleId.of("BF-FRM-04");

  private Formations() {}

  /** Begins the change; in phase 3 all webs go off (BF-FRM-04). */
  public static void begin(Play<BattleForceState> play, Phase.Formation phase) {
    play.replace(
        new Phase.Formation(phase.seat(), phase.second(), true, phase.used(), 0, 0, phase.moved()));
    if (!phase.second()) {
      websOff(play, phase.seat());
    }
  }

  /** Uses up the move of {@code row} for {@code ship} (BF-FRM-06, 10). */
  public static void move(Play<BattleForceState> play, Row row, ShipId ship) {
    Phase.Formation phase = (Phase.Formation) play.state().table().phases().top();
    use(play, phase, row, phase.devices(), Lists.plus(phase.moved(), ship));
  }

  /** Uses up the move of {@code row} for a device (BF-FRM-08). */
  public static void activate(Play<BattleForceState> play, Row row) {
    Phase.Formation phase = (Phase.Formation) play.state().table().phases().top();
    use(play, phase, row, phase.devices() + 1, phase.moved());
  }

  private static void use(
      Play<BattleForceState> play,
      Phase.Formation phase,
      Row row,
      int devices,
      ImmutableList<ShipId> moved) {
    ImmutableList<Row> used =
        phase.used().contains(row) ? phase.used() : Lists.plus(phase.used(), row);
    play.replace(
        new Phase.Formation(
            phase.seat(), phase.second(), true, used, devices, phase.reinforced(), moved));
  }

  /** Notes that {@code ship} came by Reinforcements in this change (BF-FRM-16, BF-INF-07). */
  static void reinforced(Play<BattleForceState> play, Seat seat, ShipId ship) {
    Phase.Formation phase = (Phase.Formation) play.state().table().phases().top();
    Secrets secrets = play.state().secrets(seat);
    play.replace(
        new Phase.Formation(
            seat,
            phase.second(),
            true,
            phase.used(),
            phase.devices(),
            phase.reinforced() + 1,
            phase.moved()));
    play.become(play.state().with(seat, secrets.withFresh(Lists.plus(secrets.fresh(), ship))));
  }

  /** Ends the change: forced advance (BF-D-20), and what was noted for it is forgotten. */
  public static void end(Play<BattleForceState> play, Phase.Formation phase) {
    Seat seat = phase.seat();
    Secrets secrets = play.state().secrets(seat);
    if (!secrets.fresh().isEmpty()) {
      play.become(play.state().with(seat, secrets.withFresh(ImmutableList.of())));
    }
    play.pop();
    Ships.advance(play, seat);
  }

  /** Whether, as far as everybody can see, there may be anything to do in this change. */
  public static boolean any(PublicFacts facts, Phase.Formation phase) {
    Table table = facts.table();
    if (!phase.second() && facts.handSize(phase.seat()) > 0 && ShipDeck.canDraw(facts)) {
      return true;
    }
    return table.advanced()
        && (anyDevice(table, phase, Row.SCREEN)
            || anyDevice(table, phase, Row.MAIN)
            || (table.rows() && anyMove(facts, phase)));
  }

  /** Whether the move of {@code row} can still be made (BF-FRM-06), or a further one out of it. */
  public static boolean mayLeave(PublicFacts facts, Phase.Formation phase, Row row) {
    return !phase.used().contains(row)
        || (row == Row.RESERVE && facts.reserveSize(phase.seat()) > RESERVE_LIMIT);
  }

  /** Whether a Wild Weasel or a web holds {@code ship} in its row (BF-FRM-07). */
  public static boolean held(Ship ship) {
    return ship.webbed() || ship.weasel().isPresent();
  }

  private static boolean anyMove(PublicFacts facts, Phase.Formation phase) {
    for (Row row : Row.ALL) {
      if (mayLeave(facts, phase, row)) {
        if (row == Row.RESERVE && facts.faceDownSize(phase.seat()) > 0) {
          return true;
        }
        ImmutableList<Ship> ships = facts.table().fleet(phase.seat()).row(row);
        for (int i = 0; i < ships.size(); i++) {
          if (!held(ships.get(i))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean anyDevice(Table table, Phase.Formation phase, Row row) {
    boolean on = !phase.used().contains(row) && !(phase.second() && phase.devices() > 0);
    Fleet fleet = table.fleet(phase.seat());
    ImmutableList<Ship> ships = fleet.row(row);
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = ships.get(i);
      ShipCard card = table.card(ship.id());
      boolean active = ship.cloaked() || ship.webbed();
      if ((on && !active && (card.cloak() || card.web())) || (!phase.second() && ship.cloaked())) {
        return true;
      }
    }
    return false;
  }

  private static void websOff(Play<BattleForceState> play, Seat seat) {
    for (Row row : Row.ALL) {
      ImmutableList<Ship> ships = play.state().table().fleet(seat).row(row);
      for (int i = 0; i < ships.size(); i++) {
        Ship ship = ships.get(i);
        if (ship.webbed()) {
          Ships.put(play, Ships.berth(play, ship.id()), ship.withWebbed(false));
          play.tell(FRM_04, new DeviceOff(seat, ship.id()));
        }
      }
    }
  }
}
