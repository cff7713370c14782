package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.OptionalDouble;

/**
 * How likely a player's team wins as a turn begins, by what wins (Mission Points, or Allied
 * Starships and the Goal of the Arbiter) and by what the cards of its players bring in a turn. The
 * weights are fitted to some 66,000 turns of 3,000 games of {@link PlannerBot} in Exploration and
 * 97,000 of 2,000 in Klingon Civil War, of which the beginning was played to chance now and then.
 */
public final class Forecast {
  /** The weights in Exploration, where points tell the more the nearer the end is. */
  private static final Weights EXPLORATION =
      new Weights(0.22, 0.92, 5.9, 0, 0, 0.35, 2.8, 0.3, 0.35, 1);

  /** The weights in Klingon Civil War, where points and stats tell nothing beside these. */
  private static final Weights KLINGON = new Weights(0.1, 0, 0, 0.87, 0.7, 0, 0.97, 0.15, 0, 0);

  /** What is fought and persuaded with; Defense and Shields tell nothing of who wins. */
  static final ImmutableList<Stat> STATS =
      ImmutableList.of(Stat.SPEED, Stat.ATTACK, Stat.DIPLOMACY);

  private Forecast() {}

  /**
   * What one more of each is worth, as the logarithm of the odds.
   *
   * @param turn to be on turn
   * @param points all points that win, beside those that count by lateness
   * @param allied an Allied Starship won
   * @param arbiter to meet the Goal of the Arbiter now
   * @param fading how much less the cards count as the end comes near, 0 or 1
   */
  private record Weights(
      double turn,
      double points,
      double latePoints,
      double allied,
      double arbiter,
      double stats,
      double explorations,
      double rest,
      double flagship,
      double fading) {}

  /**
   * The chance of the team of {@code seat}, 0 to 1; those of all teams add up to 1. Empty but where
   * a turn begins: within one, who has ended it looks worse than who has not.
   */
  public static OptionalDouble of(DeckbuilderState state, Seat seat) {
    Table table = state.table();
    if (table.is(Scenario.BORG_INVASION)) {
      return BorgForecast.of(state);
    }
    if (!(state.top() instanceof TurnStart)) {
      return OptionalDouble.empty();
    }
    Weights weights = table.is(Scenario.EXPLORATION) ? EXPLORATION : KLINGON;
    double lateness = lateness(table);
    ImmutableList<ImmutableList<Seat>> teams = table.config().teamsInForce();
    double own = strength(state, teams.get(table.config().team(seat)), weights, lateness);
    double odds = 1;
    for (int i = 0; i < teams.size(); i++) {
      odds +=
          i == table.config().team(seat)
              ? 0
              : Math.exp(strength(state, teams.get(i), weights, lateness) - own);
    }
    return OptionalDouble.of(1 / odds);
  }

  /** How near a team is to the points that win, 0 to 1 and more. */
  private static double lateness(Table table) {
    int most = 0;
    for (Seat seat : Seat.first(table.players())) {
      most = Math.max(most, Points.ofTeam(table, seat));
    }
    return (double) most / table.config().victoryPoints();
  }

  private static double strength(
      DeckbuilderState state, ImmutableList<Seat> team, Weights weights, double lateness) {
    Table table = state.table();
    double share =
        (double) Points.ofTeam(table, team.get(0)) / Math.max(1, table.config().victoryPoints());
    double cards = 0;
    for (Seat seat : team) {
      cards += cards(new Moment(DeckbuilderView.of(state, seat), ImmutableList.of()), weights);
    }
    return (team.contains(table.turnPlayer()) ? weights.turn() : 0)
        + share * (weights.points() + lateness * weights.latePoints())
        + (table.is(Scenario.KLINGON_CIVIL_WAR) ? klingon(state, team, weights) : 0)
        + (1 - weights.fading() * lateness) * cards / team.size();
  }

  /** What brings a team nearer to winning by the Arbiter. */
  private static double klingon(DeckbuilderState state, ImmutableList<Seat> team, Weights weights) {
    Table table = state.table();
    double won = 0;
    boolean meets = false;
    for (Seat seat : team) {
      for (CardId card : table.area(seat).points()) {
        won += table.def(card).role() == Role.ALLIED ? weights.allied() : 0;
      }
      meets |= meetsArbiter(state, seat);
    }
    return won + (meets ? weights.arbiter() : 0);
  }

  private static boolean meetsArbiter(DeckbuilderState state, Seat seat) {
    for (CardId card : Roster.space(state.table().config())) {
      CardDef def = state.table().def(card);
      if (def.has(Keyword.ARBITER) && def.goal().isPresent()) {
        return Conditions.hold(state, Bindings.of(seat, card), def.goal().get());
      }
    }
    return false;
  }

  private static double cards(Moment moment, Weights weights) {
    DeckModel deck = DeckModel.of(moment, moment.seat());
    if (!(deck.hand() > 0)) {
      return 0; // no cards, and no number either
    }
    double stats = 0;
    double flagship = 0;
    for (Stat stat : STATS) {
      stats += deck.mean(stat);
      flagship += flagship(moment, stat);
    }
    return weights.stats() * stats
        + weights.explorations() * deck.explorations()
        + weights.rest() * deck.rest()
        + weights.flagship() * flagship;
  }

  private static double flagship(Moment moment, Stat stat) {
    return moment
        .area()
        .flagship()
        .flatMap(ship -> moment.def(ship.card()).stats().of(stat))
        .map(Yield::value)
        .orElse(0.0);
  }
}
