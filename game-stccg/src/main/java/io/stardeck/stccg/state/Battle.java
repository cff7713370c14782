package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.word.Requirement;
import java.util.Optional;

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
 * @param factor by which the STRENGTH of the attacker is multiplied
 * @param again who fights once more when it is over ({@code ST-EFF-49})
 * @param winner who has won, where persons fought and somebody has
 */
public record Battle(
    Order order,
    Seat attacker,
    Seat defender,
    int location,
    Step step,
    boolean counter,
    ImmutableList<CardId> strikers,
    ImmutableSet<CardId> involved,
    int factor,
    Optional<Again> again,
    Optional<Seat> winner) {
  /** What comes next. */
  public enum Step {
    /** Teams are shown, and the attack may be called off. */
    SHOW,
    /** The sides are compared. */
    STRIKE,
    /** Who was struck at may fire back. */
    ANSWER,
    /** The battle ends. */
    END
  }

  /**
   * Another battle of teams follows.
   *
   * @param seat whose team attacks then
   * @param filter who of it may fight
   * @param strength by how much their STRENGTH is multiplied
   */
  public record Again(Seat seat, Requirement filter, int strength) {}

  /** A battle that begins. */
  public static Battle of(
      Order order,
      Seat attacker,
      Seat defender,
      int location,
      Step step,
      ImmutableList<CardId> strikers,
      ImmutableSet<CardId> involved) {
    return new Battle(
        order,
        attacker,
        defender,
        location,
        step,
        false,
        strikers,
        involved,
        1,
        Optional.empty(),
        Optional.empty());
  }

  /** Who fights against a side. */
  public Seat against(Seat side) {
    return side.equals(attacker) ? defender : attacker;
  }

  /** At another step. */
  public Battle at(Step next) {
    return new Battle(
        order, attacker, defender, location, next, counter, strikers, involved, factor, again,
        winner);
  }

  /** At its end, with none to follow. */
  public Battle ended() {
    return new Battle(
        order,
        attacker,
        defender,
        location,
        Step.END,
        counter,
        strikers,
        involved,
        factor,
        Optional.empty(),
        winner);
  }

  /** With others striking. */
  public Battle strikers(ImmutableList<CardId> ships) {
    return new Battle(
        order, attacker, defender, location, step, counter, ships, involved, factor, again, winner);
  }

  /** To be followed by another one. */
  public Battle again(Again next) {
    return new Battle(
        order,
        attacker,
        defender,
        location,
        step,
        counter,
        strikers,
        involved,
        factor,
        Optional.of(next),
        winner);
  }

  /** The sides were compared: it ends, and that player has won, if anybody has. */
  public Battle decided(Optional<Seat> side) {
    return new Battle(
        order, attacker, defender, location, Step.END, counter, strikers, involved, factor, again,
        side);
  }

  /** The battle that follows this one. */
  public Battle following(Again next) {
    Seat other = against(next.seat());
    return new Battle(
        new Order.AttackTeam(location, other),
        next.seat(),
        other,
        location,
        Step.STRIKE,
        false,
        strikers,
        involved,
        next.strength(),
        Optional.empty(),
        Optional.empty());
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
        ImmutableSet.<CardId>builder().addAll(involved).addAll(ships).build(),
        1,
        Optional.empty(),
        Optional.empty());
  }
}
