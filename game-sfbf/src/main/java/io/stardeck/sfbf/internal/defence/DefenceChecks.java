package io.stardeck.sfbf.internal.defence;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Form;

/** What checks of defences share. */
final class DefenceChecks {
  static final RuleId DEF_05 = RuleId.of("BF-DEF-05");
  static final RuleId DEF_06 = RuleId.of("BF-DEF-06");
  static final RuleId DEF_47 = RuleId.of("BF-DEF-47");
  private static final RuleId FTR_17 = RuleId.of("BF-FTR-17");
  private static final RuleId PFF_11 = RuleId.of("BF-PFF-11");
  private static final RuleId PFF_12 = RuleId.of("BF-PFF-12");

  private DefenceChecks() {}

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
