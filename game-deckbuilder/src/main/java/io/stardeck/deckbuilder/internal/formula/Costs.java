package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/** What cards cost ({@code DB-FOR-05}). */
public final class Costs {
  private static final Statics.Measure CHANGES =
      new Statics.Measure(Modifier.Subject.COST, Costs::change);

  private Costs() {}

  private static int change(
      Sight sight, Seat seat, CardId card, Modifier modifier, @Nullable CardDef asked) {
    if (!(modifier instanceof Modifier.CostChange change) || asked == null) {
      return 0;
    }
    Bindings bindings = Bindings.of(seat, card);
    return fits(sight.table(), bindings, change.sel(), asked)
        ? Amounts.of(sight, bindings, change.amount())
        : 0;
  }

  /** What {@code card} costs {@code seat} now, 0 or more; it has a printed cost. */
  public static int of(Sight sight, Seat seat, CardId card) {
    CardDef def = sight.table().def(card);
    long cost = def.costOrZero();
    ImmutableList<Discount> discounts = sight.table().tally(seat).discounts();
    for (int i = 0; i < discounts.size(); i++) {
      Discount discount = discounts.get(i);
      cost -= fits(sight.table(), seat, card, discount) ? discount.amount() : 0;
    }
    cost += Statics.sum(sight, seat, CHANGES, def);
    return (int) Math.max(0, Math.min(Amounts.GREATEST, cost));
  }

  /** Whether nothing changes what cards cost {@code seat} now. */
  public static boolean arePrinted(Sight sight, Seat seat) {
    return sight.table().tally(seat).discounts().isEmpty()
        && !Statics.any(sight, seat, Modifier.Subject.COST);
  }

  /** Whether {@code discount} is for {@code card}. */
  public static boolean fits(Table table, Seat seat, CardId card, Discount discount) {
    return fits(table, Bindings.of(seat, card), discount.sel(), table.def(card));
  }

  /** Whether a card to be gained fits; Basic Characters lie in their piles, all others in slots. */
  private static boolean fits(Table table, Bindings bindings, Selector sel, CardDef card) {
    boolean piles = sel.looksInto(Zone.BASIC_PILES);
    boolean anywhere = sel.looksInto(Zone.STARBASE) || piles == sel.looksInto(Zone.SEARCH_AREA);
    return (anywhere || piles == (card.family() == Family.BASIC))
        && Selection.fits(table, bindings, sel, card);
  }
}
