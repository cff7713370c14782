package io.stardeck.deckbuilder.internal.formula;

import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;

/**
 * How many searches and explorations a player has left ({@code DB-TRN-05}): what the turn and
 * effects have given them, and what their cards allow them as long as they lie where they do.
 */
public final class Allowances {
  private static final Statics.Measure SEARCHES = allowed(Modifier.Kind.SEARCH);
  private static final Statics.Measure EXPLORATIONS = allowed(Modifier.Kind.EXPLORE);

  private Allowances() {}

  private static Statics.Measure allowed(Modifier.Kind kind) {
    return new Statics.Measure(
        Modifier.Subject.ALLOWANCE,
        (sight, seat, card, modifier, asked) ->
            modifier instanceof Modifier.Allowance allowance && allowance.of() == kind
                ? Amounts.of(sight, Bindings.of(seat, card), allowance.amount())
                : 0);
  }

  /** The searches of {@code seat}; the stock is that of their team in Borg Invasion. */
  public static int searches(Sight sight, Seat seat) {
    return Math.max(0, stock(sight.table(), seat) + extra(sight, seat, Modifier.Kind.SEARCH));
  }

  /** The searches that are not bound to a card: their own, or those of their team. */
  public static int stock(Table table, Seat seat) {
    return table.is(Scenario.BORG_INVASION)
        ? table.turn().teamSearches()
        : table.tally(seat).searches();
  }

  /** The explorations of {@code seat}. */
  public static int explorations(Sight sight, Seat seat) {
    int stock = sight.table().tally(seat).explorations();
    return Math.max(0, stock + extra(sight, seat, Modifier.Kind.EXPLORE));
  }

  /** The searches, or the explorations, of {@code seat}. */
  public static int left(Sight sight, Seat seat, Modifier.Kind kind) {
    return kind == Modifier.Kind.SEARCH ? searches(sight, seat) : explorations(sight, seat);
  }

  /** What cards of {@code seat} allow them that they have not used, or take from them. */
  public static int extra(Sight sight, Seat seat, Modifier.Kind kind) {
    int allowed = Statics.sum(sight, seat, kind == Modifier.Kind.SEARCH ? SEARCHES : EXPLORATIONS);
    Tally tally = sight.table().tally(seat);
    int used = kind == Modifier.Kind.SEARCH ? tally.allowedSearches() : tally.allowedExplorations();
    return allowed < 0 ? allowed : Math.max(0, allowed - used);
  }
}
