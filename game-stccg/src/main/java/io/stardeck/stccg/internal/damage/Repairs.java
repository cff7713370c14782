package io.stardeck.stccg.internal.damage;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;

/** Damaged ships are repaired ({@code ST-DMG-07} to {@code ST-DMG-09}). */
public final class Repairs {
  private static final RuleId DMG_07 = RuleId.of("ST-DMG-07");
  private static final RuleId DMG_08 = RuleId.of("ST-DMG-08");

  private Repairs() {}

  /** At the start of a turn, the repairs of its player go on. */
  public static void advance(Play<StccgState> play, Seat active) {
    for (Ship ship : play.state().table().ships()) {
      if (ship.of(active) && ship.condition().damaged()) {
        boolean there = Outposts.repairs(play.state().table(), ship);
        Condition next =
            !there
                ? Condition.DAMAGED
                : ship.condition() == Condition.REPAIRING ? Condition.OK : Condition.REPAIRING;
        turn(play, ship, next, there ? DMG_07 : DMG_08);
      }
    }
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
      turn(play, ship, Condition.OK, rule);
    }
  }

  private static void turn(Play<StccgState> play, Ship ship, Condition next, RuleId rule) {
    if (ship.condition() != next) {
      Tables.ship(play, ship.copy().withCondition(next));
      play.tell(rule, new MissionEvent.RepairAdvanced(ship.id(), next));
    }
  }
}
