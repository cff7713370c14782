package io.stardeck.stccg.bot;

import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.internal.battle.Outlook;
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

  /** Only those of the own ships strike that may: not those without a leader, say. */
  private static double attack(StccgView view, BattleAction.AttackShip attack) {
    @Nullable Ship target = view.table().ship(attack.target());
    boolean harms =
        target != null
            && target.controller().isPresent()
            && Outlook.of(view, attack).orElse(null) instanceof Outlook.Strike strike
            && strike.harms();
    return harms ? ATTACK : -1;
  }
}
