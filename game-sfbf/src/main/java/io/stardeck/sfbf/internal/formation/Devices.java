package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.ShipEvent.DeviceOn;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;

/** Cloaks and webs, and the one that each may switch on before their first turn (BF-SET-18). */
public final class Devices {
  private Devices() {}

  /** Whether {@code seat} shows a ship in Screen or Main Body that has a cloak or a web. */
  public static boolean shown(Table table, Seat seat) {
    return any(table, table.fleet(seat).screen()) || any(table, table.fleet(seat).main());
  }

  /** Reports why the ship at {@code berth} has no device to switch on (BF-FRM-09). */
  public static void check(Table table, Berth berth, RuleId rule, Findings findings) {
    if (!has(table, berth.ship())) {
      findings.reject(rule, "%s has neither cloak nor web", berth.ship().id());
    }
  }

  /** Switches the cloak or web of the ship at {@code berth} on (BF-CLK-01, BF-WEB-01). */
  public static void on(Play<BattleForceState> play, Berth berth, RuleId rule) {
    Ship ship = berth.ship();
    boolean cloak = play.state().table().card(ship.id()).cloak();
    Ships.put(play, berth, cloak ? ship.withCloaked(true) : ship.withWebbed(true));
    play.tell(rule, new DeviceOn(berth.owner(), ship.id()));
  }

  /** The next player chooses, clockwise from the first; after the last one the game begins. */
  public static void next(Play<BattleForceState> play) {
    SetupPhase.ChooseDevice phase = (SetupPhase.ChooseDevice) play.state().table().phases().top();
    if (phase.waiting().isEmpty()) {
      play.pop();
    } else {
      play.replace(
          new SetupPhase.ChooseDevice(phase.waiting().get(0), Lists.rest(phase.waiting())));
    }
  }

  private static boolean any(Table table, ImmutableList<Ship> ships) {
    for (int i = 0; i < ships.size(); i++) {
      if (has(table, ships.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(Table table, Ship ship) {
    return table.card(ship.id()).cloak() || table.card(ship.id()).web();
  }
}
