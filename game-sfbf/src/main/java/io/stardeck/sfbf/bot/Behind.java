package io.stardeck.sfbf.bot;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;

/** How much worse the own fleet is damaged than those of the enemies. */
final class Behind {
  private Behind() {}

  /** The own damage less the mean damage of an enemy with ships; negative if better off. */
  static double points(BattleForceView view) {
    Table table = view.table();
    int enemies = 0;
    int damage = 0;
    for (int index = 0; index < table.fleets().size(); index++) {
      Seat seat = Seat.at(index);
      if (table.enemies(view.seat(), seat) && table.fleet(seat).faceUp() > 0) {
        enemies++;
        damage += Fleets.damage(table, seat);
      }
    }
    return enemies == 0 ? 0 : Fleets.damage(table, view.seat()) - (double) damage / enemies;
  }
}
