package io.stardeck.sfbf.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A decision to be made.
 *
 * @param view what the seat knows
 * @param legal what it may do, never empty
 * @param chance for what is done now and then only
 */
record Moment(BattleForceView view, ImmutableList<BattleForceAction> legal, Chance chance) {
  Table table() {
    return view.table();
  }

  Seat seat() {
    return view.seat();
  }

  ImmutableList<CardId> hand() {
    return view.hand();
  }

  /** The first legal action of that type, or null. */
  <A extends BattleForceAction> @Nullable A first(Class<A> type) {
    for (int i = 0; i < legal.size(); i++) {
      if (type.isInstance(legal.get(i))) {
        return type.cast(legal.get(i));
      }
    }
    return null;
  }

  /** {@code action} if it is legal, or null. */
  @Nullable BattleForceAction ifLegal(@Nullable BattleForceAction action) {
    return action != null && legal.contains(action) ? action : null;
  }

  /**
   * The legal action of that type that is worth most, the first among equals; null if none is worth
   * more than {@code above}.
   */
  <A extends BattleForceAction> @Nullable A best(
      Class<A> type, double above, ToDoubleFunction<? super A> worth) {
    return Bots.best(legal, type, above, worth);
  }

  /** True once in {@code times} decisions, at random. */
  boolean onceIn(int times) {
    return chance.below(times).value() == 0;
  }
}
