package io.stardeck.sfbf.internal.defence;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;

/**
 * What speaks against Reinforce Shields, ECM, Erratic Maneuvers, Wild Weasel and Disengage, which
 * work on the whole attack.
 */
final class WholeDefenceChecks {
  private static final RuleId DEF_31 = RuleId.of("BF-DEF-31");
  private static final RuleId DEF_35 = RuleId.of("BF-DEF-35");
  private static final RuleId DEF_36 = RuleId.of("BF-DEF-36");
  private static final RuleId DEF_44 = RuleId.of("BF-DEF-44");
  private static final RuleId CLK_09 = RuleId.of("BF-CLK-09");

  private WholeDefenceChecks() {}

  static void check(Table table, Attack attack, PlayDefence action, Findings findings) {
    Ship ship = Engagement.targetShip(table);
    CardKind kind = table.kind(action.card());
    if (kind == CardKind.EM) {
      checkErratic(table, attack, ship, findings);
    } else if (kind == CardKind.WW) {
      checkWeasel(table, attack, ship, findings);
    }
    if (action.box().isPresent()) {
      findings.reject(Checks.ACT_01, "%s needs no box", kind.title());
    }
    boolean jams = (kind == CardKind.ECM || kind == CardKind.EM) && Damage.jams(table, attack);
    if (jams) {
      checkJammed(table, attack, ship, action, findings);
    } else if (action.aim().isPresent()) {
      findings.reject(Checks.ACT_01, "%s works on the whole attack", kind.title());
    }
  }

  private static void checkErratic(Table table, Attack attack, Ship ship, Findings findings) {
    if (ship.erratic().isPresent()) {
      findings.reject(DEF_31, "%s has Erratic Maneuvers on it already", ship.id());
    }
    if (ship.cloaked() || ship.webbed()) {
      findings.reject(DEF_35, "%s is cloaked or webbed", ship.id());
    }
    if (ship.cloaked()) {
      findings.reject(CLK_09, "a cloaked ship plays no Erratic Maneuvers");
    }
    if (Standing.played(table, attack, CardKind.WW)) {
      findings.reject(DEF_36, "a Wild Weasel was played against this attack");
    }
  }

  private static void checkWeasel(Table table, Attack attack, Ship ship, Findings findings) {
    if (ship.weasel().isPresent()) {
      findings.reject(DEF_44, "%s has a Wild Weasel on it already", ship.id());
    }
    if (Standing.played(table, attack, CardKind.EM)) {
      findings.reject(DEF_36, "Erratic Maneuvers was played against this attack");
    }
  }

  /** Traditional damage: the card names the weapon card that it cancels (BF-D-56). */
  private static void checkJammed(
      Table table, Attack attack, Ship ship, PlayDefence action, Findings findings) {
    Shot shot =
        DefenceChecks.aimedAt(attack, action, "name the weapon card that it cancels", findings);
    if (shot != null) {
      DefenceChecks.stands(table, attack, ship, shot, findings);
    }
  }
}
