package io.stardeck.sfbf.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.config.BattleForceConfig;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** What everybody knows. */
@Value.Immutable
@JsonSerialize(as = ImmutableTable.class)
@JsonDeserialize(as = ImmutableTable.class)
public interface Table {
  /** What was agreed before the game, the card set included. */
  BattleForceConfig config();

  /** The game turn, from 1 on; 0 during the set-up (BF-TRN-02). */
  int gameTurn();

  /** The seat that takes the first player turn (BF-SET-19). */
  Seat starter();

  /** The active player (BF-TRN-01). */
  Seat active();

  /**
   * The fleets, in seat order. In solitaire the second is the enemy's, who is no seat (BF-SOL-10).
   */
  ImmutableList<Fleet> fleets();

  /** The discard pile of action cards. */
  Pile<CardId> discard();

  /** The discard pile of ships. */
  Pile<ShipId> shipDiscard();

  /** Action cards set aside by the set-up. */
  ImmutableList<CardId> removedCards();

  /** Ships set aside by the set-up. */
  ImmutableList<ShipId> removedShips();

  /** How often the action cards were reshuffled, for BF-OPT-41. */
  int reshuffles();

  /** The stack of phases and windows. */
  Pile<Phase> phases();

  /** The attack that is being resolved. */
  Optional<Attack> attack();

  /** Solitaire: the cards that the enemy keeps, which lie open, in the order drawn (BF-SOL-11). */
  ImmutableList<CardId> enemyCards();

  /**
   * With BF-OPT-30 the holder of each order number called in this game turn, from number 1 on; the
   * spectator where nobody holds it (BF-OPT-31).
   */
  ImmutableList<Seat> called();

  /** With BF-OPT-20 the race of each player in seat order, once all are known; else empty. */
  ImmutableList<Race> races();

  /** Whether the tied players fight a duel, and until which game turn (BF-WIN-08). */
  Optional<Duel> duel();

  /** This table with those fleets. */
  Table withFleets(Iterable<? extends Fleet> fleets);

  /** This table in that game turn. */
  Table withGameTurn(int gameTurn);

  /** This table with that active player. */
  Table withActive(Seat seat);

  /** This table with that discard pile. */
  Table withDiscard(Pile<CardId> cards);

  /** This table with that discard pile of ships. */
  Table withShipDiscard(Pile<ShipId> ships);

  /** This table with that many reshuffles. */
  Table withReshuffles(int reshuffles);

  /** This table with that stack of phases. */
  Table withPhases(Pile<Phase> phases);

  /** This table with that attack under way, or none. */
  Table withAttack(Optional<? extends Attack> attack);

  /** This table with those open cards of the solitaire enemy. */
  Table withEnemyCards(Iterable<? extends CardId> cards);

  /** This table with those holders of the order numbers called. */
  Table withCalled(Iterable<? extends Seat> holders);

  /** This table with those races of the players. */
  Table withRaces(Iterable<? extends Race> races);

  /** This table with that seat as the one that takes the first player turn. */
  Table withStarter(Seat seat);

  /** This table with those ships out of the game. */
  Table withRemovedShips(Iterable<? extends ShipId> ships);

  /** This table with that duel, or none. */
  Table withDuel(Optional<? extends Duel> duel);

  /**
   * Whether the advanced rules hold now: a duel is a basic game, whatever was agreed (BF-D-52). To
   * be asked in play instead of {@link BattleForceConfig#advanced}.
   */
  default boolean advanced() {
    return config().advanced() && duel().isEmpty();
  }

  /**
   * Whether fleets stand in rows now, so that range and the Reserve matter; not without formation
   * (BF-GEN-07) and not in a duel. To be asked in play instead of {@link BattleForceConfig#rows}.
   */
  default boolean rows() {
    return config().rows() && duel().isEmpty();
  }

  /**
   * How many play against each other, the solitaire enemy included; in a duel, the duellists
   * (BF-D-52).
   */
  default int contenders() {
    return duel().isPresent() ? duel().get().duellists().size() : fleets().size();
  }

  /** Whether an empty hand may draw two cards now (BF-SET-14). */
  default boolean emptyHandDraws() {
    return contenders() >= 5;
  }

  /** The face-up fleet of {@code seat}. */
  default Fleet fleet(Seat seat) {
    return fleets().get(seat.index());
  }

  /** The printed facts of a ship. */
  default ShipCard card(ShipId ship) {
    return config().cardSet().ship(ship.number());
  }

  /** What people call the ship: with two copies of the set, also which of the two it is. */
  default String title(ShipId ship) {
    String title = card(ship).title();
    if (config().copies() == 1) {
      return title;
    }
    return title + (ship.number() < config().cardSet().ships().size() ? " I" : " II");
  }

  /** The printed facts of an action card. */
  default ActionCard card(CardId card) {
    return config().cardSet().card(card.number());
  }

  /** The kind of an action card. */
  default CardKind kind(CardId card) {
    return card(card).kind();
  }

  /** Whether there is such a card in this game. */
  default boolean exists(CardId card) {
    return card.number() < config().cardSet().cards().size() * config().copies();
  }

  /** Whether there is such a ship in this game. */
  default boolean exists(ShipId ship) {
    return ship.number() < config().cardSet().ships().size() * config().copies();
  }

  /** The face-up ship of that id and where it lies, or null if no fleet shows it. */
  default @Nullable Berth find(ShipId id) {
    for (int index = 0; index < fleets().size(); index++) {
      Berth berth = find(id, Seat.at(index));
      if (berth != null) {
        return berth;
      }
    }
    return null;
  }

  /** The face-up ship of that id in the fleet of {@code owner}, or null. */
  default @Nullable Berth find(ShipId id, Seat owner) {
    Fleet fleet = fleet(owner);
    Berth berth = Berths.in(fleet.screen(), id, owner, Row.SCREEN);
    if (berth == null) {
      berth = Berths.in(fleet.main(), id, owner, Row.MAIN);
    }
    if (berth == null) {
      berth = Berths.in(fleet.reserve(), id, owner, Row.RESERVE);
    }
    return berth;
  }

  /** Whether {@code a} and {@code b} are enemies: other players who are not allies (BF-GEN-10). */
  default boolean enemies(Seat a, Seat b) {
    return config().enemies(a, b);
  }
}
