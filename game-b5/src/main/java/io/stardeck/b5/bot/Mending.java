package io.stardeck.b5.bot;

import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.state.Card;

/** Healing and repair: what is face down first, wounds when nothing better is left to do. */
final class Mending {
  private Mending() {}

  static double healing(Situation situation, Heal heal) {
    Card card = situation.spot(heal.character()).card();
    return card.neutralised() ? 4 : card.damage() > 1 ? 0.3 + 0.1 * card.damage() : 0;
  }

  static double repairing(Situation situation, Repair repair) {
    boolean all = situation.spot(repair.card()).card().damage() == repair.number();
    return all ? 0.4 : 0.1;
  }
}
