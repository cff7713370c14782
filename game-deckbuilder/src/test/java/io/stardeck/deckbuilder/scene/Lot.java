package io.stardeck.deckbuilder.scene;

import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.card.CardId;
import java.util.ArrayList;
import java.util.List;

/** What one player is given. */
final class Lot {
  final List<CardId> hand = new ArrayList<>();
  final List<CardId> bridge = new ArrayList<>();
  final List<CardId> discard = new ArrayList<>();
  final List<CardId> deck = new ArrayList<>();
  final List<CardId> points = new ArrayList<>();
  final List<CardId> influence = new ArrayList<>();
  CardId ship;
  int damage;
  Tally tally = Tally.NONE;

  Lot(CardId ship) {
    this.ship = ship;
  }

  Area area() {
    return Area.beginning(ship)
        .withShip(Ship.fresh(ship).withDamage(damage))
        .withBridge(bridge)
        .withDiscard(discard)
        .withPoints(points)
        .withInfluence(influence)
        .withTally(tally);
  }
}
