package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A ship that is lent takes nobody aboard, and whoever leaves it is where its own player's cards
 * are ({@code ST-EFF-16}, {@code ST-EFF-39}).
 */
final class Lending {
  private static final RuleId EFF_16 = RuleId.of("ST-EFF-16");
  private static final RuleId EFF_39 = RuleId.of("ST-EFF-39");

  private Lending() {}

  /** Reports what is wrong with going from one host to another, as far as ships are lent. */
  static void check(StccgView view, Host from, Host to, Findings findings) {
    Table table = view.table();
    if (owner(table, to).isPresent()) {
      findings.reject("to", EFF_16, "%s is lent", to);
    }
    Optional<Seat> owner = owner(table, from);
    boolean home = to.kind() == HostKind.TEAM && owner.equals(Optional.of(to.teamSeat()));
    if (owner.isPresent() && !home) {
      findings.reject("to", EFF_16, "%s is lent", from);
    }
    if (to.kind() == HostKind.TEAM && !to.teamSeat().equals(view.seat()) && !home) {
      findings.reject("to", EFF_16, "nobody goes there but from a ship that is lent");
    }
    if (view.top() instanceof Phase.Orders orders
        && orders.ship().isPresent()
        && !from.equals(Host.ship(orders.ship().get()))) {
      findings.reject("from", EFF_39, "only the ship and its crew are given orders now");
    }
  }

  /** Whether ships that are lent forbid to go from one host to another. */
  static boolean lent(StccgView view, Host from, Host to) {
    Findings probe = Findings.probing();
    check(view, from, to, probe);
    return !probe.clean();
  }

  /** Whose the lent ship is that a host is; nobody's if it is none. */
  static Optional<Seat> owner(Table table, Host host) {
    @Nullable Ship ship = table.ship(host);
    return ship == null ? Optional.empty() : ship.returnsTo();
  }

  /** Whether a surface is where a ship lent to {@code seat} can let its own player's cards down. */
  static boolean reaches(Table table, Seat seat, Host surface) {
    for (Ship ship : table.ships()) {
      if (ship.of(seat)
          && ship.returnsTo().equals(Optional.of(surface.teamSeat()))
          && ship.location() == surface.teamLocation()) {
        return true;
      }
    }
    return false;
  }
}
