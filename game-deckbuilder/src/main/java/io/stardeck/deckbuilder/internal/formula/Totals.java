package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardIndex;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The stats of ships as they are now ({@code DB-FOR-01}). */
public final class Totals {
  private static final ImmutableList<Statics.Measure> CHANGES = changes();

  private Totals() {}

  private static ImmutableList<Statics.Measure> changes() {
    ImmutableList.Builder<Statics.Measure> measures = ImmutableList.builder();
    for (Stat stat : Stat.values()) {
      measures.add(
          new Statics.Measure(
              Modifier.Subject.of(stat),
              (sight, seat, card, modifier, asked) ->
                  modifier instanceof Modifier.StatChange change
                      ? Amounts.of(sight, Bindings.of(seat, card), change.amount())
                      : 0));
    }
    return measures.build();
  }

  /** The total of {@code stat} of the flagship of {@code seat}: 0 or more, a Defense 1 or more. */
  public static int of(Sight sight, Seat seat, Stat stat) {
    Table table = sight.table();
    Area area = table.area(seat);
    long sum = 0;
    @Nullable Ship ship = area.ship();
    if (ship != null) {
      sum += printed(sight, seat, ship.card(), stat);
    }
    ImmutableList<CardId> bridge = area.bridge();
    for (int i = 0; i < bridge.size(); i++) {
      sum += printed(sight, seat, bridge.get(i), stat);
    }
    sum += bonuses(area.tally().bonuses(), stat);
    sum += Statics.sum(sight, seat, CHANGES.get(stat.ordinal()));
    return within(stat, sum);
  }

  /**
   * The value of {@code stat} of a space Starship. A Cube has more of every printed stat for each
   * Cube defeated before and each Borg card shown for it ({@code DB-FOR-07}).
   */
  public static int of(Table table, FlippedCard ship, Stat stat) {
    CardDef def = table.def(ship.card());
    Optional<Amount> bar = def.stats().of(stat);
    long sum = bonuses(ship.bonuses(), stat);
    if (bar.isPresent()) {
      sum += bar.get() instanceof Amount.Constant printed ? printed.value() : 0;
      sum += def.role() == Role.BORG_CUBE ? table.defeatedCubes().size() + ship.borgShown() : 0;
    }
    return within(stat, sum);
  }

  /** What bonuses add. */
  private static long bonuses(ImmutableList<Bonus> bonuses, Stat stat) {
    long sum = 0;
    for (int i = 0; i < bonuses.size(); i++) {
      sum += bonuses.get(i).stat() == stat ? bonuses.get(i).amount() : 0;
    }
    return sum;
  }

  /** What the printed stat of a card counts. */
  static int printed(Sight sight, Seat seat, CardId card, Stat stat) {
    CardSet set = sight.table().config().cardSet();
    int printed = set.index().printed(card.number(), stat);
    return printed == CardIndex.WORKED_OUT
        ? Amounts.of(
            sight, Bindings.of(seat, card), set.copy(card.number()).stats().of(stat).orElseThrow())
        : printed;
  }

  private static int within(Stat stat, long sum) {
    return (int) Math.max(least(stat), Math.min(Arithmetic.GREATEST, sum));
  }

  /** The least that a total of {@code stat} can be. */
  static int least(Stat stat) {
    return stat == Stat.DEFENSE ? 1 : 0;
  }

  /** What statics add to {@code stat}. */
  static Statics.Measure change(Stat stat) {
    return CHANGES.get(stat.ordinal());
  }
}
