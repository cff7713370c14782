package io.stardeck.stccg.internal.damage;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Objects;

/** Damaged ships are repaired ({@code ST-DMG-07} to {@code ST-DMG-09}). */
public final class Repairs {
  private static final RuleId DMG_07 = RuleId.of("ST-DMG-07");
  private static final RuleId EFF_19 = RuleId.of("ST-EFF-19");
  private static final RuleId DMG_08 = RuleId.of("ST-DMG-08");

  private Repairs() {}

  /** At the start of a turn, the repairs of its player go on. */
  public static void advance(Play<StccgState> play, Seat active) {
    for (Ship each : play.state().table().ships()) {
      if (each.of(active) && each.condition().damaged() && !aboard(play, each)) {
        Ship ship = Objects.requireNonNull(play.state().table().ship(each.id()));
        boolean there =
            Outposts.repairs(play.state().table(), ship)
                || Permissions.lifted(play.state().table(), DMG_07, active, ship.card());
        Condition next =
            !there
                ? Condition.DAMAGED
                : ship.condition() == Condition.REPAIRING ? Condition.OK : Condition.REPAIRING;
        turn(play, ship, next, there ? DMG_07 : DMG_08);
      }
    }
  }

  /** Whether somebody aboard has just brought the repair to its end ({@code ST-EFF-19}). */
  private static boolean aboard(Play<StccgState> play, Ship ship) {
    int turns = turns(play.state(), ship);
    if (turns > 0 && ship.repair() >= turns) {
      repair(play, ship.id(), EFF_19);
      return true;
    }
    int repair = turns > 0 ? ship.repair() + 1 : 0;
    if (repair != ship.repair()) {
      Tables.ship(play, ship.copy().withRepair(repair));
    }
    return false;
  }

  /** In how many full turns those aboard repair their ship; 0 if they do not. */
  private static int turns(Facts facts, Ship ship) {
    int least = 0;
    for (Role role : Role.ALL) {
      for (Card card : facts.cards(ship.host(), role)) {
        for (Standing standing : facts.table().def(card).words().standing()) {
          if (standing instanceof Standing.RepairAboard repair) {
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
      for (InForce<Standing.RepairHere> here :
          play.state().table().inForce(Standing.RepairHere.class)) {
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
