package io.stardeck.sfbf.internal.fighters;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.SquadronLost;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.step.Ending;
import io.stardeck.sfbf.internal.step.Losses;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** The fighter squadrons of carriers: those that can fly, those that are shot down. */
public final class Squadrons {
  /** The points of fire that destroy one squadron (BF-FTR-21). */
  private static final int FIRE_FOR_ONE = 6;

  private static final RuleId DMG_08 = RuleId.of("BF-DMG-08");
  private static final RuleId FTR_21 = RuleId.of("BF-FTR-21");

  private Squadrons() {}

  /** The squadrons of {@code ship} that can fly: its undamaged FTR boxes (BF-FTR-04). */
  public static BoxSet ready(Table table, Ship ship) {
    return table.card(ship.id()).undamaged(BoxType.FTR, ship.damaged());
  }

  /**
   * How many squadrons the fire destroys: one for each full 6, at most as many as took part
   * (BF-FTR-21, BF-D-44); fire made under cloak, web or Wild Weasel counts half, rounded up
   * (BF-FTR-25).
   */
  public static int losses(Table table, Attack attack) {
    int fire = Damage.fire(table, attack);
    int counted = attack.halvedFire() ? Damage.half(fire) : fire;
    return Math.min(attack.squadrons(), counted / FIRE_FOR_ONE);
  }

  /**
   * Lays tokens on the squadrons that the fire destroyed (BF-FTR-21, 24). Does nothing in an attack
   * that is not by carrier fighters.
   */
  public static void lose(Play<BattleForceState> play, Attack attack) {
    Table table = play.state().table();
    int losses = attack.form() == Form.FIGHTERS ? losses(table, attack) : 0;
    if (losses == 0) {
      return;
    }
    ShipId carrier = attack.ship().orElseThrow();
    Berth berth = Ships.berth(play, carrier);
    Ship ship = berth.ship();
    for (int i = 0; i < losses; i++) {
      ship = ship.withDamaged(ship.damaged().with(ready(table, ship).lowest()));
    }
    Ships.put(play, berth, ship);
    play.tell(FTR_21, new SquadronLost(carrier, losses));
    if (ship.damage() > table.card(carrier).size()) {
      burst(play, attack);
    }
  }

  /**
   * With traditional damage a lost squadron may be one damage too much for the carrier (BF-D-56):
   * then the defender, whose fire destroyed it, takes the trophy (BF-DMG-08).
   */
  private static void burst(Play<BattleForceState> play, Attack attack) {
    ShipId carrier = attack.ship().orElseThrow();
    Seat defender = attack.defender().orElseThrow();
    Losses.takeOff(play, Ships.berth(play, carrier));
    Fleet fleet = play.state().table().fleet(defender);
    play.become(
        play.state().with(defender, fleet.withTrophies(Lists.plus(fleet.trophies(), carrier))));
    play.tell(DMG_08, new ShipDestroyed(attack.attacker(), carrier, Optional.of(defender)));
    Ending.shipLost(play, attack.attacker());
  }
}
