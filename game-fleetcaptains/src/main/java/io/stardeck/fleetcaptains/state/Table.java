package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.Setting;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.FleetConfig;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** What everybody sees. */
@Value.Immutable
@JsonSerialize(as = ImmutableTable.class)
@JsonDeserialize(as = ImmutableTable.class)
public interface Table {
  /** What was agreed before the game. */
  FleetConfig config();

  /** The phases and windows. */
  Pile<FleetFrame> frames();

  /** The number of the turn, of both players together; 0 in the set-up. */
  int turn();

  /** Whose turn it is; who begins, in the set-up. */
  Seat active();

  /** Actions used in this turn. */
  int actionsUsed();

  /** Whether a command card was discarded in this turn ({@code FC-CMD-07}). */
  boolean discarded();

  /** Whether a mission was cycled in this turn ({@code FC-CYC-01}). */
  boolean cycled();

  /** The tiles, by the numbers of their spaces. */
  ImmutableList<Tile> tiles();

  /** The players, in seat order. */
  ImmutableList<Captain> captains();

  /** The cloak tokens on the board, in the order of their numbers. */
  ImmutableList<Token> tokens();

  /** The number of the next cloak token. */
  int nextToken();

  /** Spaces whose own tokens may not be mixed again until something changes there. */
  ImmutableList<Integer> mixed();

  /** What cards have brought about and holds for a time. */
  ImmutableList<Imposed> imposed();

  /** Triggered abilities that wait to be carried out. */
  ImmutableList<SetOff> setOff();

  /** Abilities that were used in this turn, or can be used once in a game. */
  ImmutableList<Spent> spent();

  /** Whether a test of the encounter that is being resolved was failed. */
  boolean failed();

  /** The board. */
  @JsonIgnore
  default BoardShape shape() {
    return config().shape();
  }

  /** Ships, tiles and cards. */
  @JsonIgnore
  default ComponentSet set() {
    return config().components();
  }

  /** That player. */
  default Captain captain(Seat seat) {
    return captains().get(seat.index());
  }

  /** The player of a faction. */
  default Seat seat(Faction faction) {
    return Seat.at(faction.ordinal());
  }

  /** The faction of a player. */
  default Faction faction(Seat seat) {
    return captain(seat).faction();
  }

  /** The other player ({@code FC-TEA-11}, for two). */
  default Seat opponent(Seat seat) {
    return seat.number() == 1 ? Seat.of(2) : Seat.of(1);
  }

  /** That ship, or null if it is not in play. */
  default @Nullable Ship ship(CardId card) {
    for (int i = 0; i < captains().size(); i++) {
      ImmutableList<Ship> fleet = captains().get(i).fleet();
      for (int j = 0; j < fleet.size(); j++) {
        if (fleet.get(j).card().equals(card)) {
          return fleet.get(j);
        }
      }
    }
    return null;
  }

  /** That ship of that player, or null. */
  default @Nullable Ship own(Seat seat, CardId card) {
    ImmutableList<Ship> fleet = captain(seat).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      if (fleet.get(i).card().equals(card)) {
        return fleet.get(i);
      }
    }
    return null;
  }

  /** The player of a ship. */
  default Seat owner(CardId ship) {
    return seat(set().ship(ship).faction());
  }

  /** The definition of a ship. */
  default ShipDef def(Ship ship) {
    return set().ship(ship.card());
  }

  /** The setting of a ship. */
  default Setting setting(Ship ship) {
    return def(ship).settings(ship.alert()).get(ship.setting());
  }

  /** The token of that number, or null. */
  default @Nullable Token token(int number) {
    for (int i = 0; i < tokens().size(); i++) {
      if (tokens().get(i).number() == number) {
        return tokens().get(i);
      }
    }
    return null;
  }

  /** Whether an uncloaked ship of that player is in that space. */
  default boolean hasShip(Seat seat, int space) {
    ImmutableList<Ship> fleet = captain(seat).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      if (fleet.get(i).isAt(space)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an uncloaked enemy of that player is in that space. */
  default boolean hasEnemy(Seat seat, int space) {
    return hasShip(opponent(seat), space);
  }

  /** What a tile shows, or null if it lies face down or the space is a post. */
  default @Nullable LocationDef location(int space) {
    return shape().isTile(space) && tiles().get(space).location().isPresent()
        ? set().location(tiles().get(space).location().get())
        : null;
  }
}
