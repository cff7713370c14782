package io.stardeck.stccg.internal.damage;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;

/** Ships are damaged, cloak and decloak ({@code ST-DMG-01} to {@code ST-DMG-05}). */
public final class Damage {
  private static final RuleId DMG_01 = RuleId.of("ST-DMG-01");
  private static final RuleId DMG_05 = RuleId.of("ST-DMG-05");
  private static final RuleId DMG_10 = RuleId.of("ST-DMG-10");

  private Damage() {}

  /** A ship is damaged; if it was damaged before, it is destroyed. */
  public static void damage(Play<StccgState> play, CardId id) {
    Ship ship = play.state().table().ship(id);
    if (ship == null) {
      return;
    }
    if (ship.condition().damaged()) {
      Destruction.ship(play, id, DMG_05);
      return;
    }
    play.tell(DMG_01, new BattleEvent.ShipDamaged(id));
    Tables.ship(play, ship.copy().withCondition(Condition.DAMAGED).withRepair(0));
    if (ship.cloaked()) {
      cloak(play, id, false, DMG_10);
    }
  }

  /** A ship is hit by so much against that: damaged, or destroyed at once ({@code ST-SHB-07}). */
  public static void strike(
      Play<StccgState> play, CardId id, int weapons, int doubledDefence, RuleId directHit) {
    if (weapons > doubledDefence) {
      Destruction.ship(play, id, directHit);
    } else if (2 * weapons > doubledDefence) {
      damage(play, id);
    }
  }

  /** A ship cloaks or decloaks. */
  public static void cloak(Play<StccgState> play, CardId id, boolean cloaked, RuleId rule) {
    Ship ship = play.state().table().ship(id);
    if (ship != null && ship.cloaked() != cloaked) {
      Tables.ship(play, ship.copy().withCloaked(cloaked));
      play.tell(rule, new MissionEvent.CloakChanged(id, cloaked));
    }
  }
}
