package io.stardeck.sfbf.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/**
 * What one seat, or the spectator, may know (section 2.2 of the catalogue). Legal actions and
 * checks are worked out from this alone.
 *
 * @param seat whose view it is
 * @param table what everybody knows
 * @param own what this seat alone knows; {@link Secrets#NONE} for the spectator
 * @param cards the action cards that lie face down, as far as the seat knows them
 * @param ships the ships that lie face down, as far as the seat knows them
 */
public record BattleForceView(
    Seat seat, Table table, Secrets own, ZonesView<CardId> cards, ZonesView<ShipId> ships)
    implements GameView, PublicFacts {
  /** What {@code seat} may know of {@code state}. */
  public static BattleForceView of(BattleForceState state, Seat seat) {
    Secrets own = seat.equals(Seat.SPECTATOR) ? Secrets.NONE : state.secrets(seat);
    return new BattleForceView(
        seat, state.table(), own, state.cards().view(seat), state.ships().view(seat));
  }

  @Override
  public void complete() {
    cards.complete();
    ships.complete();
  }

  /**
   * The own hand, in an order that means nothing; the solitaire enemy's open cards, in the order
   * drawn, to the rules that play for them (BF-SOL-11); nothing for the spectator.
   */
  @JsonIgnore
  public ImmutableList<CardId> hand() {
    if (seat.equals(Seat.SPECTATOR)) {
      return ImmutableList.of();
    }
    return isPlayer(seat) ? cards.cards(Places.hand(seat)) : table.enemyCards();
  }

  /** The own reserve action cards. */
  @JsonIgnore
  public ImmutableList<CardId> stash() {
    return seat.equals(Seat.SPECTATOR) || !isPlayer(seat)
        ? ImmutableList.of()
        : cards.cards(Places.stash(seat));
  }

  /** The own ships that lie face down. */
  @JsonIgnore
  public ImmutableList<ShipId> faceDown() {
    return seat.equals(Seat.SPECTATOR) ? ImmutableList.of() : ships.cards(Places.faceDown(seat));
  }

  @Override
  public int handSize(Seat of) {
    return isPlayer(of) ? cards.size(Places.hand(of)) : 0;
  }

  @Override
  public int stashSize(Seat of) {
    return isPlayer(of) ? cards.size(Places.stash(of)) : 0;
  }

  @Override
  public int faceDownSize(Seat of) {
    return ships.size(Places.faceDown(of));
  }

  @Override
  public int starbase() {
    return cards.size(Places.STARBASE);
  }

  @Override
  public int shipDeck() {
    return ships.size(Places.SHIP_DECK);
  }

  @Override
  public Phase top() {
    return table.phases().top();
  }

  @Override
  public Frame frame() {
    return own.desk().isOpen() ? own.desk().open() : top();
  }
}
