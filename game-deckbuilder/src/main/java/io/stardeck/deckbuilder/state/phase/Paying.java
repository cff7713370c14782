package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;

/**
 * Prices that can be paid are being paid, one after the other.
 *
 * @param bindings what the words of the prices stand for; its player pays
 * @param prices what has yet to be paid, the first being under way
 * @param left how many cards have yet to be picked for the first; -1 if it has not begun
 */
@JsonTypeName("paying")
public record Paying(Bindings bindings, ImmutableList<Price> prices, int left) implements Phase {
  @Override
  public Seat seat() {
    return bindings.player();
  }

  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  /** The same with so many cards of the first price left to be picked. */
  public Paying withLeft(int cards) {
    return new Paying(bindings, prices, cards);
  }

  /** The same with the first price paid. */
  public Paying onward() {
    return new Paying(bindings, prices.subList(1, prices.size()), -1);
  }
}
