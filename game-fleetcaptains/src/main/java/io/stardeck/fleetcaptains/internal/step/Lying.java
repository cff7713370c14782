package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_65;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_89;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import java.util.Optional;
import java.util.function.Predicate;

/** Cards that lie at a ship, a tile or a player, and what they impose ({@code FC-D-65}). */
public final class Lying {
  private Lying() {}

  /** Lays an open card at a ship. */
  public static void atShip(Play<FleetState> play, CardId card, CardId ship) {
    Tables.ship(play, ship, each -> each.withAttached(Lists.plus(each.attached(), card)));
    play.tell(
        D_65,
        new CardEvent.CardAttached(card, Optional.of(ship), Optional.empty(), Optional.empty()));
  }

  /** Lays an open card on a tile. */
  public static void onTile(Play<FleetState> play, CardId card, int space) {
    Tables.tile(play, space, tile -> tile.withAttached(Lists.plus(tile.attached(), card)));
    play.tell(
        D_65,
        new CardEvent.CardAttached(card, Optional.empty(), Optional.of(space), Optional.empty()));
  }

  /** Lays an open card before a player. */
  public static void before(Play<FleetState> play, CardId card, Seat seat) {
    play.tell(
        CRD_05,
        new CardEvent.CardAttached(card, Optional.empty(), Optional.empty(), Optional.of(seat)));
    stay(play, seat, Lists.plus(Tables.of(play).captain(seat).staying(), card));
  }

  /** Just those cards lie before a player; what that makes of the fleet is told. */
  private static void stay(Play<FleetState> play, Seat seat, ImmutableList<CardId> cards) {
    int before = Fleets.limit(Tables.of(play), seat);
    Tables.captain(play, seat, each -> each.withStaying(cards));
    int limit = Fleets.limit(Tables.of(play), seat);
    if (limit != before) {
      play.tell(CRD_05, new GameProgress.FleetLimitChanged(seat, limit));
    }
  }

  /** Whether a card lies open with nothing that holds it: it is being played or resolved. */
  public static boolean loose(Play<FleetState> play, CardId card) {
    if (!play.state().zones().cards(Places.OPEN).contains(card)) {
      return false;
    }
    Table table = Tables.of(play);
    for (Captain captain : table.captains()) {
      if (captain.staying().contains(card)
          || Lists.count(captain.fleet(), ship -> ship.bears(card)) > 0) {
        return false;
      }
    }
    return Lists.count(table.tiles(), tile -> tile.attached().contains(card)) == 0;
  }

  /** Takes a card up from wherever it lies in play, and lays it away. */
  public static void leave(Play<FleetState> play, CardId card, boolean trashed, RuleId rule) {
    Table table = Tables.of(play);
    for (Seat seat : Seat.first(table.captains().size())) {
      if (table.captain(seat).staying().contains(card)) {
        stay(play, seat, Lists.minus(table.captain(seat).staying(), card));
      }
      for (Ship ship : table.captain(seat).fleet()) {
        if (ship.bears(card)) {
          Tables.ship(
              play,
              ship.card(),
              each ->
                  each.withCrew(Lists.minus(each.crew(), card))
                      .withCargo(Lists.minus(each.cargo(), card))
                      .withAttached(Lists.minus(each.attached(), card)));
        }
      }
    }
    for (int space = 0; space < table.tiles().size(); space++) {
      if (table.tiles().get(space).attached().contains(card)) {
        Tables.tile(play, space, tile -> tile.withAttached(Lists.minus(tile.attached(), card)));
      }
    }
    Commands.lay(play, card, trashed, rule);
  }

  /** A card has left play: what it imposed for so long, ends. */
  static void left(Play<FleetState> play, CardId card) {
    if (!Tables.of(play).imposed().isEmpty()) {
      end(play, each -> each.source().equals(card) && each.until() == Until.WHILE_IN_PLAY);
    }
  }

  /** A card lies aboard that ship no more: what it imposed on it for so long, ends. */
  static void left(Play<FleetState> play, CardId card, CardId ship) {
    end(
        play,
        each ->
            each.source().equals(card)
                && each.ship().equals(ship)
                && each.until() == Until.WHILE_IN_PLAY);
  }

  /** Something holds for a ship until then. */
  public static void impose(
      Play<FleetState> play,
      Standing standing,
      Until until,
      Seat player,
      CardId source,
      CardId on) {
    Ship ship = Tables.of(play).ship(on);
    if (ship != null) {
      Imposed imposed = new Imposed(standing, until, player, source, on, ship.at());
      Tables.change(play, table -> table.withImposed(Lists.plus(table.imposed(), imposed)));
      play.tell(D_89, new CardEvent.EffectImposed(source, on));
    }
  }

  /** What is such, holds no more. */
  public static void end(Play<FleetState> play, Predicate<Imposed> which) {
    ImmutableList<Imposed> imposed = Tables.of(play).imposed();
    ImmutableList<Imposed> kept = Lists.filter(imposed, which.negate());
    if (kept != imposed) {
      Tables.change(play, table -> table.withImposed(kept));
    }
  }

  /** All that lasts until that moment of a player's, ends: cards that lie in play, and the rest. */
  public static void expire(Play<FleetState> play, Until until, Seat seat) {
    end(play, each -> each.until() == until && each.player().equals(seat));
    Table table = Tables.of(play);
    for (CardId card : lying(table)) {
      if (!table.set().isEncounter(card) && table.player(card).equals(seat)) {
        endAt(play, card, until);
      }
    }
  }

  /** A ship has left the space where it was: what holds only there, ends ({@code FC-D-65}). */
  public static void moved(Play<FleetState> play, CardId ship) {
    end(play, each -> each.until() == Until.WHILE_AT_TILE && each.ship().equals(ship));
    Ship now = Tables.of(play).ship(ship);
    if (now != null) {
      now.attached().forEach(card -> endAt(play, card, Until.WHILE_AT_TILE));
    }
  }

  /** Takes a command card up that lies there until then. */
  private static void endAt(Play<FleetState> play, CardId card, Until until) {
    Table table = Tables.of(play);
    if (!table.set().isEncounter(card) && until(table, card) == until) {
      leave(play, card, false, D_65);
    }
  }

  private static ImmutableList<CardId> lying(Table table) {
    ImmutableList<CardId> all = ImmutableList.of();
    for (int i = 0; i < table.players(); i++) {
      Captain captain = table.captains().get(i);
      all = Lists.plusAll(all, captain.staying());
      for (int j = 0; j < captain.fleet().size(); j++) {
        all = Lists.plusAll(all, captain.fleet().get(j).attached());
      }
    }
    for (int i = 0; i < table.tiles().size(); i++) {
      all = Lists.plusAll(all, table.tiles().get(i).attached());
    }
    return all;
  }

  private static Until until(Table table, CardId card) {
    for (CardFace face : table.set().command(card).faces()) {
      if (face.staysInPlay().isPresent()) {
        return face.staysInPlay().get().until();
      }
    }
    return Until.WHILE_IN_PLAY;
  }
}
