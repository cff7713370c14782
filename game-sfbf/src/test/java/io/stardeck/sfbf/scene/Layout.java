package io.stardeck.sfbf.scene;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;
import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.base.Preconditions;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.internal.setup.Deal;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.ImmutableTable;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What a {@link Given} has laid out so far. */
final class Layout {
  final BattleForceConfig config;
  final List<Fleet> fleets = new ArrayList<>();
  final List<Secrets> secrets = new ArrayList<>();
  final ListMultimap<Seat, CardId> hands = ArrayListMultimap.create();
  final ListMultimap<Seat, CardId> stashes = ArrayListMultimap.create();
  final ListMultimap<Seat, ShipId> faceDown = ArrayListMultimap.create();
  private final Set<CardId> usedCards = new LinkedHashSet<>();
  private final Set<ShipId> usedShips = new LinkedHashSet<>();
  final List<CardId> starbaseTop = new ArrayList<>();
  final List<ShipId> shipDeckTop = new ArrayList<>();
  final List<CardId> enemyCards = new ArrayList<>();
  final List<Integer> dice = new ArrayList<>();
  Pile<CardId> discard = Pile.empty();
  Pile<ShipId> shipDiscard = Pile.empty();
  boolean emptyStarbase;
  boolean emptyShipDeck;
  int gameTurn = 1;
  Optional<Attack> attack = Optional.empty();
  List<Phase> phases =
      List.of(
          new Phase.Discard(Given.ONE, false, false),
          new Phase.Choice(Given.ONE, 0, Optional.empty(), false));

  Layout(BattleForceConfig config) {
    this.config = config;
    for (int i = 0; i < config.fleets(); i++) {
      fleets.add(Fleet.EMPTY);
      secrets.add(Secrets.NONE);
    }
  }

  /** The table as laid out. */
  BattleForceState state() {
    ImmutableTable.Builder table =
        ImmutableTable.builder()
            .config(config)
            .gameTurn(gameTurn)
            .starter(Given.ONE)
            .active(phases.isEmpty() ? Given.ONE : phases.get(0).seat())
            .fleets(fleets)
            .discard(discard)
            .shipDiscard(shipDiscard)
            .enemyCards(enemyCards)
            .reshuffles(0)
            .attack(attack)
            .phases(Pile.<Phase>empty().pushAll(phases));
    List<CardId> starbase = new ArrayList<>(starbaseTop);
    for (int n = 0; n < 90 * config.copies(); n++) {
      if (!usedCards.contains(CardId.of(n))) {
        if (emptyStarbase) {
          table.addRemovedCards(CardId.of(n));
        } else {
          starbase.add(CardId.of(n));
        }
      }
    }
    List<ShipId> shipDeck = new ArrayList<>(shipDeckTop);
    for (int n = 0; n < 36 * config.copies(); n++) {
      if (!usedShips.contains(ShipId.of(n))) {
        if (emptyShipDeck) {
          table.addRemovedShips(ShipId.of(n));
        } else {
          shipDeck.add(ShipId.of(n));
        }
      }
    }
    Chance chance = Chance.seeded("given").scripted(dice);
    Play<BattleForceState> play =
        Play.silent(
            new BattleForceState(
                table.build(), ImmutableList.copyOf(secrets), Zones.none(), Zones.none(), chance));
    Deal.open(play, config);
    CARDS.bring(play, Places.STARBASE, starbase, Audience.nobody());
    SHIPS.bring(play, Places.SHIP_DECK, shipDeck, Audience.nobody());
    hands.forEach((seat, card) -> lay(play, Places.hand(seat), card));
    stashes.forEach((seat, card) -> lay(play, Places.stash(seat), card));
    faceDown.forEach(
        (seat, ship) ->
            SHIPS.bring(play, Places.faceDown(seat), ImmutableList.of(ship), Audience.nobody()));
    return play.state();
  }

  private static void lay(Play<BattleForceState> play, Place place, CardId card) {
    CARDS.bring(play, place, ImmutableList.of(card), Audience.nobody());
  }

  void row(Seat seat, Row row, String... ids) {
    for (String id : ids) {
      Fleet fleet = fleets.get(seat.index());
      ImmutableList<Ship> ships = Lists.plus(fleet.row(row), Ship.fresh(fresh(Given.ship(id))));
      fleets.set(seat.index(), fleet.withRow(row, ships));
    }
  }

  void change(String id, UnaryOperator<Ship> change) {
    ShipId ship = Given.ship(id);
    for (int i = 0; i < fleets.size(); i++) {
      for (Row row : Row.values()) {
        ImmutableList<Ship> ships = fleets.get(i).row(row);
        for (int place = 0; place < ships.size(); place++) {
          if (ships.get(place).id().equals(ship)) {
            Ship changed = change.apply(ships.get(place));
            fleets.set(i, fleets.get(i).withRow(row, Lists.set(ships, place, changed)));
            return;
          }
        }
      }
    }
    throw new IllegalArgumentException("lay " + id + " out first");
  }

  CardId fresh(CardId card) {
    Preconditions.checkArgument(usedCards.add(card), "%s is laid out already", card);
    return card;
  }

  ShipId fresh(ShipId ship) {
    Preconditions.checkArgument(usedShips.add(ship), "%s is laid out already", ship);
    return ship;
  }
}
