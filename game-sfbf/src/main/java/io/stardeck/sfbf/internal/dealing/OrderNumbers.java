package io.stardeck.sfbf.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.OptionalInt;

/** Which player order cards the others may hold (BF-OPT-30). */
final class OrderNumbers {
  private static final int CARDS_OF_A_COPY = 6;

  private final BattleForceView view;
  private ImmutableList<Integer> left;

  /**
   * Deals those numbers.
   *
   * @param unseen in the order in which they are dealt
   */
  OrderNumbers(BattleForceView view, ImmutableList<Integer> unseen) {
    this.view = view;
    this.left = unseen;
  }

  /** The numbers that are not called yet and that the seat of {@code view} does not hold. */
  static ImmutableList<Integer> unseen(BattleForceView view) {
    Table table = view.table();
    if (!used(table)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Integer> numbers = ImmutableList.builder();
    int last = CARDS_OF_A_COPY * table.config().copies();
    for (int number = table.called().size() + 1; number <= last; number++) {
      if (!view.own().order().equals(OptionalInt.of(number))) {
        numbers.add(number);
      }
    }
    return numbers.build();
  }

  /** The number of {@code seat}: none once it was called. */
  OptionalInt of(Seat seat) {
    Table table = view.table();
    if (!used(table) || seat.number() > table.config().players() || table.called().contains(seat)) {
      return OptionalInt.empty();
    }
    int number = left.get(0);
    left = Lists.rest(left);
    return OptionalInt.of(number);
  }

  private static boolean used(Table table) {
    return table.config().has(Option.PLAYER_ORDER)
        && table.gameTurn() > 0
        && table.duel().isEmpty();
  }
}
