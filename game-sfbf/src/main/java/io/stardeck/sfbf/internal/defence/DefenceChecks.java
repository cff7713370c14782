package io.stardeck.sfbf.internal.defence;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/** What checks of defences share. */
final class DefenceChecks {
  static final RuleId DEF_05 = RuleId.of("BF-DEF-05");
  static final RuleId DEF_06 = RuleId.of("BF-DEF-06");
  static final RuleId DEF_47 = RuleId.of("BF-DEF-47");
  private static final RuleId FTR_17 = RuleId.of("BF-FTR-17");
  private static final RuleId PFF_11 = RuleId.of("BF-PFF-11");
  private static final RuleId PFF_12 = RuleId.of("BF-PFF-12");

  private DefenceChecks() {}

  /**
   * The weapon card of the attack that a defence is aimed at; null with a finding if there is none.
   *
   * @param unaimed what is said to whoever names none
   */
  static @Nullable Shot aimedAt(
      Attack attack, PlayDefence action, String unaimed, Findings findings) {
    if (action.aim().isEmpty()) {
      findings.reject(Checks.ACT_01, unaimed);
      return null;
    }
    int index = Shots.indexOf(attack.shots(), action.aim().get());
    if (index < 0) {
      findings.reject(
          "aim", Checks.ACT_01, "%s is no weapon card of the attack", action.aim().get());
      return null;
    }
    return attack.shots().get(index);
  }

  /** That weapon card has not been cancelled already. */
  static void stands(Table table, Attack attack, Ship ship, Shot shot, Findings findings) {
    if (Shots.cancelled(table, attack, ship, shot)) {
      findings.reject("aim", DEF_06, "%s is cancelled already", shot.card());
    }
  }

  /** After the dice only what works on the whole attack can be played (BF-MAT-04, 05). */
  static void rejectAgainstDice(Attack attack, CardKind kind, Findings findings) {
    if (attack.form() != Form.FLOTILLA) {
      findings.reject(FTR_17, "%s is no use after the dice of fighters", kind.title());
    } else if (kind.weapon()) {
      findings.reject(PFF_12, "the target of a flotilla fires no %s", kind.title());
    } else {
      findings.reject(PFF_11, "%s is no use against a flotilla", kind.title());
    }
  }
}
