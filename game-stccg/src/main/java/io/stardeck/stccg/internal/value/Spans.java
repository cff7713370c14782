package io.stardeck.stccg.internal.value;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.MissionDef.OtherSide;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** What it costs to come to a location ({@code ST-MOV-02}, {@code ST-MOV-10}). */
public final class Spans {
  private static final RuleId REQ_12 = RuleId.of("ST-REQ-12");

  private Spans() {}

  /** The span of {@code location} for a ship of {@code seat}. */
  public static int of(Table table, Location location, Seat seat) {
    if (table.def(location.card()) instanceof MissionDef mission) {
      @Nullable OtherSide far = Sites.far(mission, location, seat);
      int printed = far == null ? mission.span() : far.span();
      return modified(table, location, Stat.SPAN, printed);
    }
    int printed = table.def(location.card()) instanceof EventDef event ? event.event().span() : 0;
    return modified(table, location, Stat.SPAN, printed);
  }

  /** A number of a location, with all modifiers ({@code ST-REQ-12}). */
  static int modified(Table table, Location location, Stat stat, int printed) {
    Computation sum = Computation.silent().base(printed, REQ_12, location.card().def());
    for (InForce<Standing.Modify> acting : table.inForce(Standing.Modify.class)) {
      Standing.Modify modify = acting.what();
      if (modify.stat() == stat
          && Scopes.location(acting.by(), modify.on(), location.number())
          && Filters.fits(modify.filter(), table.def(location.card()))) {
        int by = Amounts.fixed(modify.by(), acting.by());
        sum.with(modify.how().operation(), by, REQ_12, acting.by().def());
      }
    }
    return sum.atLeast(0, REQ_12, location.card().def()).value();
  }
}
