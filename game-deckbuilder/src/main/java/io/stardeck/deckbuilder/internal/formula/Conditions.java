package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** Whether a condition holds. */
public final class Conditions {
  private Conditions() {}

  /** Whether {@code condition} holds for the player of {@code bindings}. */
  public static boolean hold(Sight sight, Bindings bindings, Condition condition) {
    return hold(sight, bindings, ImmutableList.of(bindings.player()), condition);
  }

  /**
   * Whether {@code condition} holds for those players together: stats and counts are summed over
   * them (TEAM_SUM of section 1.6); anything else has to hold for one of them.
   *
   * @param bindings what the words stand for; its player is the one for whom thresholds are worked
   *     out
   */
  public static boolean hold(
      Sight sight, Bindings bindings, ImmutableList<Seat> players, Condition condition) {
    if (condition instanceof Condition.And and) {
      return fulfilled(sight, bindings, players, and.of(), and.of().size());
    }
    if (condition instanceof Condition.Or or) {
      return fulfilled(sight, bindings, players, or.of(), 1);
    }
    if (condition instanceof Condition.AtLeastNOf some) {
      return fulfilled(sight, bindings, players, some.of(), some.n());
    }
    if (condition instanceof Condition.Not not) {
      return !hold(sight, bindings, players, not.of());
    }
    return numbers(sight, bindings, players, condition);
  }

  private static boolean numbers(
      Sight sight, Bindings bindings, ImmutableList<Seat> players, Condition condition) {
    if (condition instanceof Condition.StatAtLeast stat) {
      return total(sight, players, stat.stat()) >= Amounts.of(sight, bindings, stat.x());
    }
    if (condition instanceof Condition.StatsSumAtLeast stats) {
      int sum = 0;
      for (Stat stat : stats.stats()) {
        sum += total(sight, players, stat);
      }
      return sum >= Amounts.of(sight, bindings, stats.x());
    }
    if (condition instanceof Condition.CountAtLeast count) {
      return count(sight, bindings, players, count.sel()) >= Amounts.of(sight, bindings, count.x());
    }
    if (condition instanceof Condition.CountAtMost count) {
      return count(sight, bindings, players, count.sel()) <= Amounts.of(sight, bindings, count.x());
    }
    if (condition instanceof Condition.CountExact count) {
      return count(sight, bindings, players, count.sel()) == Amounts.of(sight, bindings, count.x());
    }
    if (condition instanceof Condition.Has has) {
      return count(sight, bindings, players, has.sel()) > 0;
    }
    for (int i = 0; i < players.size(); i++) {
      if (table(sight, bindings.withPlayer(players.get(i)), condition)) {
        return true;
      }
    }
    return false;
  }

  private static int total(Sight sight, ImmutableList<Seat> players, Stat stat) {
    int sum = 0;
    for (int i = 0; i < players.size(); i++) {
      sum += Totals.of(sight, players.get(i), stat);
    }
    return sum;
  }

  private static int count(
      Sight sight, Bindings bindings, ImmutableList<Seat> players, Selector sel) {
    int sum = 0;
    for (int i = 0; i < players.size(); i++) {
      Seat seat = players.get(i);
      sum += Selection.count(sight, bindings.withPlayer(seat), seat, sel);
    }
    return sum;
  }

  private static boolean table(Sight sight, Bindings bindings, Condition condition) {
    Table table = sight.table();
    Seat seat = bindings.player();
    int damage = table.area(seat).flagship().map(Ship::damage).orElse(0);
    if (condition instanceof Condition.XpAtLeast xp) {
      return table.tally(seat).xp() >= Amounts.of(sight, bindings, xp.x());
    }
    if (condition instanceof Condition.DamageAtMost most) {
      return damage <= Amounts.of(sight, bindings, most.x());
    }
    if (condition instanceof Condition.DamageAtLeast least) {
      return damage >= Amounts.of(sight, bindings, least.x());
    }
    if (condition instanceof Condition.PointsAtLeast points) {
      int there =
          points.of() == Condition.Of.TEAM ? Points.ofTeam(table, seat) : Points.of(table, seat);
      return there >= Amounts.of(sight, bindings, points.x());
    }
    if (condition instanceof Condition.MoreThanEachOpposingTeam more) {
      return leads(sight, bindings, more.amount());
    }
    if (condition instanceof Condition.Holds holds) {
      return holds(table, seat, holds.keyword());
    }
    if (condition instanceof Condition.InBattle) {
      return table.inBattle(seat);
    }
    if (condition instanceof Condition.InScenario scenario) {
      return table.is(scenario.scenario());
    }
    return table.onTurn(seat);
  }

  /** Whether so many of them hold, or more; no more are asked than it takes to know. */
  private static boolean fulfilled(
      Sight sight,
      Bindings bindings,
      ImmutableList<Seat> players,
      ImmutableList<Condition> conditions,
      int wanted) {
    int missing = wanted;
    for (int i = 0; missing > 0 && conditions.size() - i >= missing; i++) {
      missing -= hold(sight, bindings, players, conditions.get(i)) ? 1 : 0;
    }
    return missing <= 0;
  }

  private static boolean leads(Sight sight, Bindings bindings, Amount amount) {
    ImmutableList<ImmutableList<Seat>> teams = sight.table().config().teamsInForce();
    int own = sight.table().config().team(bindings.player());
    int ours = sum(sight, bindings, teams.get(own), amount);
    for (int team = 0; team < teams.size(); team++) {
      if (team != own && sum(sight, bindings, teams.get(team), amount) >= ours) {
        return false;
      }
    }
    return true;
  }

  private static int sum(Sight sight, Bindings bindings, ImmutableList<Seat> team, Amount amount) {
    int sum = 0;
    for (Seat seat : team) {
      sum += Amounts.of(sight, bindings.withPlayer(seat), amount);
    }
    return sum;
  }

  private static boolean holds(Table table, Seat seat, String keyword) {
    for (CardId card : table.area(seat).influence()) {
      if (table.def(card).has(keyword)) {
        return true;
      }
    }
    return false;
  }
}
