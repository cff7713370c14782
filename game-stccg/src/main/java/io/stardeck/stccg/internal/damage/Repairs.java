package io.stardeck.stccg.internal.damage;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.internal.value.Scopes;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;

/** Damaged ships are repaired ({@code ST-DMG-07} to {@code ST-DMG-09}). */
public final class Repairs {
  private static final RuleId DMG_07 = RuleId.of("ST-DMG-07");
  private static final RuleId EFF_19 = RuleId.of("ST-EFF-19");
  private static final RuleId DMG_08 = RuleId.of("ST-DMG-08");

  private static final int USUAL = 2;

  private Repairs() {}

  /** At the start of a turn, the repairs of its player go on. */
  public static void advance(Play<StccgState> play, Seat active) {
    for (Ship each : play.state().table().ships()) {
      if (each.of(active) && each.condition().damaged()) {
        advance(play, each, active);
      }
    }
  }

  private static void advance(Play<StccgState> play, Ship ship, Seat active) {
    int aboard = turns(play.state(), ship);
    if (aboard > 0 && ship.repair() >= aboard) {
      repair(play, ship.id(), EFF_19);
      return;
    }
    Table table = play.state().table();
    boolean there =
        Outposts.repairs(table, ship) || Permissions.lifted(table, DMG_07, active, ship.card());
    int wanted = wanted(table, ship);
    boolean goesOn = there && ship.condition() == Condition.REPAIRING;
    // Those aboard count every turn; a repair that takes longer than usual, the turns beyond that.
    int had = aboard > 0 || goesOn && wanted > USUAL ? ship.repair() + 1 : 0;
    if (had != ship.repair()) {
      Tables.ship(play, ship.copy().withRepair(had));
    }
    Condition next =
        !there
            ? Condition.DAMAGED
            : wanted < USUAL || goesOn && (wanted == USUAL || had > wanted - USUAL)
                ? Condition.OK
                : Condition.REPAIRING;
    Ship now = Objects.requireNonNull(play.state().table().ship(ship.id()));
    turn(play, now, next, there ? DMG_07 : DMG_08);
  }

  /** How many full turns the repair of a ship takes where it is ({@code ST-DMG-09}). */
  private static int wanted(Table table, Ship ship) {
    int turns = USUAL;
    for (InForce<ShipStanding.RepairTime> each : table.inForce(ShipStanding.RepairTime.class)) {
      turns += acts(table, each, ship) ? each.what().by() : 0;
    }
    return Math.max(0, turns);
  }

  /** Whether a card changes the repair time of a ship: also one that lies on an outpost there. */
  private static boolean acts(Table table, InForce<ShipStanding.RepairTime> each, Ship ship) {
    if (each.what().on() != Scope.OUTPOST) {
      return Scopes.ship(table, each.by(), each.what().on(), ship);
    }
    for (Outpost outpost : table.outposts()) {
      if (each.by().on().equals(On.outpost(outpost.id())) && Outposts.at(table, ship, outpost)) {
        return true;
      }
    }
    return false;
  }

  /** In how many full turns those aboard repair their ship; 0 if they do not. */
  private static int turns(Facts facts, Ship ship) {
    int least = 0;
    for (Role role : Role.ALL) {
      for (Card card : facts.cards(ship.host(), role)) {
        for (Standing standing : facts.table().def(card).words().standing()) {
          if (standing instanceof ShipStanding.RepairAboard repair) {
            least = least == 0 ? repair.turns() : Math.min(least, repair.turns());
          }
        }
      }
    }
    return least;
  }

  /** A ship that leaves where it is being repaired has to begin anew ({@code ST-DMG-08}). */
  public static void leave(Play<StccgState> play, CardId id) {
    Ship ship = play.state().table().ship(id);
    if (ship != null && ship.condition() == Condition.REPAIRING) {
      turn(play, ship, Condition.DAMAGED, DMG_08);
    }
  }

  /** A ship is repaired at once. */
  public static void repair(Play<StccgState> play, CardId id, RuleId rule) {
    Ship ship = play.state().table().ship(id);
    if (ship != null) {
      turn(play, ship.copy().withRepair(0), Condition.OK, rule);
    }
  }

  /** A damaged ship whose move ends at an own outpost with the means is repaired there. */
  public static void dock(Play<StccgState> play, CardId id) {
    Ship ship = play.state().table().ship(id);
    if (ship != null && ship.condition().damaged()) {
      if (wanted(play.state().table(), ship) == 0 && Outposts.repairs(play.state().table(), ship)) {
        repair(play, id, EFF_19);
        return;
      }
      for (InForce<ShipStanding.RepairHere> here :
          play.state().table().inForce(ShipStanding.RepairHere.class)) {
        Outpost outpost = play.state().table().outpost(CardId.of(here.by().on().of()));
        if (outpost != null
            && here.by().on().equals(On.outpost(outpost.id()))
            && Outposts.at(play.state().table(), ship, outpost)) {
          repair(play, id, EFF_19);
          return;
        }
      }
    }
  }

  private static void turn(Play<StccgState> play, Ship ship, Condition next, RuleId rule) {
    if (ship.condition() != next) {
      Tables.ship(play, ship.copy().withCondition(next));
      play.tell(rule, new MissionEvent.RepairAdvanced(ship.id(), next));
    }
  }
}
