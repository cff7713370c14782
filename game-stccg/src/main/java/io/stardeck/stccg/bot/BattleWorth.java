package io.stardeck.stccg.bot;

import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import org.jspecify.annotations.Nullable;

/** What fighting promises: ships attack what they harm and what cannot harm them. */
final class BattleWorth {
  private static final double ATTACK = 35;

  private BattleWorth() {}

  static double of(StccgView view, BattleAction action) {
    if (action instanceof BattleAction.AttackShip attack) {
      return attack(view, attack);
    } else if (action instanceof BattleAction.Counterattack) {
      return 1;
    }
    return action instanceof BattleAction.ChoosePart ? 0 : -1;
  }

  private static double attack(StccgView view, BattleAction.AttackShip attack) {
    @Nullable Ship target = view.table().ship(attack.target());
    if (target == null || target.controller().isEmpty()) {
      return -1;
    }
    int weapons = 0;
    for (Ship ship : view.table().ships()) {
      if (ship.of(view.seat()) && ship.here() && ship.location() == target.location()) {
        weapons += ShipNumbers.of(view, ship, Stat.WEAPONS);
      }
    }
    return 2 * weapons > ShipNumbers.doubledShields(view, target) ? ATTACK : -1;
  }
}
