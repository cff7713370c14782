package io.stardeck.engine.match;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;

/**
 * Counts what happens in games that are played one after another, for one thread. All counts are
 * whole numbers, so that tallies can be added up in any order.
 */
final class Tally<S, A extends Action> implements MatchListener<S, A> {
  final Histogram decisions = new Histogram();
  final Histogram branching = new Histogram();
  final Occurrences<Class<?>> actions = new Occurrences<>();
  final Occurrences<RuleId> rules = new Occurrences<>();
  final Wins seatWins;
  final Wins playerWins;
  final long[] scores;
  long unwon;
  long stopped;

  private final int players;
  private int rotation;
  private int decisionsNow;
  private long gameNow;

  Tally(int players) {
    this.players = players;
    this.seatWins = new Wins(players);
    this.playerWins = new Wins(players);
    this.scores = new long[players];
  }

  /**
   * Makes ready for the game of that number, in which every player has moved on by {@code places}
   * seats.
   */
  void next(long game, int places) {
    gameNow = game;
    rotation = places;
    decisionsNow = 0;
  }

  @Override
  public void began(S state, ImmutableList<Event> events) {
    count(events);
  }

  @Override
  public void decided(S before, int options, A action, S after, ImmutableList<Event> events) {
    decisionsNow++;
    branching.add(options);
    actions.add(action.getClass(), gameNow);
    count(events);
  }

  @Override
  public void ended(S state, Outcome outcome) {
    decisions.add(decisionsNow);
    rules.add(outcome.rule(), gameNow);
    for (Seat winner : outcome.winners()) {
      seatWins.add(winner.index(), outcome.winners().size());
      playerWins.add(player(winner.index()), outcome.winners().size());
    }
    for (int index = 0; index < players; index++) {
      scores[player(index)] += outcome.scores().get(index);
    }
    if (outcome.winners().isEmpty()) {
      unwon++;
    }
  }

  @Override
  public void stopped(S state) {
    decisions.add(decisionsNow);
    stopped++;
  }

  /** Adds the counts of {@code other}, which counted other games. */
  void addAll(Tally<S, A> other) {
    decisions.addAll(other.decisions);
    branching.addAll(other.branching);
    actions.addAll(other.actions);
    rules.addAll(other.rules);
    seatWins.addAll(other.seatWins);
    playerWins.addAll(other.playerWins);
    for (int player = 0; player < players; player++) {
      scores[player] += other.scores[player];
    }
    unwon += other.unwon;
    stopped += other.stopped;
  }

  private void count(ImmutableList<Event> events) {
    for (Event event : events) {
      rules.add(event.rule(), gameNow);
    }
  }

  private int player(int seatIndex) {
    return Math.floorMod(seatIndex - rotation, players);
  }
}
