package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A battle that is under way ({@code ST-BAT-01}). Teams that fight are the cards in the roles of a
 * group on their surfaces.
 *
 * @param order what is attacked; in the second strike of ships, what is fired back at
 * @param attacker who strikes now
 * @param defender who is struck at now
 * @param location where
 * @param step what comes next
 * @param counter whether it is the strike in return ({@code ST-SHB-08})
 * @param strikers the ships that strike now
 * @param involved the ships that have taken part so far
 */
public record Battle(
    Order order,
    Seat attacker,
    Seat defender,
    int location,
    Step step,
    boolean counter,
    ImmutableList<CardId> strikers,
    ImmutableSet<CardId> involved) {
  /** What comes next. */
  public enum Step {
    /** Teams are shown, and the attack may be called off. */
    SHOW,
    /** The sides are compared. */
    STRIKE,
    /** The battle ends. */
    END
  }

  /** At another step. */
  public Battle at(Step next) {
    return new Battle(order, attacker, defender, location, next, counter, strikers, involved);
  }

  /** The strike in return, of those ships at one that has attacked. */
  public Battle inReturn(CardId target, ImmutableList<CardId> ships) {
    return new Battle(
        new Order.AttackShip(target),
        defender,
        attacker,
        location,
        Step.STRIKE,
        true,
        ships,
        ImmutableSet.<CardId>builder().addAll(involved).addAll(ships).build());
  }
}
