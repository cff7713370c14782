package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A decision to be made.
 *
 * @param view what the seat knows
 * @param legal what it may do, never empty
 */
record Moment(DeckbuilderView view, ImmutableList<DeckbuilderAction> legal) {
  Table table() {
    return view.table();
  }

  Seat seat() {
    return view.seat();
  }

  Area area() {
    return table().area(seat());
  }

  CardDef def(CardId card) {
    return table().def(card);
  }

  /** The total of a stat of the own flagship. */
  int total(Stat stat) {
    return Totals.of(view, seat(), stat);
  }

  /** The XP that are left. */
  int xp() {
    return area().tally().xp();
  }

  /** What an amount in the text of a space card would come to now. */
  int amount(Amount amount) {
    Optional<Ship> flagship = area().flagship();
    return amount instanceof Amount.Constant || flagship.isEmpty()
        ? (int) Yield.value(amount)
        : Amounts.of(view, Bindings.of(seat(), flagship.get().card()), amount);
  }

  /** Whether a card can be played to a window, and is not a Setup. */
  boolean window(CardDef card) {
    return card.type() == CardType.CHARACTER || card.type() == CardType.MANEUVER;
  }

  /** Whether there is a legal action of that type. */
  boolean open(Class<? extends DeckbuilderAction> type) {
    return first(type) != null;
  }

  /** The first legal action of that type, or null. */
  <A extends DeckbuilderAction> @Nullable A first(Class<A> type) {
    for (int i = 0; i < legal.size(); i++) {
      if (type.isInstance(legal.get(i))) {
        return type.cast(legal.get(i));
      }
    }
    return null;
  }

  /** {@code action} if it is legal, or null. */
  @Nullable DeckbuilderAction ifLegal(DeckbuilderAction action) {
    return legal.contains(action) ? action : null;
  }

  /**
   * The legal action of that type that is worth most, the first among equals; null if none is worth
   * more than {@code above}.
   */
  <A extends DeckbuilderAction> @Nullable A best(
      Class<A> type, double above, ToDoubleFunction<? super A> worth) {
    return Bots.best(legal, type, above, worth);
  }
}
