package io.stardeck.sfbf.internal.defence;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * What speaks against weapon cards and Tractor Beams in defence, which work on one drone or plasma
 * torpedo (BF-DEF-20 to 29, 40, 47), and against all cards that are no defence at all.
 */
final class AimedDefenceChecks {
  private static final RuleId DEF_09 = RuleId.of("BF-DEF-09");
  private static final RuleId DEF_20 = RuleId.of("BF-DEF-20");
  private static final RuleId DEF_21 = RuleId.of("BF-DEF-21");
  private static final RuleId DEF_24 = RuleId.of("BF-DEF-24");
  private static final RuleId DEF_25 = RuleId.of("BF-DEF-25");
  private static final RuleId DEF_27 = RuleId.of("BF-DEF-27");
  private static final RuleId DEF_28 = RuleId.of("BF-DEF-28");
  private static final RuleId DEF_40 = RuleId.of("BF-DEF-40");
  private static final RuleId CLK_05 = RuleId.of("BF-CLK-05");
  private static final RuleId CLK_09 = RuleId.of("BF-CLK-09");
  private static final RuleId ORG_01 = RuleId.of("BF-ORG-01");
  private static final RuleId PBF_07 = RuleId.of("BF-PBF-07");
  private static final RuleId REP_05 = RuleId.of("BF-REP-05");
  private static final RuleId SUP_07 = RuleId.of("BF-SUP-07");

  private AimedDefenceChecks() {}

  static void check(Table table, Attack attack, PlayDefence action, Findings findings) {
    CardKind kind = table.kind(action.card());
    if (!kind.weapon() && kind != CardKind.TB) {
      rejectUseless(kind, findings);
      return;
    }
    Ship ship = Engagement.targetShip(table);
    checkShip(ship, kind, findings);
    switch (kind) {
      case PHO, DSR -> findings.reject(DEF_28, "%s fires at nothing in defence", kind.title());
      case PLF -> findings.reject(DEF_25, "a plasma-F stops nothing in defence");
      default -> checkAim(table, attack, ship, action, findings);
    }
    if (kind == CardKind.TB) {
      if (action.box().isPresent()) {
        findings.reject(Checks.ACT_01, "a Tractor Beam needs no box");
      }
    } else {
      checkBox(table, attack, ship, action.box().orElse(null), kind, findings);
    }
  }

  /** A card that is no defence against weapons. */
  private static void rejectUseless(CardKind kind, Findings findings) {
    switch (kind) {
      case GUN, PRT -> findings.reject(DEF_09, "%s is no use in this defence", kind.title());
      case OVL, ENV -> findings.reject(SUP_07, "%s cannot be used in defence", kind.title());
      case SCP -> findings.reject(DEF_24, "a Scatterpack is added to a drone fired before");
      default -> {
        findings.reject(DefenceChecks.DEF_06, "%s is no defence", kind.title());
        rejectAtAnyTime(kind, findings);
      }
    }
  }

  /** Cards whose own rules say that they are no defence. */
  private static void rejectAtAnyTime(CardKind kind, Findings findings) {
    switch (kind) {
      case DC, ENG -> findings.reject(REP_05, "%s is played in phase 2", kind.title());
      case PBF -> findings.reject(PBF_07, "%s is played in phase 4", kind.title());
      case ORG -> findings.reject(ORG_01, "%s is played in phase 4", kind.title());
      default -> {}
    }
  }

  private static void checkShip(Ship ship, CardKind kind, Findings findings) {
    if (ship.weasel().isPresent()) {
      findings.reject(
          DefenceChecks.DEF_47, "%s has a Wild Weasel on it, no %s", ship.id(), kind.title());
    }
    if (ship.cloaked()) {
      findings.reject(
          kind == CardKind.TB ? CLK_09 : CLK_05, "%s is cloaked, no %s", ship.id(), kind.title());
    }
  }

  private static void checkAim(
      Table table, Attack attack, Ship ship, PlayDefence action, Findings findings) {
    Shot shot =
        DefenceChecks.aimedAt(
            attack, action, "name the drone or plasma torpedo that it is aimed at", findings);
    if (shot == null) {
      return;
    }
    CardKind kind = table.kind(action.card());
    CardKind aim = table.kind(shot.card());
    if (aim.directFire()) {
      findings.reject(DEF_27, "%s cannot be fired at", aim.title());
    } else if (kind == CardKind.TB && aim != CardKind.DRN) {
      findings.reject(DEF_40, "a Tractor Beam stops drones, not %s", aim.title());
    } else if (kind != CardKind.TB && !kind.has(aim == CardKind.DRN ? Symbol.D : Symbol.P)) {
      findings.reject(DEF_20, "%s may not fire at %s", kind.title(), aim.title());
    }
    DefenceChecks.stands(table, attack, ship, shot, findings);
  }

  private static void checkBox(
      Table table,
      Attack attack,
      Ship ship,
      @Nullable BoxType type,
      CardKind kind,
      Findings findings) {
    if (type == null) {
      findings.reject(Checks.ACT_01, "name the type of box that fires %s", kind.title());
      return;
    }
    ShipCard printed = table.card(ship.id());
    if (Guns.pick(printed, ship.damaged(), type, kind).isEmpty()) {
      findings.reject(DEF_20, "no undamaged %s box of %s fires it", type, ship.id());
      Guns.check(
          printed, ship.damaged(), attack.fired(ship.id()), type, kind, DEF_20, DEF_21, findings);
    } else if (Guns.pick(printed, ship.damaged().union(attack.fired(ship.id())), type, kind)
        .isEmpty()) {
      findings.reject(DEF_21, "the %s boxes of %s have fired", type, ship.id());
    }
  }
}
