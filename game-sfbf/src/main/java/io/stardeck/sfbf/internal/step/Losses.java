package io.stardeck.sfbf.internal.step;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/** A ship leaves its fleet in the attack under way: destroyed or captured. */
public final class Losses {
  private static final RuleId DMG_08 = RuleId.of("BF-DMG-08");
  private static final RuleId PFF_14 = RuleId.of("BF-PFF-14");

  private Losses() {}

  /**
   * Destroys the ship at {@code berth}: the attacker takes it as a trophy (BF-DMG-08), but what a
   * flotilla destroys goes to the bottom of the ship deck (BF-PFF-14).
   */
  public static void destroy(Play<BattleForceState> play, Berth berth) {
    Attack attack = Engagement.attack(play);
    ShipId ship = berth.ship().id();
    takeOff(play, berth);
    if (attack.form() == Form.FLOTILLA) {
      SHIPS.bring(play, Places.SHIP_DECK, ImmutableList.of(ship), Audience.everyone());
      play.tell(PFF_14, new ShipDestroyed(berth.owner(), ship, Optional.empty()));
    } else {
      Fleet fleet = play.state().table().fleet(attack.attacker());
      play.become(
          play.state()
              .with(attack.attacker(), fleet.withTrophies(Lists.plus(fleet.trophies(), ship))));
      play.tell(DMG_08, new ShipDestroyed(berth.owner(), ship, Optional.of(attack.attacker())));
    }
    Ending.shipLost(play, berth.owner());
  }

  /**
   * Takes the ship at {@code berth} off the table; the cards on it are discarded after the attack
   * (BF-DMG-09, BF-MUT-09).
   */
  public static void takeOff(Play<BattleForceState> play, Berth berth) {
    Ship ship = berth.ship();
    ship.erratic().ifPresent(card -> Engagement.use(play, card));
    ship.weasel().ifPresent(card -> Engagement.use(play, card));
    ship.disengaged().ifPresent(card -> Engagement.use(play, card));
    Ships.take(play, berth);
  }
}
