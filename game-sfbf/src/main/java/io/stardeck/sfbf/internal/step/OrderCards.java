package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.SetupEvent.OrderCardDealt;
import io.stardeck.sfbf.event.SetupEvent.OrderNumberCalled;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Table;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The player order cards (BF-OPT-30, 31). */
final class OrderCards {
  private static final RuleId OPT_30 = RuleId.of("BF-OPT-30");
  private static final RuleId OPT_31 = RuleId.of("BF-OPT-31");
  private static final int CARDS_OF_A_COPY = 6;

  private OrderCards() {}

  /**
   * Shuffles all cards, deals one to each player, and calls the numbers up to the first that
   * somebody holds.
   *
   * @return its holder, who takes the first turn of the game turn
   */
  static Seat deal(Play<BattleForceState> play) {
    Table table = play.state().table();
    ImmutableList.Builder<Integer> cards = ImmutableList.builder();
    for (int number = 1; number <= CARDS_OF_A_COPY * table.config().copies(); number++) {
      cards.add(number);
    }
    ImmutableList<Integer> shuffled = play.shuffle(cards.build());
    play.become(play.state().with(table.withCalled(ImmutableList.of())));
    for (Seat seat : Seat.first(table.config().players())) {
      int number = shuffled.get(seat.index());
      order(play, seat, OptionalInt.of(number));
      play.tell(Audience.only(seat), OPT_30, new OrderCardDealt(seat, number));
    }
    return Objects.requireNonNull(call(play), "somebody holds a card");
  }

  /**
   * Calls the next numbers up to one that somebody holds, who then shows their card.
   *
   * @return the holder, or null if nobody who holds a card is left
   */
  static @Nullable Seat call(Play<BattleForceState> play) {
    int last = CARDS_OF_A_COPY * play.state().table().config().copies();
    for (int number = play.state().table().called().size() + 1; number <= last; number++) {
      Seat holder = holder(play.state(), number);
      Table table = play.state().table();
      play.become(play.state().with(table.withCalled(Lists.plus(table.called(), holder))));
      play.tell(OPT_31, new OrderNumberCalled(number, holder));
      if (!holder.equals(Seat.SPECTATOR)) {
        order(play, holder, OptionalInt.empty());
        return holder;
      }
    }
    return null;
  }

  private static Seat holder(BattleForceState state, int number) {
    for (Seat seat : Seat.first(state.table().config().players())) {
      OptionalInt order = state.secrets(seat).order();
      if (order.isPresent() && order.getAsInt() == number) {
        return seat;
      }
    }
    return Seat.SPECTATOR;
  }

  private static void order(Play<BattleForceState> play, Seat seat, OptionalInt number) {
    play.become(play.state().with(seat, play.state().secrets(seat).withOrder(number)));
  }
}
