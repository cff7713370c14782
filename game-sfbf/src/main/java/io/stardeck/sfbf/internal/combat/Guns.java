package io.stardeck.sfbf.internal.combat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;

/**
 * Which boxes of a ship fire which card (BF-WPN, BF-ORI). A box that is damaged or has fired is
 * <em>blocked</em>.
 */
public final class Guns {
  private static final RuleId WPN_01 = RuleId.of("BF-WPN-01");
  private static final RuleId WPN_02 = RuleId.of("BF-WPN-02");
  private static final RuleId WPN_03 = RuleId.of("BF-WPN-03");
  private static final RuleId WPN_04 = RuleId.of("BF-WPN-04");
  private static final RuleId WPN_06 = RuleId.of("BF-WPN-06");
  private static final RuleId ORI_01 = RuleId.of("BF-ORI-01");
  private static final RuleId ORI_02 = RuleId.of("BF-ORI-02");

  /** From the least able to the most: a box of the card's own type, then larger ones, WPN last. */
  private static final BoxType[] LEAST_ABLE = {
    BoxType.PH3,
    BoxType.PH2,
    BoxType.PH1,
    BoxType.PLF,
    BoxType.PLS,
    BoxType.PLR,
    BoxType.PHO,
    BoxType.DSR,
    BoxType.DRN,
    BoxType.WPN
  };

  private Guns() {}

  /**
   * The boxes of that type that would fire a card of {@code kind}: the leftmost that are not
   * blocked (BF-ACT-08), two for a plasma-S from option mounts (BF-ORI-02); empty if there are too
   * few.
   */
  public static BoxSet pick(ShipCard ship, BoxSet blocked, BoxType type, CardKind kind) {
    int needed = type.boxesToFire(kind);
    long free = ship.boxes(type).mask() & ~blocked.mask();
    if (needed == 0 || Long.bitCount(free) < needed) {
      return BoxSet.empty();
    }
    long first = Long.lowestOneBit(free);
    return new BoxSet(needed == 1 ? first : first | Long.lowestOneBit(free & ~first));
  }

  /** Whether some boxes that are not blocked can fire a card of {@code kind}. */
  public static boolean can(ShipCard ship, BoxSet blocked, CardKind kind) {
    long free = ship.firing(kind).mask() & ~blocked.mask();
    return free != 0 && (kind != CardKind.PLS || !leastAble(ship, blocked, kind).isEmpty());
  }

  /** The least able boxes that are not blocked and fire a card of {@code kind}; empty if none. */
  public static BoxSet leastAble(ShipCard ship, BoxSet blocked, CardKind kind) {
    for (BoxType type : LEAST_ABLE) {
      BoxSet boxes = pick(ship, blocked, type, kind);
      if (!boxes.isEmpty()) {
        return boxes;
      }
    }
    return BoxSet.empty();
  }

  /**
   * Reports why no box of that type can fire a card of {@code kind}.
   *
   * @param damaged the damaged boxes
   * @param fired the boxes that have fired
   * @param none the rule that asks for an undamaged box
   * @param spent the rule that lets a box fire once
   */
  public static void check(
      ShipCard ship,
      BoxSet damaged,
      BoxSet fired,
      BoxType type,
      CardKind kind,
      RuleId none,
      RuleId spent,
      Findings findings) {
    if (!type.fires(kind)) {
      findings.reject(notFiring(type), "a %s box does not fire %s", type, kind.title());
      return;
    }
    if (!pick(ship, damaged.union(fired), type, kind).isEmpty()) {
      return;
    }
    BoxSet all = ship.boxes(type);
    int needed = type.boxesToFire(kind);
    int undamaged = all.minus(damaged).size();
    if (all.isEmpty()) {
      findings.reject(none, "%s has no %s box", ship.title(), type);
    } else if (undamaged == 0) {
      findings.reject(WPN_04, "all %s boxes of %s are damaged", type, ship.title());
    } else if (needed == 2) {
      findings.reject(
          ORI_02, "a plasma-S takes two WPN boxes, %s has %s undamaged", ship.title(), undamaged);
    }
    if (undamaged >= needed) {
      findings.reject(spent, "the %s boxes of %s have fired", type, ship.title());
    }
  }

  private static RuleId notFiring(BoxType type) {
    return switch (type) {
      case PH1, PH2, PH3 -> WPN_01;
      case PLR, PLS, PLF -> WPN_02;
      case PHO, DSR, DRN -> WPN_03;
      case WPN -> ORI_01;
      case FTR, HULL -> WPN_06;
    };
  }
}
