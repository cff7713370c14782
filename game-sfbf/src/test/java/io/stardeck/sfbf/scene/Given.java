package io.stardeck.sfbf.scene;

import com.google.common.base.Preconditions;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.ImmutableBattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A table laid out by hand. Ships and cards are named by their ids in the base set ("fed-ca",
 * "ph1-3-1"). Whatever is not laid out is in the Starbase and the ship deck, in the order of the
 * set, so nothing is lost or made. Seat 1 is active and in the phase given last, {@code CHOICE} by
 * default; the phases that follow in their turn lie below it.
 */
public final class Given {
  /** The active player. */
  public static final Seat ONE = Seat.of(1);

  public static final Seat TWO = Seat.of(2);
  public static final Seat THREE = Seat.of(3);
  public static final Seat FOUR = Seat.of(4);
  public static final Seat FIVE = Seat.of(5);

  private final Layout laid;

  private Given(BattleForceConfig config) {
    laid = new Layout(config);
  }

  /** An advanced game with formation. */
  public static Given advanced(int players) {
    return config(BattleForceConfig.standard(players));
  }

  /** A basic game with fighters. */
  public static Given basic(int players) {
    return config(BattleForceConfig.builder().players(players).level(Level.BASIC).build());
  }

  /** A game of that configuration. */
  public static Given config(BattleForceConfig config) {
    Preconditions.checkArgument(config.violations().isEmpty(), "%s", config.violations());
    return new Given(config);
  }

  /** A game of that configuration, changed from the standard one. */
  public static Given config(
      int players, UnaryOperator<ImmutableBattleForceConfig.Builder> change) {
    return config(change.apply(BattleForceConfig.builder().players(players)).build());
  }

  /** The ship of that id in the base set. */
  public static ShipId ship(String id) {
    return ShipId.of(
        index(
            id,
            BattleForceConfig.standard(2).cardSet().ships().stream().map(s -> s.id()).toList()));
  }

  /** The action card of that id in the base set. */
  public static CardId card(String id) {
    return CardId.of(
        index(
            id,
            BattleForceConfig.standard(2).cardSet().cards().stream().map(c -> c.id()).toList()));
  }

  /** Ships in the Screen, from left to right, behind those already there. */
  public Given screen(Seat seat, String... ids) {
    return row(seat, Row.SCREEN, ids);
  }

  /** Ships in the Main Body. */
  public Given main(Seat seat, String... ids) {
    return row(seat, Row.MAIN, ids);
  }

  /** Undamaged ships face down in the Reserve. */
  public Given reserve(Seat seat, String... ids) {
    for (String id : ids) {
      laid.faceDown.put(seat, laid.fresh(ship(id)));
    }
    return this;
  }

  /** Trophies of {@code seat}. */
  public Given trophies(Seat seat, String... ids) {
    for (String id : ids) {
      Fleet fleet = laid.fleets.get(seat.index());
      laid.fleets.set(
          seat.index(), fleet.withTrophies(Lists.plus(fleet.trophies(), laid.fresh(ship(id)))));
    }
    return this;
  }

  /** Cards in the hand. */
  public Given hand(Seat seat, String... ids) {
    for (String id : ids) {
      laid.hands.put(seat, laid.fresh(card(id)));
    }
    return this;
  }

  /** A card in the hand, of any copy of the set. */
  public Given hand(Seat seat, CardId card) {
    laid.hands.put(seat, laid.fresh(card));
    return this;
  }

  /** Reserve action cards. */
  public Given stash(Seat seat, String... ids) {
    for (String id : ids) {
      laid.stashes.put(seat, laid.fresh(card(id)));
    }
    return this;
  }

  /** The discard pile, the last card on top. */
  public Given discard(String... ids) {
    for (String id : ids) {
      laid.discard = laid.discard.push(laid.fresh(card(id)));
    }
    return this;
  }

  /** The discard pile of ships, the last on top. */
  public Given shipDiscard(String... ids) {
    for (String id : ids) {
      laid.shipDiscard = laid.shipDiscard.push(laid.fresh(ship(id)));
    }
    return this;
  }

  /** The open cards that the solitaire enemy keeps, in the order drawn. */
  public Given enemyCards(String... ids) {
    Arrays.stream(ids).map(id -> laid.fresh(card(id))).forEach(laid.enemyCards::add);
    return this;
  }

  /** The next cards of the Starbase, the first on top. */
  public Given starbase(String... ids) {
    Arrays.stream(ids).map(id -> laid.fresh(card(id))).forEach(laid.starbaseTop::add);
    return this;
  }

  /** No cards in the Starbase but those of {@link #starbase}; all others are out of the game. */
  public Given nothingElseInStarbase() {
    laid.emptyStarbase = true;
    return this;
  }

  /** The next ships of the ship deck, the first on top. */
  public Given shipDeck(String... ids) {
    Arrays.stream(ids).map(id -> laid.fresh(ship(id))).forEach(laid.shipDeckTop::add);
    return this;
  }

  /** No ships in the ship deck but those of {@link #shipDeck}; all others are out of the game. */
  public Given nothingElseInShipDeck() {
    laid.emptyShipDeck = true;
    return this;
  }

  /** Damage tokens on the leftmost undamaged box of each of those types. */
  public Given damage(String id, BoxType... boxes) {
    return change(
        id,
        ship -> {
          BoxSet damaged = ship.damaged();
          for (BoxType type : boxes) {
            int box = laid.config.cardSet().ship(id).undamaged(type, damaged).lowest();
            damaged = damaged.with(box);
          }
          return ship.withDamaged(damaged);
        });
  }

  /** The cloak of a ship, on. */
  public Given cloaked(String id) {
    return change(id, ship -> ship.withCloaked(true));
  }

  /** The web of a ship, on. */
  public Given webbed(String id) {
    return change(id, ship -> ship.withWebbed(true));
  }

  /** An Erratic Maneuvers card on a ship. */
  public Given erratic(String id, String card) {
    CardId em = laid.fresh(card(card));
    return change(id, ship -> ship.withErratic(Optional.of(em)));
  }

  /** A Wild Weasel card on a ship. */
  public Given weasel(String id, String card) {
    CardId ww = laid.fresh(card(card));
    return change(id, ship -> ship.withWeasel(Optional.of(ww)));
  }

  /** A Disengage card on a ship. */
  public Given disengaged(String id, String card) {
    CardId dsg = laid.fresh(card(card));
    return change(id, ship -> ship.withDisengaged(Optional.of(dsg)));
  }

  /** A face-up ship of the Reserve: damaged, or with a card on it; lay these on before. */
  public Given inReserve(Seat seat, String id, UnaryOperator<Ship> change) {
    Fleet fleet = laid.fleets.get(seat.index());
    Ship ship = change.apply(Ship.fresh(laid.fresh(ship(id))));
    laid.fleets.set(seat.index(), fleet.withReserve(Lists.plus(fleet.reserve(), ship)));
    return this;
  }

  /** Anything else about the secrets of a seat. */
  public Given secrets(Seat seat, UnaryOperator<Secrets> change) {
    laid.secrets.set(seat.index(), change.apply(laid.secrets.get(seat.index())));
    return this;
  }

  /** The next draws of the generator: faces of dice, or numbers from 0 on. */
  public Given dice(Integer... faces) {
    laid.dice.addAll(List.of(faces));
    return this;
  }

  /** The game turn. */
  public Given gameTurn(int turn) {
    laid.gameTurn = turn;
    return this;
  }

  /** The stack of phases, the last on top. */
  public Given phases(Phase... bottomUp) {
    laid.phases = List.of(bottomUp);
    return this;
  }

  /** An attack under way; its cards are in use. */
  public Given attack(Attack under) {
    under.used().forEach(laid::fresh);
    laid.attack = Optional.of(under);
    return this;
  }

  /** The table as laid out. */
  public BattleForceState state() {
    return laid.state();
  }

  /** The table as laid out, to play on from. */
  public Scene scene() {
    return Scene.at(state());
  }

  private Given row(Seat seat, Row row, String... ids) {
    laid.row(seat, row, ids);
    return this;
  }

  private Given change(String id, UnaryOperator<Ship> change) {
    laid.change(id, change);
    return this;
  }

  private static int index(String id, List<String> ids) {
    int index = ids.indexOf(id);
    Preconditions.checkArgument(index >= 0, "the base set has no %s", id);
    return index;
  }
}
