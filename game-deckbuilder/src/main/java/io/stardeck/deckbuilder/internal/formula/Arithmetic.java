package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.choice.Bindings;
import java.util.Optional;

/** Amounts made of amounts. What goes beyond all that a game needs is cut off there. */
final class Arithmetic {
  /** The greatest number of the game. */
  static final int GREATEST = 1_000_000;

  private Arithmetic() {}

  static int of(Sight sight, Bindings bindings, Amount amount) {
    if (amount instanceof Amount.Plus plus) {
      long sum = 0;
      for (Amount term : plus.of()) {
        sum += Amounts.of(sight, bindings, term);
      }
      return cut(sum);
    }
    if (amount instanceof Amount.Minus minus) {
      long from = Amounts.of(sight, bindings, minus.from());
      return cut(from - Amounts.of(sight, bindings, minus.amount()));
    }
    if (amount instanceof Amount.Times times) {
      int product = 1;
      for (Amount factor : times.of()) {
        product = cut((long) product * Amounts.of(sight, bindings, factor));
      }
      return product;
    }
    if (amount instanceof Amount.Over over) {
      return Math.floorDiv(Amounts.of(sight, bindings, over.amount()), over.by());
    }
    if (amount instanceof Amount.Min min) {
      int least = Integer.MAX_VALUE;
      for (Amount each : min.of()) {
        least = Math.min(least, Amounts.of(sight, bindings, each));
      }
      return least;
    }
    int most = Integer.MIN_VALUE;
    for (Amount each : ((Amount.Max) amount).of()) {
      most = Math.max(most, Amounts.of(sight, bindings, each));
    }
    return most;
  }

  private static int cut(long value) {
    return (int) Math.max(-GREATEST, Math.min(GREATEST, value));
  }

  /** The first number in {@code amount} that is to be chosen. */
  static Optional<Amount.Chosen> chosen(Amount amount) {
    if (amount instanceof Amount.Chosen chosen) {
      return Optional.of(chosen);
    }
    for (Amount part : parts(amount)) {
      Optional<Amount.Chosen> chosen = chosen(part);
      if (chosen.isPresent()) {
        return chosen;
      }
    }
    return Optional.empty();
  }

  static ImmutableList<Amount> parts(Amount amount) {
    if (amount instanceof Amount.Plus plus) {
      return plus.of();
    }
    if (amount instanceof Amount.Times times) {
      return times.of();
    }
    if (amount instanceof Amount.Min min) {
      return min.of();
    }
    if (amount instanceof Amount.Max max) {
      return max.of();
    }
    if (amount instanceof Amount.Minus minus) {
      return ImmutableList.of(minus.from(), minus.amount());
    }
    return amount instanceof Amount.Over over
        ? ImmutableList.of(over.amount())
        : ImmutableList.of();
  }
}
