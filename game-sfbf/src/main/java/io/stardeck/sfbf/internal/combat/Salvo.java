package io.stardeck.sfbf.internal.combat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * What one ship may fire at one target: range, web and cloak (BF-FRM-21, 22, BF-ATK-14, 23). Range
 * goes by the card, not by the box that fires it (BF-FRM-25).
 *
 * @param table what lies open
 * @param attacker the attacking ship
 * @param target the target, or null while there is none: then only the attacker's side counts
 * @param decloaked whether the target's cloak is countered in the draft (BF-RCT-09)
 */
public record Salvo(Table table, Berth attacker, @Nullable Berth target, boolean decloaked) {
  private static final RuleId ATK_14 = RuleId.of("BF-ATK-14");
  private static final RuleId ATK_23 = RuleId.of("BF-ATK-23");
  private static final RuleId FRM_21 = RuleId.of("BF-FRM-21");
  private static final RuleId FRM_22 = RuleId.of("BF-FRM-22");

  /** Whether cards of {@code kind} may be used, boxes apart. */
  public boolean allows(CardKind kind) {
    return !webForbids(kind) && !cloakForbids(kind) && !tooFarFrom(kind) && !tooFarTo(kind);
  }

  /** Reports why cards of {@code kind} may not be used, boxes apart. */
  public void check(CardKind kind, Findings findings) {
    if (webForbids(kind)) {
      findings.reject(ATK_14, "%s is webbed and attacks with no phaser", attacker.ship().id());
    }
    if (cloakForbids(kind)) {
      findings.reject(ATK_23, "the target is cloaked, %s cannot be aimed at it", kind.title());
    }
    if (tooFarFrom(kind)) {
      findings.reject(
          FRM_21,
          "%s is in the Main Body, out of range for %s",
          attacker.ship().id(),
          kind.title());
    }
    if (tooFarTo(kind)) {
      findings.reject(FRM_22, "the target is in the Main Body, out of range for %s", kind.title());
    }
  }

  /** Whether some weapon card of {@code hand} can be fired. */
  public boolean canUseOneOf(ImmutableList<CardId> hand) {
    for (int i = 0; i < hand.size(); i++) {
      CardKind kind = table.kind(hand.get(i));
      if (kind.weapon() && allows(kind) && armedFor(kind)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an undamaged box of the attacker fires cards of {@code kind}. */
  public boolean armedFor(CardKind kind) {
    Ship ship = attacker.ship();
    return Guns.can(table.card(ship.id()), ship.damaged(), kind);
  }

  private boolean webForbids(CardKind kind) {
    return kind.phaser() && attacker.ship().webbed();
  }

  private boolean cloakForbids(CardKind kind) {
    return kind.seeking() && target != null && target.ship().cloaked() && !decloaked;
  }

  private boolean tooFarFrom(CardKind kind) {
    return kind.rangeLimited() && attacker.row() == Row.MAIN;
  }

  private boolean tooFarTo(CardKind kind) {
    return kind.rangeLimited() && target != null && target.row() == Row.MAIN;
  }
}
