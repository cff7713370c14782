package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import java.util.Optional;

/** What the numbers of a text are. */
public final class Amounts {
  /** The greatest number of XP, damage and the like: what goes beyond is cut off. */
  public static final int GREATEST = Arithmetic.GREATEST;

  private Amounts() {}

  /** The value of {@code amount}, worked out for the player of {@code bindings}. */
  public static int of(Sight sight, Bindings bindings, Amount amount) {
    if (amount instanceof Amount.Constant constant) {
      return constant.value();
    }
    if (amount instanceof Amount.Count count) {
      return Selection.count(sight, bindings, bindings.player(), count.sel());
    }
    if (amount instanceof Amount.StatOf stat) {
      ImmutableList<Seat> players = Players.of(sight, bindings, stat.player());
      return players.isEmpty() ? 0 : Totals.of(sight, players.get(0), stat.stat());
    }
    if (amount instanceof Amount.CostOf cost) {
      int sum = 0;
      for (Found found : Selection.cards(sight, bindings, bindings.player(), cost.sel())) {
        sum += sight.table().def(found.card()).costOrZero();
      }
      return sum;
    }
    return table(sight, bindings, amount);
  }

  /** {@code value} with {@code change}, no less than 0 and no more than {@link #GREATEST}. */
  public static int changed(int value, int change) {
    return (int) Math.max(0, Math.min(GREATEST, (long) value + change));
  }

  /** The number that the player has to choose yet, wherever it stands in {@code amount}. */
  public static Optional<Amount.Chosen> open(Bindings bindings, Amount amount) {
    return bindings.number().isPresent() ? Optional.empty() : chosen(amount);
  }

  /** The first number in {@code amount} that is to be chosen. */
  public static Optional<Amount.Chosen> chosen(Amount amount) {
    return amount instanceof Amount.Constant ? Optional.empty() : Arithmetic.chosen(amount);
  }

  private static int table(Sight sight, Bindings bindings, Amount amount) {
    Table table = sight.table();
    if (amount instanceof Amount.Points points) {
      return points.team()
          ? Points.ofTeam(table, bindings.player())
          : Points.of(table, bindings.player());
    }
    if (amount instanceof Amount.Damage damage) {
      int sum = 0;
      for (Seat seat : Players.of(sight, bindings, damage.player())) {
        sum += table.area(seat).flagship().map(Ship::damage).orElse(0);
      }
      return sum;
    }
    if (amount instanceof Amount.Repaired repaired) {
      int sum = 0;
      for (Seat seat : Players.of(sight, bindings, repaired.player())) {
        sum += table.tally(seat).repaired();
      }
      return sum;
    }
    if (amount instanceof Amount.Chosen) {
      return bindings.number().orElse(0);
    }
    if (amount instanceof Amount.CubesDefeated) {
      return table.defeatedCubes().size();
    }
    if (amount instanceof Amount.RevealedBorg) {
      return table.encountered().map(FlippedCard::borgShown).orElse(0);
    }
    return Arithmetic.of(sight, bindings, amount);
  }
}
