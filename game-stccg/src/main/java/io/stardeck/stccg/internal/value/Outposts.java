package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.function.Predicate;

/** Which outposts can be used by which cards ({@code ST-OUT-08}, {@code ST-ZON-08}). */
public final class Outposts {
  private static final RuleId REQ_12 = RuleId.of("ST-REQ-12");

  private Outposts() {}

  /** Whether {@code outpost} is usable for a card of that affiliation of {@code seat}. */
  public static boolean usable(Table table, Outpost outpost, Seat seat, Affiliation affiliation) {
    if (!outpost.controller().equals(seat)) {
      return false;
    }
    Affiliation own = Affiliations.of(table, outpost.card());
    return !affiliation.major()
        || ((OutpostDef) table.def(outpost.card())).acceptsAll().orElse(!own.major())
        || own.major() && Affiliations.compatible(table, seat, own, affiliation);
  }

  /** Whether a ship is at an outpost, that it can use ({@code ST-ZON-08}). */
  public static boolean at(Table table, Ship ship, Outpost outpost) {
    return ship.here()
        && !ship.cloaked()
        && ship.location() == outpost.location()
        && ship.used()
        && usable(table, outpost, ship.user(), Affiliations.of(table, ship.card()));
  }

  /** Whether a ship is at any outpost that it can use. */
  public static boolean usableFor(Table table, Ship ship) {
    for (Outpost outpost : table.outposts()) {
      if (at(table, ship, outpost)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ship is at an outpost where it can be repaired ({@code ST-DMG-07}). */
  public static boolean repairs(Table table, Ship ship) {
    for (Outpost outpost : table.outposts()) {
      if (at(table, ship, outpost) && ((OutpostDef) table.def(outpost.card())).repairsShips()) {
        return true;
      }
    }
    return false;
  }

  /** The outposts that are {@code wanted} and nearest to a location, in their order. */
  public static ImmutableList<Outpost> nearest(Table table, int from, Predicate<Outpost> wanted) {
    int here = table.position(from);
    int least = Integer.MAX_VALUE;
    ImmutableList.Builder<Outpost> nearest = ImmutableList.builder();
    for (Outpost outpost : table.outposts()) {
      int far = Math.abs(table.position(outpost.location()) - here);
      if (far <= least && wanted.test(outpost)) {
        nearest = far < least ? ImmutableList.builder() : nearest;
        least = far;
        nearest.add(outpost);
      }
    }
    return nearest.build();
  }

  /** The SHIELDS of an outpost, with all modifiers ({@code ST-REQ-12}). */
  public static int shields(Table table, Outpost outpost) {
    int printed = ((OutpostDef) table.def(outpost.card())).shields();
    Computation sum = Computation.silent().base(printed, REQ_12, outpost.id());
    for (InForce<Standing.Modify> acting : table.inForce(Standing.Modify.class)) {
      Standing.Modify modify = acting.what();
      if (modify.stat() == Stat.SHIELDS && Scopes.outpost(acting.by(), modify.on(), outpost)) {
        int by = Amounts.fixed(modify.by(), acting.by());
        sum.with(modify.how().operation(), by, REQ_12, acting.by().def());
      }
    }
    return sum.atLeast(0, REQ_12, outpost.id()).value();
  }
}
