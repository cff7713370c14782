package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.Objects;

/** The weapon cards of an attack: boxes that fire them, cards that double them (BF-I-10, 11). */
final class ShotFaults implements Topic {
  private static final String PATH = "table.attack.shots";
  private static final int MOST_FIRE = 10_000;

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    if (table.attack().isEmpty() || StackFaults.ended(table)) {
      return;
    }
    Attack attack = table.attack().get();
    inspection.require(
        attack.shots().isEmpty() == (attack.form() != Form.SHIP),
        PATH,
        "a ship fires weapon cards, nothing else does");
    if (attack.ship().isPresent()) {
      Berth berth = Objects.requireNonNull(table.find(attack.ship().get(), attack.attacker()));
      shots(table, berth.ship(), attack.shots(), PATH, inspection);
    }
    for (Shot shot : attack.shots()) {
      inspection.require(
          attack.used().contains(shot.card()) && attack.used().containsAll(shot.support()),
          PATH,
          "%s does not lie on the table",
          shot.card());
      boolean seeking = table.kind(shot.card()).seeking();
      inspection.require(
          shot.cancels() >= 0 && shot.cancels() <= (seeking ? 2 : 0),
          PATH,
          "%s units of %s cannot be cancelled",
          shot.cancels(),
          shot.card());
      inspection.require(
          shot.fire() >= 0 && shot.fire() <= (seeking ? MOST_FIRE : 0),
          PATH,
          "%s points cannot be fired at %s",
          shot.fire(),
          shot.card());
    }
  }

  /** Notes what is wrong with weapon cards fired by {@code ship}. */
  static void shots(
      Table table, Ship ship, ImmutableList<Shot> shots, String path, Inspection inspection) {
    BoxSet fired = BoxSet.empty();
    for (Shot shot : shots) {
      boxes(table, ship, shot.card(), shot.boxes(), fired, path, inspection);
      fired = fired.union(shot.boxes());
      support(table, shot.card(), shot.support(), path, inspection);
    }
  }

  /** Notes if those boxes of {@code ship} do not fire {@code card}. */
  static void boxes(
      Table table,
      Ship ship,
      CardId card,
      BoxSet boxes,
      BoxSet fired,
      String path,
      Inspection inspection) {
    ShipCard printed = table.card(ship.id());
    CardKind kind = table.kind(card);
    boolean fits =
        kind.weapon()
            && !boxes.isEmpty()
            && printed.allBoxes().minus(ship.damaged()).minus(fired).containsAll(boxes);
    if (fits) {
      BoxType type = printed.boxType(boxes.lowest());
      fits = printed.boxes(type).containsAll(boxes) && type.boxesToFire(kind) == boxes.size();
    }
    inspection.require(fits, path, "those boxes of %s do not fire %s", ship.id(), card);
  }

  /** Notes if {@code support} cannot double {@code card}. */
  static void support(
      Table table, CardId card, ImmutableList<CardId> support, String path, Inspection inspection) {
    inspection.require(support.size() <= 1, path, "a weapon card is doubled once");
    for (CardId doubling : support) {
      inspection.require(
          doubles(table.kind(doubling), table.kind(card)),
          path,
          "%s does not double %s",
          doubling,
          card);
    }
  }

  private static boolean doubles(CardKind doubling, CardKind weapon) {
    return switch (doubling) {
      case OVL -> weapon == CardKind.PHO || weapon == CardKind.DSR;
      case ENV -> weapon == CardKind.PLR || weapon == CardKind.PLS;
      case SCP -> weapon == CardKind.DRN;
      case GUN -> weapon.weapon();
      default -> false;
    };
  }
}
