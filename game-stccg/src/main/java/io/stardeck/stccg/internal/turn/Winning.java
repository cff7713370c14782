package io.stardeck.stccg.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.PlayerState;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** Who has won ({@code ST-WIN-01} to {@code ST-WIN-07}). */
public final class Winning {
  private static final RuleId ADV_04 = RuleId.of("ST-ADV-04");
  private static final RuleId WIN_02 = RuleId.of("ST-WIN-02");
  private static final RuleId WIN_01 = RuleId.of("ST-WIN-01");

  private Winning() {}

  /**
   * Between steps: who has reached the goal wins at once ({@code ST-WIN-01}, {@code ST-WIN-07}).
   */
  public static void check(Play<StccgState> play) {
    Table table = play.state().table();
    int goal = table.options().pointGoal();
    int most = most(table);
    if (most >= goal) {
      ImmutableList<Seat> leaders = leaders(table, most);
      Seat winner = leaders.contains(table.active()) ? table.active() : leaders.get(0);
      end(play, ImmutableList.of(winner), WIN_01, "points");
    }
  }

  /**
   * Ends the game if nothing is in progress any more and a deck is empty, or time was called
   * ({@code ST-WIN-02}, {@code ST-ADV-04}).
   *
   * @return whether it did
   */
  static boolean settled(Play<StccgState> play) {
    if (emptyDeck(play.state())) {
      byScore(play, WIN_02, "deck");
      return true;
    }
    return timeOver(play);
  }

  /**
   * Ends the game if time was called, as nothing is in progress any more: nor is anything between
   * the steps at the start and at the end of a turn ({@code ST-ZON-10}).
   *
   * @return whether it did
   */
  static boolean timeOver(Play<StccgState> play) {
    boolean over = play.state().table().timeCalled();
    if (over) {
      byScore(play, ADV_04, "time");
    }
    return over;
  }

  /** Whether somebody who still plays has no card left to draw ({@code ST-WIN-02}). */
  static boolean emptyDeck(StccgState state) {
    for (Seat seat : Seat.first(state.table().seats())) {
      if (!state.table().player(seat).resigned() && state.size(Places.deck(seat)) == 0) {
        return true;
      }
    }
    return false;
  }

  /** The game ends; who has the most points wins, together with equals ({@code ST-WIN-03}). */
  static void byScore(Play<StccgState> play, RuleId rule, String reason) {
    Table table = play.state().table();
    end(play, leaders(table, most(table)), rule, reason);
  }

  /** The most points of anybody who still plays. */
  private static int most(Table table) {
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < table.seats(); i++) {
      PlayerState player = table.players().get(i);
      if (!player.resigned()) {
        most = Math.max(most, player.score());
      }
    }
    return most;
  }

  private static ImmutableList<Seat> leaders(Table table, int most) {
    ImmutableList.Builder<Seat> leaders = ImmutableList.builder();
    for (Seat seat : Seat.first(table.seats())) {
      if (!table.player(seat).resigned() && table.player(seat).score() == most) {
        leaders.add(seat);
      }
    }
    return leaders.build();
  }

  /** The game ends. */
  public static void end(
      Play<StccgState> play, ImmutableList<Seat> winners, RuleId rule, String reason) {
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int i = 0; i < play.state().table().seats(); i++) {
      scores.add(play.state().table().players().get(i).score());
    }
    Outcome outcome = new Outcome(winners, scores.build(), rule);
    play.tell(rule, new TurnEvent.GameEnded(outcome, StakesWon.of(play, winners)));
    play.push(new Phase.Over(outcome, reason));
  }
}
