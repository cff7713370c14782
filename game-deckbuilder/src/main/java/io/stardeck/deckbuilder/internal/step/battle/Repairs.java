package io.stardeck.deckbuilder.internal.step.battle;

import io.stardeck.deckbuilder.event.BattleEvent.ShipRepaired;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** Damage is removed from flagships. */
public final class Repairs {
  private Repairs() {}

  /** Up to so much damage is removed from the flagship of {@code seat}. */
  public static void repair(Play<DeckbuilderState> play, Seat seat, int most, RuleId rule) {
    Area area = play.state().table().area(seat);
    Ship ship = area.flagship().orElseThrow();
    int amount = Math.min(most, ship.damage());
    if (amount <= 0) {
      return;
    }
    Tally tally = area.tally();
    tally = tally.withRepaired(Amounts.changed(tally.repaired(), amount));
    int left = ship.damage() - amount;
    play.become(play.state().with(seat, area.withShip(ship.withDamage(left)).withTally(tally)));
    play.tell(rule, new ShipRepaired(seat, amount, left));
  }
}
