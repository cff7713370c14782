package io.stardeck.sfbf.internal.rule;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import org.jspecify.annotations.Nullable;

/** What many actions ask alike; the common violations of section 4. */
public final class Checks {
  public static final RuleId ACT_01 = RuleId.of("BF-ACT-01");
  public static final RuleId GEN_03 = RuleId.of("BF-GEN-03");
  private static final RuleId SET_04 = RuleId.of("BF-SET-04");
  private static final RuleId OUT_02 = RuleId.of("BF-OUT-02");
  private static final RuleId OUT_01 = RuleId.of("BF-OUT-01");
  private static final RuleId ATK_30 = RuleId.of("BF-ATK-30");
  private static final RuleId ATK_36 = RuleId.of("BF-ATK-36");

  private Checks() {}

  /**
   * Whether there is such a card in this game; reports it at {@code path} if not. What does not
   * exist is told before all that might forbid to play it.
   */
  public static boolean exists(BattleForceView view, String path, CardId card, Findings findings) {
    if (!view.table().exists(card)) {
      findings.reject(path, ACT_01, "there is no card %s", card);
      return false;
    }
    return true;
  }

  /** Whether there is such a ship in this game; reports it if not, as {@link #exists}. */
  public static boolean exists(BattleForceView view, ShipId ship, Findings findings) {
    if (!view.table().exists(ship)) {
      findings.reject("ship", ACT_01, "there is no ship %s", ship);
      return false;
    }
    return true;
  }

  /** Whether {@code card} is in the actor's hand and not in their draft yet; reports it if not. */
  public static boolean inHand(BattleForceView view, CardId card, Findings findings) {
    if (!exists(view, "card", card, findings)) {
      return false;
    }
    if (!view.hand().contains(card)) {
      if (view.stash().contains(card)) {
        findings.reject("card", ATK_36, "%s is in your reserve and must come to hand first", card);
      } else {
        findings.reject("card", ATK_30, "%s is not in your hand", card);
      }
      return false;
    }
    if (view.own().desk().isOpen()
        && view.own().desk().open() instanceof Draft.Assault draft
        && draft.holds(card)) {
      findings.reject("card", ACT_01, "%s is in your draft already", card);
      return false;
    }
    return true;
  }

  /** Whether {@code card} is in the actor's hand, as {@link #inHand}, and of {@code kind}. */
  public static boolean inHand(
      BattleForceView view, CardId card, CardKind kind, RuleId rule, Findings findings) {
    if (!inHand(view, card, findings)) {
      return false;
    }
    CardKind actual = view.table().kind(card);
    if (actual != kind) {
      findings.reject("card", rule, "%s is %s, not %s", card, actual.title(), kind.title());
      return false;
    }
    return true;
  }

  /** The actor's own face-up ship of that id, or null, reported, if their fleet shows none. */
  public static @Nullable Berth ownShip(BattleForceView view, ShipId ship, Findings findings) {
    Berth berth = view.table().find(ship, view.seat());
    if (berth == null) {
      findings.reject("ship", ACT_01, "%s does not lie face up in your fleet", ship);
    }
    return berth;
  }

  /**
   * As {@link #ownShip(BattleForceView, ShipId, Findings)}; a ship that lies face down in the
   * actor's Reserve is reported by {@code faceDown}.
   */
  public static @Nullable Berth ownShip(
      BattleForceView view, ShipId ship, RuleId faceDown, Findings findings) {
    if (view.faceDown().contains(ship)) {
      findings.reject("ship", faceDown, "%s lies face down in your Reserve", ship);
      return null;
    }
    return ownShip(view, ship, findings);
  }

  /**
   * Reports what forbids the actor, for whom a window is open in the turn of another, to fill an
   * empty hand now, by {@code rule} or BF-OUT-01.
   */
  static void emptyHand(BattleForceView view, RuleId rule, Findings findings) {
    if (!view.hand().isEmpty()) {
      findings.reject(rule, "your hand is not empty, it holds %s", view.hand().size());
    }
    if (!view.hasShips(view.seat())) {
      findings.reject(OUT_01, "you have no ship in play");
    }
  }

  /** Whether {@code card} is one of the actor's reserve action cards; reports it if not. */
  public static boolean inStash(BattleForceView view, CardId card, RuleId rule, Findings findings) {
    if (view.stash().contains(card)) {
      return true;
    }
    if (exists(view, "card", card, findings)) {
      findings.reject("card", rule, "%s is not in your reserve", card);
    }
    return false;
  }

  /** Reports what forbids a further reserve action card of the actor's own (BF-SET-04). */
  public static void stashRoom(BattleForceView view, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(GEN_03, "the basic game has no reserve action cards");
    }
    if (view.stash().size() >= Draws.STASH_LIMIT) {
      findings.reject(SET_04, "your reserve holds %s cards already", view.stash().size());
    }
  }

  /**
   * Reports what forbids a play that takes the place of an attack: an attack made in this phase, by
   * {@code rule}, or a fleet without ships (BF-OUT-02).
   */
  public static void insteadOfAttack(BattleForceView view, RuleId rule, Findings findings) {
    Phase.Choice phase = (Phase.Choice) view.table().phases().top();
    if (phase.attacks() > 0) {
      findings.reject(rule, "you have attacked in this turn already");
    }
    if (!view.hasShips(view.seat())) {
      findings.reject(OUT_02, "you have no ship in play");
    }
  }
}
