package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;
import java.util.Optional;

/** What each seat holds unseen: hand, reserve action cards, face-down ships (BF-I-05, 06, 30). */
final class SecretFaults implements Topic {
  private static final int RESERVED_IN_SETUP = 2;
  private static final int MOST_STASHED = 3;

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    for (int index = 0; index < state.secrets().size(); index++) {
      Seat seat = Seat.at(index);
      Secrets secrets = state.secrets().get(index);
      String path = "secrets[" + index + "]";
      if (index >= table.config().players()) {
        noPlayer(secrets, path, inspection);
      } else if (table.gameTurn() == 0) {
        dealt(state, seat, inspection);
      } else {
        held(state, seat, inspection);
      }
      drawn(state, seat, path, inspection);
      formation(state, seat, path, inspection);
      inspection.require(
          state.faceDownSize(seat) == 0 || table.gameTurn() == 0 || table.rows(),
          "ships." + Places.faceDown(seat),
          "no ship lies face down in this game");
    }
  }

  /** The solitaire enemy keeps nothing to itself but ships (BF-SOL-01, 11). */
  private static void noPlayer(Secrets secrets, String path, Inspection inspection) {
    inspection.require(secrets.equals(Secrets.NONE), path, "the enemy holds cards");
  }

  private static void dealt(BattleForceState state, Seat seat, Inspection inspection) {
    BattleForceConfig config = state.table().config();
    int stashed = config.advanced() && !toReserve(state.table(), seat) ? RESERVED_IN_SETUP : 0;
    int hand = config.dealtCards() - stashed;
    inspection.range("cards." + Places.stash(seat), state.stashSize(seat), stashed, stashed);
    inspection.range("cards." + Places.hand(seat), state.handSize(seat), hand, hand);
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

  private static void held(BattleForceState state, Seat seat, Inspection inspection) {
    int limit = state.table().config().handLimit();
    int stashed = state.table().advanced() ? MOST_STASHED : 0;
    inspection.range("cards." + Places.hand(seat), state.handSize(seat), 0, limit);
    inspection.range("cards." + Places.stash(seat), state.stashSize(seat), 0, stashed);
  }

  private static void drawn(BattleForceState state, Seat seat, String path, Inspection inspection) {
    Optional<CardId> drawn = state.secrets(seat).drawn();
    Table table = state.table();
    boolean drew =
        table.phases().top() instanceof Phase.Draw draw && draw.drew() && draw.seat().equals(seat);
    inspection.require(
        drew
            ? table.advanced() && drawn.isPresent() && state.hand(seat).contains(drawn.get())
            : drawn.isEmpty(),
        path + ".drawn",
        drew ? "a card of the hand was drawn just now" : "no card was drawn just now");
  }

  private static void formation(
      BattleForceState state, Seat seat, String path, Inspection inspection) {
    Table table = state.table();
    Secrets secrets = state.secrets(seat);
    int reinforced = -1;
    if (table.rows()
        && table.phases().top() instanceof Phase.Formation top
        && top.seat().equals(seat)) {
      reinforced = top.reinforced();
    }
    fresh(state, seat, reinforced >= 0, path + ".fresh", inspection);
    inspection.require(
        secrets.fresh().size() <= Math.max(0, reinforced),
        path + ".fresh",
        "%s ships came in this phase",
        Math.max(0, reinforced));
  }

  private static void fresh(
      BattleForceState state, Seat seat, boolean forming, String path, Inspection inspection) {
    ImmutableList<ShipId> ships = state.secrets(seat).fresh();
    inspection.require(ships.isEmpty() || forming, path, "no formation change is under way");
    inspection.require(new HashSet<>(ships).size() == ships.size(), path, "a ship comes once");
    for (ShipId ship : ships) {
      inspection.require(
          state.faceDown(seat).contains(ship) || state.table().find(ship, seat) != null,
          path,
          "%s is not in the fleet",
          ship);
    }
  }
}
