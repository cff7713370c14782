package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.FleetConfig;
import java.util.Optional;
import java.util.function.Predicate;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** What everybody sees. */
@Value.Immutable
@JsonSerialize(as = ImmutableTable.class)
@JsonDeserialize(as = ImmutableTable.class)
public interface Table extends Sides {
  /** What was agreed before the game. */
  FleetConfig config();

  /** The phases and windows. */
  Pile<FleetFrame> frames();

  /** The number of the turn, of both players together; 0 in the set-up. */
  int turn();

  /** Whose turn it is; who begins, in the set-up. */
  @Override
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
  @Override
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

  /** The topmost phase or window of that kind, or null if there is none. */
  default <F extends FleetFrame> @Nullable F frame(Class<F> kind) {
    return frame(kind, each -> true);
  }

  /** The topmost of that kind that is such, or null if there is none. */
  default <F extends FleetFrame> @Nullable F frame(Class<F> kind, Predicate<F> which) {
    for (FleetFrame frame : frames()) {
      if (kind.isInstance(frame) && which.test(kind.cast(frame))) {
        return kind.cast(frame);
      }
    }
    return null;
  }

  /** Whether that is the post of a player, or of their team mate ({@code FC-TEA-07}). */
  default boolean friendlyPost(Seat seat, int space) {
    return shape().isPost(space) && !enemies(shape().keeper(space), seat);
  }

  /** Whether a tile lies next to an enemy post of that player. */
  default boolean nextToEnemyPost(Seat seat, int space) {
    for (int i = 0; i < players(); i++) {
      if (enemies(seat, Seat.at(i)) && shape().adjacent(space, shape().post(Seat.at(i)))) {
        return true;
      }
    }
    return false;
  }

  /** That ship, or null if it is not in play. */
  default @Nullable Ship ship(CardId card) {
    Ship found = null;
    for (int i = 0; i < players() && found == null; i++) {
      found = own(Seat.at(i), card);
    }
    return found;
  }

  /** The ship that is named, or null if none is, or it is not in play. */
  default @Nullable Ship ship(Optional<CardId> card) {
    return card.isEmpty() ? null : ship(card.get());
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

  /** The player of a ship that is in play or was lost. */
  default Seat owner(CardId ship) {
    Seat first = seat(set().ship(ship).faction());
    if (players() == 2 || own(first, ship) != null) {
      return first;
    }
    Seat second = first.next(players()).next(players());
    boolean theirs = own(second, ship) != null || captain(second).destroyed().contains(ship);
    return theirs ? second : first;
  }

  /** The player of a command card: who has chosen its subdeck. */
  default Seat player(CardId command) {
    Seat first = seat(set().command(command).faction());
    Seat second = Seat.of(first.number() + 2);
    return players() > 2 && !chose(first, command) && chose(second, command) ? second : first;
  }

  /** Whether a player has chosen the subdeck of a command card. */
  default boolean chose(Seat seat, CardId command) {
    for (CardId subdeck : captain(seat).subdecks()) {
      if (set().subdeck(subdeck).id().equals(set().command(command).subdeck())) {
        return true;
      }
    }
    return false;
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

  /** Whether an uncloaked ship of any player is in that space. */
  default boolean hasShip(int space) {
    for (int i = 0; i < players(); i++) {
      if (hasShip(Seat.at(i), space)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an uncloaked enemy of that player is in that space. */
  default boolean hasEnemy(Seat seat, int space) {
    for (int i = 0; i < players(); i++) {
      if (enemies(seat, Seat.at(i)) && hasShip(Seat.at(i), space)) {
        return true;
      }
    }
    return false;
  }

  /** The uncloaked enemy ships of a player in a space. */
  default ImmutableList<Ship> enemiesAt(Seat seat, int space) {
    if (!hasEnemy(seat, space)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Ship> found = ImmutableList.builder();
    for (int i = 0; i < players(); i++) {
      if (enemies(seat, Seat.at(i))) {
        for (Ship ship : captains().get(i).fleet()) {
          if (ship.isAt(space)) {
            found.add(ship);
          }
        }
      }
    }
    return found.build();
  }

  /** Which kinds of what may hold there are for each ship, wherever it is. */
  @JsonIgnore
  @Value.Lazy
  default ShipKinds shipKinds() {
    return new ShipKinds(this);
  }

  /** Which of those kinds the cards before a player have. */
  default int kindsBefore(Seat seat) {
    return ShipKinds.lying(set(), captain(seat).staying());
  }

  /**
   * Which {@linkplain io.stardeck.fleetcaptains.card.StandingKinds kinds} of what may hold for a
   * ship there are, were it in that space.
   */
  default int kinds(Ship ship, int space) {
    int kinds = shipKinds().of(ship);
    if (!shape().isTile(space)) {
      return kinds;
    }
    Tile tile = tiles().get(space);
    return tile.explored()
        ? kinds | set().lyingKinds(CardId.of(tile.face())) | ShipKinds.lying(set(), tile.attached())
        : kinds;
  }

  /** Whether that is a tile that lies face down. */
  default boolean faceDown(int space) {
    return shape().isTile(space) && !tiles().get(space).explored();
  }

  /** Whether that is a tile face down that a player's side has not looked at. */
  default boolean unseen(Seat seat, int space) {
    return faceDown(space) && !tiles().get(space).scannedBy().contains(faction(seat));
  }

  /** What a tile shows, or null if it lies face down or the space is a post. */
  default @Nullable LocationDef location(int space) {
    return shape().isTile(space) && tiles().get(space).explored()
        ? set().location(CardId.of(tiles().get(space).face()))
        : null;
  }
}
