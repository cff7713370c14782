package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ships in the order in which the enemy looks at them. */
final class EnemyShips {
  private static final Seat PLAYER = Seat.of(1);

  private EnemyShips() {}

  /** The enemy's ships: Screen from left to right, then Main Body from left to right. */
  static ImmutableList<Ship> of(Table table, Seat enemy) {
    Fleet fleet = table.fleet(enemy);
    return ImmutableList.<Ship>builder().addAll(fleet.screen()).addAll(fleet.main()).build();
  }

  /**
   * The target of every attack of the enemy's: the leftmost ship of the player's Screen that may be
   * attacked, if there is one (BF-SOL-05).
   */
  static Optional<ShipId> target(Table table, Seat enemy, Form form) {
    ImmutableList<Ship> screen = table.fleet(PLAYER).screen();
    for (int i = 0; i < screen.size(); i++) {
      Berth berth = new Berth(PLAYER, Row.SCREEN, i, screen.get(i));
      if (Targets.legal(table, enemy, form, berth)) {
        return Optional.of(screen.get(i).id());
      }
    }
    return Optional.empty();
  }

  /** The target of a mutiny: the dearest legal one, the leftmost of equals (SP-5). */
  static Optional<ShipId> mutineer(Table table, Seat enemy) {
    List<Berth> legal = new ArrayList<>();
    Targets.each(table, enemy, Form.MUTINY, legal::add);
    Optional<ShipId> best = Optional.empty();
    for (Berth target : legal) {
      ShipId ship = target.ship().id();
      if (best.isEmpty() || table.card(ship).vp() > table.card(best.get()).vp()) {
        best = Optional.of(ship);
      }
    }
    return best;
  }
}
