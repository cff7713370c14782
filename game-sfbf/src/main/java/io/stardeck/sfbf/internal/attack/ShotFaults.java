package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.Objects;

/** The weapon cards of an attack: boxes that fire them, cards that double them (BF-I-10, 11). */
final class ShotFaults {
  private static final String PATH = "table.attack.shots";
  private static final int MOST_FIRE = 10_000;

  private ShotFaults() {}

  static void find(Table table, Inspection inspection) {
    Attack attack = table.attack().orElseThrow();
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
      inspection.range(PATH, shot.cancels(), 0, seeking ? 2 : 0);
      inspection.range(PATH, shot.fire(), 0, seeking ? MOST_FIRE : 0);
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

  /** Notes if {@code ship} cannot send out so many squadrons in an attack of that form. */
  static void squadrons(
      Table table, Form form, Ship ship, int squadrons, String path, Inspection inspection) {
    boolean fly = form == Form.FIGHTERS;
    int ready = table.card(ship.id()).undamaged(BoxType.FTR, ship.damaged()).size();
    inspection.range(path + ".squadrons", squadrons, fly ? 1 : 0, fly ? ready : 0);
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
