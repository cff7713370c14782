package io.stardeck.b5.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.event.ConflictEvent.ConflictResolved;
import io.stardeck.b5.event.ConflictEvent.InfluenceGained;
import io.stardeck.b5.event.ConflictEvent.InfluenceLost;
import io.stardeck.b5.event.TurnEvent.ActionRoundEnded;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.ImmutableFaction;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.match.MatchListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Watches games, one after another, and keeps how each of them went. */
final class Courses implements MatchListener<B5State, B5Action> {
  private static final RuleId BY_POWER = RuleId.of("B5-FRM-54");

  private final List<Course> all = new ArrayList<>();
  private final List<int[]> powers = new ArrayList<>();
  private int[] gained = new int[0];
  private int conflicts;
  private int won;
  private int attacks;
  private int neutralised;
  private int actions;
  private boolean cutShort;

  List<Course> all() {
    return all;
  }

  @Override
  public void began(B5State state, ImmutableList<Event> events) {
    powers.clear();
    gained = new int[state.board().players()];
    conflicts = 0;
    won = 0;
    attacks = 0;
    neutralised = 0;
    actions = 0;
    cutShort = false;
  }

  @Override
  public void decided(
      B5State before, int options, B5Action action, B5State after, ImmutableList<Event> events) {
    actions += action instanceof Deed ? 1 : 0;
    cutShort |= actions >= before.board().config().maxActionsPerRound();
    boolean resolving = events.stream().anyMatch(each -> each.what() instanceof ConflictResolved);
    for (Event event : events) {
      if (event.what() instanceof ActionRoundEnded) {
        actions = 0;
      } else if (event.what() instanceof ConflictResolved resolved) {
        conflicts++;
        won += resolved.won() ? 1 : 0;
      } else if (event.what() instanceof InfluenceGained gain && resolving) {
        gained[gain.seat().index()] += gain.number();
      } else if (event.what() instanceof InfluenceLost loss && resolving) {
        gained[loss.seat().index()] -= loss.number();
      }
      attacks += event.what() instanceof AttackResolved ? 1 : 0;
      neutralised += event.what() instanceof CardNeutralised ? 1 : 0;
    }
    if (after.board().turn() > before.board().turn() && before.board().turn() > 0) {
      powers.add(powers(after.board()));
    }
  }

  @Override
  public void ended(B5State state, Outcome outcome) {
    Board board = state.board();
    int[] last = powers(board);
    powers.add(last);
    Seat winner = outcome.winners().get(0);
    int power = last[winner.index()];
    boolean byPower = outcome.rule().equals(BY_POWER);
    all.add(
        new Course(
            board.faction(winner).race(),
            outcome.winners().size(),
            board.turn(),
            byPower,
            !byPower && Arrays.stream(last).filter(each -> each >= power).count() > 1,
            cutShort,
            conflicts,
            won,
            attacks,
            neutralised,
            leads(),
            powers.stream().map(each -> each[winner.index()]).toList(),
            power,
            gained[winner.index()] + power - withoutAgenda(board, winner)));
  }

  private static int[] powers(Board board) {
    int[] powers = new int[board.players()];
    for (int i = 0; i < powers.length; i++) {
      powers[i] = Standing.power(board, Seat.at(i));
    }
    return powers;
  }

  private static int withoutAgenda(Board board, Seat seat) {
    return Standing.power(
        board.with(seat, ImmutableFaction.copyOf(board.faction(seat)).withAgenda(Optional.empty())),
        seat);
  }

  /** How often the sole leader at the end of a turn was another than the one before. */
  private int leads() {
    int leader = -1;
    int changes = 0;
    for (int[] turn : powers) {
      int now = soleLeader(turn);
      changes += now >= 0 && leader >= 0 && now != leader ? 1 : 0;
      leader = now >= 0 ? now : leader;
    }
    return changes;
  }

  private static int soleLeader(int[] powers) {
    int best = Arrays.stream(powers).max().orElseThrow();
    int leader = -1;
    for (int i = 0; i < powers.length; i++) {
      if (powers[i] == best) {
        if (leader >= 0) {
          return -1;
        }
        leader = i;
      }
    }
    return leader;
  }
}
