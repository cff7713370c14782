package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;

/**
 * A game of Star Fleet Battle Force at one moment: all that it needs to go on.
 *
 * @param table what everybody knows
 * @param secrets what each seat knows, in seat order, as many as there are fleets
 * @param hidden what nobody knows
 */
public record BattleForceState(Table table, ImmutableList<Secrets> secrets, Hidden hidden)
    implements GameState<BattleForceState>, PublicFacts {
  /** What {@code seat} alone knows. */
  public Secrets secrets(Seat seat) {
    return secrets.get(seat.index());
  }

  @Override
  public Pile<Phase> frames() {
    return table.phases();
  }

  @Override
  public BattleForceState withFrames(Pile<Frame> frames) {
    return with(table.withPhases(frames.as(Phase.class)));
  }

  @Override
  public Chance chance() {
    return hidden.chance();
  }

  @Override
  public BattleForceState withChance(Chance next) {
    return with(hidden.withChance(next));
  }

  @Override
  public Holdings holdings(Seat seat) {
    return Holdings.of(secrets(seat));
  }

  @Override
  public int starbase() {
    return hidden.starbase().size();
  }

  @Override
  public int shipDeck() {
    return hidden.shipDeck().size() + table.shipDeckBottom().size();
  }

  /** This state with another table. */
  public BattleForceState with(Table next) {
    return new BattleForceState(next, secrets, hidden);
  }

  /** This state with other hidden things. */
  public BattleForceState with(Hidden next) {
    return new BattleForceState(table, secrets, next);
  }

  /** This state with other secrets of {@code seat}. */
  public BattleForceState with(Seat seat, Secrets next) {
    return new BattleForceState(table, Lists.set(secrets, seat.index(), next), hidden);
  }

  /** This state with another face-up fleet of {@code seat}. */
  public BattleForceState with(Seat seat, Fleet next) {
    return with(table.withFleets(Lists.set(table.fleets(), seat.index(), next)));
  }
}
