package io.stardeck.deckbuilder.internal.formula;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why a stat is what it is: the parts that {@link Totals} adds up. */
public final class StatParts {
  private static final RuleId FOR_01 = RuleId.of("DB-FOR-01");
  private static final RuleId FOR_07 = RuleId.of("DB-FOR-07");
  private static final RuleId EFF_01 = RuleId.of("DB-EFF-01");
  private static final Pattern PLACE =
      Pattern.compile("(?:table\\.(areas|flipped)\\[([0-9]{1,2})]\\.)?([a-z]+)");

  private StatParts() {}

  /**
   * The parts of the stat that {@code path} names: {@code table.areas[0].attack} for the flagship
   * of seat 1, {@code table.flipped[0].attack} for a space Starship, {@code attack} for the own
   * flagship.
   *
   * @param own who asks
   */
  public static Optional<Explanation> of(Sight sight, Seat own, String path) {
    Matcher place = PLACE.matcher(path);
    if (!place.matches()) {
      return Optional.empty();
    }
    Table table = sight.table();
    boolean space = "flipped".equals(place.group(1));
    int index = place.group(2) == null ? own.index() : Integer.parseInt(place.group(2));
    int there = space ? table.flipped().size() : table.players();
    for (Stat stat : Stat.all()) {
      if (stat.toString().equals(place.group(3)) && index >= 0 && index < there) {
        Computation sum =
            space
                ? ship(table, table.flipped().get(index), stat)
                : flagship(sight, Seat.at(index), stat);
        return Optional.of(within(sum, stat).explained());
      }
    }
    return Optional.empty();
  }

  private static Computation flagship(Sight sight, Seat seat, Stat stat) {
    Area area = sight.table().area(seat);
    Computation sum = Computation.explaining();
    area.flagship()
        .ifPresent(
            ship -> sum.base(Totals.printed(sight, seat, ship.card(), stat), FOR_01, ship.card()));
    for (CardId card : area.bridge()) {
      sum.add(Totals.printed(sight, seat, card, stat), FOR_01, card);
    }
    for (Bonus bonus : area.tally().bonuses()) {
      sum.add(bonus.stat() == stat ? bonus.amount() : 0, EFF_01, bonus.until());
    }
    Statics.sum(sight, seat, Totals.change(stat).telling((card, n) -> sum.add(n, FOR_01, card)));
    return sum;
  }

  private static Computation ship(Table table, FlippedCard ship, Stat stat) {
    CardDef def = table.def(ship.card());
    Computation sum = Computation.explaining();
    Optional<Amount> bar = def.stats().of(stat);
    int printed = bar.isPresent() && bar.get() instanceof Amount.Constant n ? n.value() : 0;
    sum.base(printed, FOR_01, ship.card());
    if (bar.isPresent() && def.role() == Role.BORG_CUBE) {
      sum.add(table.defeatedCubes().size(), FOR_07, "Cubes defeated before");
      sum.add(ship.borgShown(), FOR_07, "Borg cards shown");
    }
    for (Bonus bonus : ship.bonuses()) {
      sum.add(bonus.stat() == stat ? bonus.amount() : 0, EFF_01, bonus.until());
    }
    return sum;
  }

  private static Computation within(Computation sum, Stat stat) {
    return sum.atMost(Arithmetic.GREATEST, FOR_01, "").atLeast(Totals.least(stat), FOR_01, "");
  }
}
