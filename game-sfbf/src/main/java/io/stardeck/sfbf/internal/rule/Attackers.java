package io.stardeck.sfbf.internal.rule;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import org.jspecify.annotations.Nullable;

/** Who may attack, with weapons or fighters (BF-ATK-02, 10 to 13). */
public final class Attackers {
  private static final RuleId ATK_02 = RuleId.of("BF-ATK-02");
  private static final RuleId ATK_10 = RuleId.of("BF-ATK-10");
  private static final RuleId ATK_11 = RuleId.of("BF-ATK-11");
  private static final RuleId ATK_12 = RuleId.of("BF-ATK-12");
  private static final RuleId ATK_13 = RuleId.of("BF-ATK-13");

  private Attackers() {}

  /** Whether the actor's {@code ship}, in Screen or Main Body, passes {@link #check}. */
  public static boolean may(BattleForceView view, Ship ship) {
    Phase.Choice phase = (Phase.Choice) view.table().phases().top();
    return !ship.heldBack() && !ship.cloaked() && !isFirst(phase, ship.id());
  }

  private static boolean isFirst(Phase.Choice phase, ShipId id) {
    return phase.first().isPresent() && phase.first().get().equals(id);
  }

  /**
   * Reports why {@code id} may not attack in the phase {@link Phase.Choice} on top.
   *
   * @return where it lies, or null, reported, if it is no face-up ship of the actor's
   */
  public static @Nullable Berth check(BattleForceView view, ShipId id, Findings findings) {
    Berth berth = view.table().find(id, view.seat());
    if (berth == null) {
      if (view.faceDown().contains(id)) {
        findings.reject("ship", ATK_12, "%s is in the Reserve", id);
      } else if (view.table().find(id) != null) {
        findings.reject("ship", ATK_10, "%s is not one of your ships", id);
      } else {
        findings.reject("ship", Checks.ACT_01, "no fleet shows %s", id);
      }
      return null;
    }
    Phase.Choice phase = (Phase.Choice) view.table().phases().top();
    if (isFirst(phase, id)) {
      findings.reject("ship", ATK_02, "%s has attacked in this turn, another ship may", id);
    }
    Ship ship = berth.ship();
    if (ship.heldBack()) {
      findings.reject("ship", ATK_11, "%s bears a card that forbids it to attack", id);
    }
    if (berth.row() == Row.RESERVE) {
      findings.reject("ship", ATK_12, "%s is in the Reserve", id);
    }
    if (ship.cloaked()) {
      findings.reject("ship", ATK_13, "%s is cloaked", id);
    }
    return berth;
  }
}
