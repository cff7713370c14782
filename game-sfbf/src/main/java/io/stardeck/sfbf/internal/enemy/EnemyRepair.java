package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.repair.ControlDamageRule;
import io.stardeck.sfbf.internal.repair.PlayRepairRule;
import io.stardeck.sfbf.internal.repair.RepairPhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Phase 2: first a repair card, if the enemy keeps one, on the ship with the most tokens; then
 * continuous damage control on every damaged ship (SP-3, BF-SOL-08).
 */
final class EnemyRepair implements Policy<Phase.Repair> {
  private static final ImmutableList<CardKind> CARDS = ImmutableList.of(CardKind.ENG, CardKind.DC);
  private static final PlayRepairRule PLAY = new PlayRepairRule();
  private static final ControlDamageRule CONTROL = new ControlDamageRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.Repair frame) {
    if (!playsCard(play, frame.seat()) && !controls(play, frame.seat())) {
      RepairPhase.END.perform(play, new EndRepair(frame.seat()));
    }
    return true;
  }

  private static boolean playsCard(Play<BattleForceState> play, Seat seat) {
    Table table = play.state().table();
    @Nullable Ship worst = mostDamaged(EnemyShips.of(table, seat));
    if (worst == null) {
      return false;
    }
    for (CardKind kind : CARDS) {
      for (CardId card : table.enemyCards()) {
        if (table.kind(card) == kind
            && Moves.make(play, PLAY, new PlayRepair(seat, card, worst.id()))) {
          return true;
        }
      }
    }
    return false;
  }

  private static @Nullable Ship mostDamaged(ImmutableList<Ship> ships) {
    @Nullable Ship worst = null;
    for (Ship ship : ships) {
      if (ship.damage() > (worst == null ? 0 : worst.damage())) {
        worst = ship;
      }
    }
    return worst;
  }

  private static boolean controls(Play<BattleForceState> play, Seat seat) {
    for (Ship ship : EnemyShips.of(play.state().table(), seat)) {
      for (BoxType type : BoxOrder.REPAIR) {
        if (Moves.make(play, CONTROL, new ControlDamage(seat, ship.id(), Optional.of(type)))) {
          return true;
        }
      }
    }
    return false;
  }
}
