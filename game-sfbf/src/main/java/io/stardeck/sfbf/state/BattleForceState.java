package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.zone.Zones;

/**
 * A game of Star Fleet Battle Force at one moment: all that it needs to go on.
 *
 * @param table what everybody knows
 * @param secrets what each seat knows beside its cards and ships, in seat order, as many as there
 *     are fleets
 * @param cards the action cards that lie face down
 * @param ships the ships that lie face down
 * @param chance the random generator, which nobody knows
 */
public record BattleForceState(
    Table table,
    ImmutableList<Secrets> secrets,
    Zones<CardId> cards,
    Zones<ShipId> ships,
    Chance chance)
    implements GameState<BattleForceState>, PublicFacts {
  /** What {@code seat} alone knows, beside its cards and ships. */
  public Secrets secrets(Seat seat) {
    return secrets.get(seat.index());
  }

  /** The hand of {@code seat}, in an order that means nothing. */
  public ImmutableList<CardId> hand(Seat seat) {
    return cards.cards(Places.hand(seat));
  }

  /** The reserve action cards of {@code seat}, at most three (BF-SET-04). */
  public ImmutableList<CardId> stash(Seat seat) {
    return cards.cards(Places.stash(seat));
  }

  /** The face-down ships of {@code seat} ({@link Places#faceDown}). */
  public ImmutableList<ShipId> faceDown(Seat seat) {
    return ships.cards(Places.faceDown(seat));
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
  public BattleForceState withChance(Chance next) {
    return new BattleForceState(table, secrets, cards, ships, next);
  }

  @Override
  public int handSize(Seat seat) {
    return isPlayer(seat) ? cards.size(Places.hand(seat)) : 0;
  }

  @Override
  public int stashSize(Seat seat) {
    return isPlayer(seat) ? cards.size(Places.stash(seat)) : 0;
  }

  @Override
  public int faceDownSize(Seat seat) {
    return ships.size(Places.faceDown(seat));
  }

  @Override
  public int starbase() {
    return cards.size(Places.STARBASE);
  }

  @Override
  public int shipDeck() {
    return ships.size(Places.SHIP_DECK);
  }

  /** This state with another table. */
  public BattleForceState with(Table next) {
    return new BattleForceState(next, secrets, cards, ships, chance);
  }

  /** This state with action cards elsewhere. */
  public BattleForceState withCards(Zones<CardId> next) {
    return new BattleForceState(table, secrets, next, ships, chance);
  }

  /** This state with ships elsewhere. */
  public BattleForceState withShips(Zones<ShipId> next) {
    return new BattleForceState(table, secrets, cards, next, chance);
  }

  /** This state with other secrets of {@code seat}. */
  public BattleForceState with(Seat seat, Secrets next) {
    return new BattleForceState(
        table, Lists.set(secrets, seat.index(), next), cards, ships, chance);
  }

  /** This state with another face-up fleet of {@code seat}. */
  public BattleForceState with(Seat seat, Fleet next) {
    return with(table.withFleets(Lists.set(table.fleets(), seat.index(), next)));
  }
}
