package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;

/** The player order cards: who was called, who still waits for their number (BF-OPT-30, 31). */
final class OrderFaults implements Topic {
  private static final int CARDS_OF_A_COPY = 6;

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Table table = state.table();
    boolean used =
        table.config().has(Option.PLAYER_ORDER) && table.gameTurn() > 0 && table.duel().isEmpty();
    int numbers = used ? CARDS_OF_A_COPY * table.config().copies() : 0;
    ImmutableList<Seat> called = table.called();
    inspection.require(
        called.size() <= numbers, "table.called", "there are %s order cards in use", numbers);
    Set<Seat> done = new HashSet<>();
    for (Seat seat : called) {
      inspection.require(
          seat.number() <= table.config().players(), "table.called", "there is no %s", seat);
      inspection.require(
          seat.equals(Seat.SPECTATOR) || done.add(seat),
          "table.called",
          "%s holds two cards",
          seat);
    }
    Set<Integer> held = new HashSet<>();
    for (int index = 0; index < state.secrets().size(); index++) {
      OptionalInt order = state.secrets().get(index).order();
      String path = "secrets[" + index + "].order";
      boolean waits = used && index < table.config().players() && !done.contains(Seat.at(index));
      if (inspection.require(order.isPresent() == waits, path, "a card is held until it is called")
          && order.isPresent()) {
        int number = order.getAsInt();
        inspection.require(
            number > called.size() && number <= numbers, path, "%s is called already", number);
        inspection.require(held.add(number), path, "%s is held twice", number);
      }
    }
  }
}
