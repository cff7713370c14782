package io.stardeck.stccg.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.word.Requirement;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A battle that is under way ({@code ST-BAT-01}). Teams that fight are the cards in the roles of a
 * group on their surfaces.
 */
@Value.Immutable
@JsonSerialize(as = ImmutableBattle.class)
@JsonDeserialize(as = ImmutableBattle.class)
public abstract class Battle {
  Battle() {}

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
   * Another battle of the same kind follows.
   *
   * @param seat whose team, or whose ships, attack then
   * @param filter which of them may fight
   * @param strength by how much their STRENGTH, or the WEAPONS of ships, is multiplied
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
    return ImmutableBattle.builder()
        .order(order)
        .attacker(attacker)
        .defender(defender)
        .location(location)
        .step(step)
        .counter(false)
        .strikers(strikers)
        .involved(involved)
        .factor(1)
        .build();
  }

  /** What is attacked; in the second strike of ships, what is fired back at. */
  public abstract Order order();

  /** Who strikes now. */
  public abstract Seat attacker();

  /** Who is struck at now. */
  public abstract Seat defender();

  /** Where it is. */
  public abstract int location();

  /** What comes next. */
  public abstract Step step();

  /** Whether it is the strike in return ({@code ST-SHB-08}). */
  public abstract boolean counter();

  /** The ships that strike now. */
  public abstract ImmutableList<CardId> strikers();

  /** The ships that have taken part so far. */
  public abstract ImmutableSet<CardId> involved();

  /** By what the STRENGTH of the attacker, or the WEAPONS of its ships, is multiplied. */
  public abstract int factor();

  /** Who fights once more when it is over, one after the other ({@code ST-EFF-49}). */
  public abstract ImmutableList<Again> again();

  /** Who has won, where persons fought and somebody has. */
  public abstract Optional<Seat> winner();

  private ImmutableBattle copy() {
    return (ImmutableBattle) this;
  }

  /** Whether that player is a side. */
  public final boolean has(Seat player) {
    return player.equals(attacker()) || player.equals(defender());
  }

  /** Who fights against a side. */
  public final Seat against(Seat side) {
    return side.equals(attacker()) ? defender() : attacker();
  }

  /** Whether that ship strikes, or is of the side that is struck at. */
  public final boolean fights(Ship ship) {
    return strikers().contains(ship.id()) || ship.user().equals(defender());
  }

  /** At another step. */
  public final Battle at(Step next) {
    return copy().withStep(next);
  }

  /** At its end, with none to follow. */
  public final Battle ended() {
    return copy().withStep(Step.END).withAgain(ImmutableList.of());
  }

  /** With others striking. */
  public final Battle strikers(ImmutableList<CardId> ships) {
    return copy().withStrikers(ships);
  }

  /** To be followed by another one, of each side by one at most ({@code ST-TRM-03}). */
  public final Battle again(Again next) {
    ImmutableList<Again> others = Lists.filter(again(), each -> !each.seat().equals(next.seat()));
    return copy().withAgain(Lists.plus(others, next));
  }

  /** The sides were compared: it ends, and that player has won. */
  public final Battle decided(Seat side) {
    return copy().withStep(Step.END).withWinner(side);
  }

  /** The battle of teams that follows this one. */
  public final Battle following(Again next) {
    return following(next, new Order.AttackTeam(location(), against(next.seat())), strikers());
  }

  /** The battle of ships that follows this one. */
  public final Battle following(Again next, Order order, ImmutableList<CardId> ships) {
    ImmutableSet.Builder<CardId> all = ImmutableSet.<CardId>builder().addAll(involved());
    Seat other = against(next.seat());
    return of(order, next.seat(), other, location(), Step.STRIKE, ships, all.addAll(ships).build())
        .copy()
        .withFactor(next.strength())
        .withAgain(Lists.minus(again(), next));
  }

  /** The strike in return, of those ships at one that has attacked. */
  public final Battle inReturn(CardId target, ImmutableList<CardId> ships) {
    return of(
            new Order.AttackShip(target),
            defender(),
            attacker(),
            location(),
            Step.STRIKE,
            ships,
            ImmutableSet.<CardId>builder().addAll(involved()).addAll(ships).build())
        .copy()
        .withCounter(true)
        .withAgain(again());
  }
}
