package io.stardeck.sfbf.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.chance.Roll;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.internal.setup.Arrangement;
import io.stardeck.sfbf.internal.setup.FleetChoice;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;

/** Fleets and formations as somebody may have committed them. */
final class Arrangements {
  private Arrangements() {}

  /** A fleet of some ships of {@code deal}, all of them noted in the Screen (BF-SET-12). */
  static Drawn<Rows> fleet(
      Table table, SetupPhase.ChooseFleet phase, ImmutableList<ShipId> deal, Chance chance) {
    FleetChoice choice = FleetChoice.of(table.config(), phase.number(), deal.size());
    Drawn<ImmutableList<ShipId>> order = chance.shuffle(deal);
    Roll size = order.next().below(choice.most() - choice.least() + 1);
    ImmutableList<ShipId> taken = ImmutableList.of();
    for (ShipId ship : order.value()) {
      ImmutableList<ShipId> more = Lists.plus(taken, ship);
      if (taken.size() < choice.least() + size.value() && choice.allows(table, deal, more)) {
        taken = more;
      }
    }
    return new Drawn<>(new Rows(taken, ImmutableList.of(), ImmutableList.of()), size.next());
  }

  /** A formation of {@code ships} (BF-SET-16, 17). */
  static Drawn<Rows> formation(ImmutableList<ShipId> ships, Chance chance) {
    Drawn<ImmutableList<ShipId>> order = chance.shuffle(ships);
    Chance next = order.next();
    Rows rows = Rows.NONE;
    for (ShipId ship : order.value()) {
      List<Rows> possible = new ArrayList<>();
      for (Row row : Row.ALL) {
        Rows longer = rows.with(ship, row);
        if (Arrangement.possible(longer, ships.size())) {
          possible.add(longer);
        }
      }
      Drawn<Rows> pick = next.pick(possible);
      rows = pick.value();
      next = pick.next();
    }
    return new Drawn<>(rows, next);
  }
}
