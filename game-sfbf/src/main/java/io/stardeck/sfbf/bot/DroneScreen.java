package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Table;
import java.util.List;

/**
 * A drone and a Scatterpack kept for defence, where they stop two drones, by a hand that has little
 * else to defend itself with.
 */
final class DroneScreen {
  private static final int ENOUGH = 2;

  private DroneScreen() {}

  /** Takes the pair out of {@code spare}, the lowest drone with it, if it is to be kept. */
  static void holdBack(Table table, List<CardId> spare) {
    int pack = -1;
    int drone = -1;
    int defences = 0;
    for (int i = 0; i < spare.size(); i++) {
      CardKind kind = table.kind(spare.get(i));
      defences += Cards.defends(kind) ? 1 : 0;
      pack = kind == CardKind.SCP ? i : pack;
      drone = kind == CardKind.DRN && (drone < 0 || lower(table, spare, i, drone)) ? i : drone;
    }
    if (pack >= 0 && drone >= 0 && defences < ENOUGH) {
      spare.remove(Math.max(pack, drone));
      spare.remove(Math.min(pack, drone));
    }
  }

  private static boolean lower(Table table, List<CardId> spare, int one, int other) {
    return table.card(spare.get(one)).value() < table.card(spare.get(other)).value();
  }
}
