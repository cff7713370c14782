package io.stardeck.stccg.oracle;

import io.stardeck.stccg.card.InterruptDef;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;

/** Intruders aboard ships (ST-SPC-01 to -06, -09). */
final class Boarders {
  private Boarders() {}

  /** The intruders aboard. */
  static List<Card> aboard(StccgState state, Ship ship) {
    List<Card> aboard = new ArrayList<>();
    for (Lying lying : state.table().lying()) {
      if (lying.on().equals(On.intruder(ship.id()))) {
        aboard.add(lying.card());
      }
    }
    return aboard;
  }

  /** Each is as strong as their number; the one who doubles does so once (ST-SPC-02, -03). */
  static int strength(StccgState state, List<Card> intruders) {
    boolean doubled = false;
    for (Card card : intruders) {
      doubled |=
          state.table().def(card) instanceof InterruptDef def
              && def.words().effects().stream()
                  .anyMatch(effect -> effect instanceof ShipEffect.Board board && board.doubles());
    }
    return intruders.size() * intruders.size() * (doubled ? 2 : 1);
  }

  /** Whether intruders fly the ship (ST-SPC-09). */
  static boolean command(StccgState state, Ship ship) {
    return !aboard(state, ship).isEmpty()
        && state.table().lying().stream()
            .anyMatch(
                lying ->
                    lying.on().equals(On.ship(ship.id()))
                        && state.table().def(lying.card()).words().effects().stream()
                            .anyMatch(ShipEffect.CommandIntruders.class::isInstance));
  }

  /** Whether that is an intruder, aboard or not. */
  static boolean is(StccgState state, Card card) {
    return state.table().def(card) instanceof InterruptDef def
        && def.words().effects().stream().anyMatch(ShipEffect.Board.class::isInstance);
  }
}
