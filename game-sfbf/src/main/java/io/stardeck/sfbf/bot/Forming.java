package io.stardeck.sfbf.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.DropCloak;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Formation changes: the battered hide in the Reserve or under their cloak, the sound come out, and
 * neither Screen nor Main Body is left bare.
 */
final class Forming implements Decision {
  /** A ship with this share of its boxes damaged is better out of the way. */
  private static final double BATTERED = 0.5;

  /** One with less than this can fight again. */
  private static final double FIT = 0.3;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    BattleForceAction play = moment.first(PlayReinforcements.class);
    if (play == null) {
      play = moment.best(DropCloak.class, 0, each -> uncloak(moment, each.ship()));
    }
    if (play == null) {
      play = moment.best(MoveShip.class, 0, each -> move(moment, each));
    }
    if (play == null) {
      play = moment.best(ActivateDevice.class, 0, each -> device(moment, each.ship()));
    }
    if (play == null) {
      play = moment.first(EndFormation.class);
    }
    return play == null ? moment.first(MoveShip.class) : play;
  }

  /** One ship attacks in a turn: a sound one comes out if it promises more than those that can. */
  private static double uncloak(Moment moment, ShipId id) {
    Fleet fleet = moment.table().fleet(moment.seat());
    double harm = Fleets.harm(moment.table(), ship(moment, id));
    if (harm >= FIT) {
      return 0;
    }
    double others =
        Math.max(promise(moment, fleet.screen(), id), promise(moment, fleet.main(), id));
    Berth berth = Objects.requireNonNull(moment.table().find(id, moment.seat()));
    return others > 0 ? Aims.promise(moment.view(), berth) - others : 1 - harm;
  }

  /** The most that a ship of {@code row} promises which could attack, {@code but} apart. */
  private static double promise(Moment moment, ImmutableList<Ship> row, ShipId but) {
    double most = 0;
    for (int i = 0; i < row.size(); i++) {
      Ship ship = row.get(i);
      if (!ship.id().equals(but) && !ship.cloaked() && !ship.heldBack()) {
        Berth berth = Objects.requireNonNull(moment.table().find(ship.id(), moment.seat()));
        most = Math.max(most, Aims.promise(moment.view(), berth));
      }
    }
    return most;
  }

  private static double move(Moment moment, MoveShip move) {
    Fleet fleet = moment.table().fleet(moment.seat());
    ShipCard card = moment.table().card(move.ship());
    Berth berth = moment.table().find(move.ship(), moment.seat());
    if (berth == null || berth.row() == Row.RESERVE) {
      double harm = berth == null ? 0 : Fleets.harm(moment.table(), berth.ship());
      return harm > FIT ? 0 : outOfReserve(fleet, card, move.row()) - harm;
    }
    if (move.row() == Row.RESERVE) {
      double harm = Fleets.harm(moment.table(), berth.ship());
      boolean room = berth.row() == Row.MAIN || fleet.screen().size() > 1;
      return room && harm >= BATTERED && fleet.inLine() > 3 ? harm + 0.02 * card.vp() : 0;
    }
    return between(moment, fleet, card, berth, move.row());
  }

  /** Whichever row is shorter, allowing for what the ship is best at. */
  private static double outOfReserve(Fleet fleet, ShipCard card, Row row) {
    double taste = 0.2 * (Arranging.near(card) - Arranging.far(card));
    double balance = 0.5 * (fleet.main().size() - fleet.screen().size());
    return 1.2 + 0.1 * (row == Row.SCREEN ? balance + taste : -balance - taste);
  }

  private static double between(Moment moment, Fleet fleet, ShipCard card, Berth berth, Row row) {
    int surplus = fleet.screen().size() - fleet.main().size();
    if (row == Row.MAIN) {
      double harm = Fleets.harm(moment.table(), berth.ship());
      double gain = Arranging.far(card) - Arranging.near(card) + 2 * harm;
      return surplus >= 2 && gain > 0 ? 0.3 + 0.1 * gain : 0;
    }
    double gain = Arranging.near(card) - Arranging.far(card);
    boolean thin = fleet.screen().size() < 2 && fleet.main().size() >= 2;
    return surplus <= -2 || thin ? 0.8 + 0.1 * gain : 0;
  }

  /** Battered ships that cannot hide otherwise; a web also where no phaser waits to be fired. */
  private static double device(Moment moment, ShipId id) {
    Ship ship = ship(moment, id);
    ShipCard card = moment.table().card(id);
    double harm = Fleets.harm(moment.table(), ship);
    if (card.web()) {
      return harm >= FIT || !Hands.any(moment, CardKind::phaser) ? 0.2 + harm : 0;
    }
    boolean others = moment.table().fleet(moment.seat()).inLine() > 1;
    return harm >= FIT && others ? harm : 0;
  }

  private static Ship ship(Moment moment, ShipId id) {
    return Objects.requireNonNull(moment.table().find(id, moment.seat())).ship();
  }
}
