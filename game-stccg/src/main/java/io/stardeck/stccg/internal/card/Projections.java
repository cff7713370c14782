package io.stardeck.stccg.internal.card;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** Holograms on planets, which are there only as long as they are projected ({@code ST-HOL-05}). */
public final class Projections {
  private static final RuleId HOL_07 = RuleId.of("ST-HOL-07");

  private Projections() {}

  /** Those whom nothing projects any more are back aboard their home ships. */
  public static void recall(Play<StccgState> play) {
    Manned.each(
        play.state(),
        (host, seat) -> {
          if (host.kind() == HostKind.TEAM) {
            for (int i = 0; i < Role.ALL.size(); i++) {
              for (Card card : play.state().cards(host, Role.ALL.get(i))) {
                recall(play, host, seat, Role.ALL.get(i), card);
              }
            }
          }
        });
  }

  private static void recall(Play<StccgState> play, Host team, Seat seat, Role role, Card card) {
    Table table = play.state().table();
    int here = team.teamLocation();
    for (Mark mark : card.marks()) {
      if (mark instanceof Mark.Home home) {
        @Nullable Ship ship = table.ship(home.ship());
        boolean there = ship != null && ship.at(here);
        if (ship != null && !(there && Holograms.projected(table, here, seat, false))) {
          back(play, team, seat, role, card, ship.host(), HOL_07);
        }
      }
    }
  }

  /** A hologram of {@code seat} is back aboard its home ship, stopped or not as it is. */
  public static void back(
      Play<StccgState> play, Host team, Seat seat, Role role, Card card, Host ship, RuleId rule) {
    Role now = role == Role.GROUP ? Hosts.resting(card) : role;
    Card turned = now == role ? card : Hosts.turn(play, team, seat, card, role, now);
    // The ship may be in the hands of another player: then it is theirs who is aboard (ST-EFF-16).
    Ship home = play.state().table().ship(ship.card());
    Seat aboard = home == null ? seat : home.controller().orElse(seat);
    Hosts.move(play, aboard, turned, now, team, ship, rule);
  }
}
