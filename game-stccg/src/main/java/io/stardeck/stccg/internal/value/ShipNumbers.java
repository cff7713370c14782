package io.stardeck.stccg.internal.value;

import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.From;
import io.stardeck.stccg.card.word.How;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.value.Standings.Acting;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;

/** RANGE, WEAPONS and SHIELDS of ships ({@code ST-REQ-12}, {@code ST-DMG-03}). */
public final class ShipNumbers {
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
    int value = printed(facts, ship, stat);
    int added = 0;
    int factor = 1;
    for (Acting<Standing.Modify> acting : Standings.of(facts.table(), Standing.Modify.class)) {
      Standing.Modify modify = acting.what();
      if (modify.stat() == stat
          && acting.by().on().isShip(ship.id())
          && holds(facts, ship, modify)) {
        int by = amount(facts, ship, modify.by(), acting.by().counted());
        value = modify.how() == How.SET ? by : value;
        added += modify.how() == How.ADD ? by : 0;
        factor *= modify.how() == How.MULTIPLY ? by : 1;
      }
    }
    int result = (value + added) * factor;
    if (stat == Stat.RANGE && ship.condition().damaged()) {
      result = Math.min(result, DAMAGED_RANGE);
    }
    return Math.max(0, result);
  }

  private static boolean holds(Facts facts, Ship ship, Standing.Modify modify) {
    return modify.filter().isEmpty()
        || Requirements.met(modify.filter().get(), Group.aboard(facts, ship));
  }

  private static int amount(Facts facts, Ship ship, Amount amount, int counted) {
    if (amount instanceof Amount.Fixed fixed) {
      return fixed.n();
    }
    if (amount instanceof Amount.Counted times) {
      return times.times() * counted;
    }
    if (amount instanceof Amount.Count count && count.from() == From.ABOARD) {
      return Amounts.count(count, Group.aboard(facts, ship));
    }
    return 0;
  }

  private static int printed(Facts facts, Ship ship, Stat stat) {
    if (facts.table().def(ship.card()) instanceof ShipDef def) {
      return stat == Stat.RANGE
          ? def.range()
          : stat == Stat.WEAPONS ? def.weapons() : def.shields();
    }
    if (facts.table().def(ship.card()) instanceof DilemmaDef def && def.mover().isPresent()) {
      DilemmaDef.Mover mover = def.mover().get();
      return stat == Stat.RANGE
          ? mover.range()
          : stat == Stat.WEAPONS ? mover.weapons() : mover.shields();
    }
    return 0;
  }
}
