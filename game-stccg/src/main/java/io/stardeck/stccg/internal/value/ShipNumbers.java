package io.stardeck.stccg.internal.value;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;

/** RANGE, WEAPONS and SHIELDS of ships ({@code ST-REQ-12}, {@code ST-DMG-03}). */
public final class ShipNumbers {
  private static final RuleId DMG_03 = RuleId.of("ST-DMG-03");
  private static final RuleId REQ_12 = RuleId.of("ST-REQ-12");
  private static final int DAMAGED_RANGE = 5;

  private ShipNumbers() {}

  /** The RANGE that is left in this turn ({@code ST-MOV-08}). */
  public static int rangeLeft(Facts facts, Ship ship) {
    return Math.max(0, of(facts, ship, Stat.RANGE) - ship.rangeUsed());
  }

  /** Twice the SHIELDS of a ship, with the half that an own outpost gives ({@code ST-SHB-10}). */
  public static int doubledShields(Facts facts, Ship ship) {
    int given = 0;
    for (Outpost outpost : facts.table().outposts()) {
      boolean gives =
          outpost.location() == ship.location() && !ship.cloaked() && ship.of(outpost.controller());
      given = gives ? Math.max(given, Outposts.shields(facts.table(), outpost)) : given;
    }
    return 2 * of(facts, ship, Stat.SHIELDS) + given;
  }

  /** A number of a ship, with all modifiers that are known. */
  public static int of(Facts facts, Ship ship, Stat stat) {
    return of(facts, ship, stat, Computation.silent()).value();
  }

  /** Works a number of a ship out. */
  public static Computation of(Facts facts, Ship ship, Stat stat, Computation sum) {
    sum.base(printed(facts, ship, stat), REQ_12, ship.id());
    for (InForce<Standing.Modify> acting : facts.table().inForce(Standing.Modify.class)) {
      Standing.Modify modify = acting.what();
      if (modify.stat() == stat
          && Scopes.ship(facts.table(), acting.by(), modify.on(), ship)
          && holds(facts, ship, modify)) {
        int by = Amounts.aboard(modify.by(), facts, ship, acting.by());
        sum.with(modify.how().operation(), by, REQ_12, acting.by().def());
      }
    }
    if (stat == Stat.RANGE && ship.condition().damaged()) {
      sum.atMost(DAMAGED_RANGE, DMG_03, ship.id());
    }
    return sum.atLeast(0, REQ_12, ship.id());
  }

  private static boolean holds(Facts facts, Ship ship, Standing.Modify modify) {
    return modify.filter().isEmpty()
        || Requirements.met(modify.filter().get(), Group.aboard(facts, ship));
  }

  private static int printed(Facts facts, Ship ship, Stat stat) {
    if (facts.table().def(ship.card()) instanceof ShipDef def) {
      return of(stat, def.range(), def.weapons(), def.shields());
    }
    DilemmaDef.Mover mover = ((DilemmaDef) facts.table().def(ship.card())).mover().orElseThrow();
    return of(stat, mover.range(), mover.weapons(), mover.shields());
  }

  private static int of(Stat stat, int range, int weapons, int shields) {
    return stat == Stat.RANGE ? range : stat == Stat.WEAPONS ? weapons : shields;
  }
}
