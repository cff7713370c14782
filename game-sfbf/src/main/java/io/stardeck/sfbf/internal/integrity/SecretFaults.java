package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;

/** What each seat holds unseen: hand, reserve action cards, face-down ships (BF-I-05, 06, 30). */
final class SecretFaults implements Topic {
  private static final int RESERVED_IN_SETUP = 2;
  private static final int MOST_STASHED = 3;

  @Override
  public void find(BattleForceState state, FaultLog log) {
    Table table = state.table();
    for (int index = 0; index < state.secrets().size(); index++) {
      Seat seat = Seat.at(index);
      Secrets secrets = state.secrets().get(index);
      String path = "secrets[" + index + "]";
      if (index >= table.config().players()) {
        noPlayer(secrets, path, log);
      } else if (table.gameTurn() == 0) {
        dealt(table, seat, secrets, path, log);
      } else {
        held(table, secrets, path, log);
      }
      drawn(table, seat, secrets, path, log);
      formation(table, seat, secrets, path, log);
      log.require(
          secrets.ships().isEmpty() || table.gameTurn() == 0 || table.rows(),
          path + ".ships",
          "no ship lies face down in this game");
    }
  }

  /** The solitaire enemy keeps nothing to itself but ships (BF-SOL-01, 11). */
  private static void noPlayer(Secrets secrets, String path, FaultLog log) {
    log.require(
        secrets.withShips(ImmutableList.of()).equals(Secrets.NONE), path, "the enemy holds cards");
  }

  private static void dealt(Table table, Seat seat, Secrets secrets, String path, FaultLog log) {
    BattleForceConfig config = table.config();
    int stashed = config.advanced() && !toReserve(table, seat) ? RESERVED_IN_SETUP : 0;
    log.require(
        secrets.stash().size() == stashed, path + ".stash", "%s cards are set aside", stashed);
    log.require(
        secrets.hand().size() == config.dealtCards() - stashed,
        path + ".hand",
        "%s cards are dealt",
        config.dealtCards());
  }

  /** Whether {@code seat} has still to choose their reserve action cards. */
  private static boolean toReserve(Table table, Seat seat) {
    for (Phase phase : table.phases()) {
      if (phase instanceof SetupPhase.ChooseStash stash) {
        return stash.seat().equals(seat) || stash.waiting().contains(seat);
      }
    }
    return false;
  }

  private static void held(Table table, Secrets secrets, String path, FaultLog log) {
    int limit = table.config().handLimit();
    log.require(secrets.hand().size() <= limit, path + ".hand", "a hand is %s cards", limit);
    log.require(
        secrets.stash().size() <= (table.advanced() ? MOST_STASHED : 0),
        path + ".stash",
        "%s cards are too many",
        secrets.stash().size());
  }

  private static void drawn(Table table, Seat seat, Secrets secrets, String path, FaultLog log) {
    if (secrets.drawn().isEmpty()) {
      return;
    }
    log.require(
        table.advanced()
            && table.phases().top() instanceof Phase.Draw draw
            && draw.seat().equals(seat)
            && secrets.hand().contains(secrets.drawn().get()),
        path + ".drawn",
        "no card of the hand was drawn just now");
  }

  private static void formation(
      Table table, Seat seat, Secrets secrets, String path, FaultLog log) {
    boolean forming =
        table.rows()
            && table.phases().top() instanceof Phase.Formation top
            && top.seat().equals(seat);
    moved(table, seat, secrets, secrets.moved(), forming, path + ".moved", log);
    moved(table, seat, secrets, secrets.fresh(), forming, path + ".fresh", log);
  }

  private static void moved(
      Table table,
      Seat seat,
      Secrets secrets,
      ImmutableList<ShipId> ships,
      boolean forming,
      String path,
      FaultLog log) {
    log.require(ships.isEmpty() || forming, path, "no formation change is under way");
    log.require(new HashSet<>(ships).size() == ships.size(), path, "a ship moves once");
    for (ShipId ship : ships) {
      log.require(
          secrets.ships().contains(ship) || table.find(ship, seat) != null,
          path,
          "%s is not in the fleet",
          ship);
    }
  }
}
