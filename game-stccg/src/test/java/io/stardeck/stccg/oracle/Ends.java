package io.stardeck.stccg.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;

/** Points, the end of the game, and what moves cost. */
final class Ends {
  private Ends() {}

  static void check(
      StccgState before,
      StccgAction action,
      StccgState after,
      ImmutableList<Event> events,
      Counts counts) {
    for (Seat seat : Seat.first(after.table().seats())) {
      int score = before.table().player(seat).score();
      for (Event event : events) {
        if (event.what() instanceof TurnEvent.PointsScored scored && scored.seat().equals(seat)) {
          score += scored.points();
        }
      }
      assertThat(after.table().player(seat).score()).as("score of %s", seat).isEqualTo(score);
    }
    for (Event event : events) {
      if (event.what() instanceof CardEvent.PersonKilled killed) {
        assertThat(hologram(after, killed.card())).as("%s is killed", killed).isFalse();
      }
    }
    if (after.top() instanceof Phase.Play || after.top() instanceof Phase.Orders) {
      goesOn(after);
    }
    if (action instanceof OrderAction.Move move) {
      moved(before, move, after, events, counts);
    }
  }

  private static boolean hologram(StccgState state, Card card) {
    return state.table().def(card) instanceof PersonnelDef person && person.hologram();
  }

  /** At a free moment nobody has the points, and no deck is empty (ST-WIN-01, -02). */
  private static void goesOn(StccgState state) {
    for (Seat seat : Seat.first(state.table().seats())) {
      if (!state.table().player(seat).resigned()) {
        assertThat(state.table().player(seat).score())
            .isLessThan(state.table().options().pointGoal());
        assertThat(state.size(Places.deck(seat))).as("deck of %s", seat).isPositive();
      }
    }
  }

  /** Each step costs the span of the location entered (ST-MOV-02). */
  private static void moved(
      StccgState before,
      OrderAction.Move move,
      StccgState after,
      ImmutableList<Event> events,
      Counts counts) {
    Ship was = before.table().ship(move.ship());
    Ship is = after.table().ship(move.ship());
    boolean done =
        events.stream().anyMatch(event -> event.what() instanceof MissionEvent.ShipMoved);
    boolean disturbed =
        events.stream()
            .anyMatch(
                event ->
                    event.what() instanceof BattleEvent.ShipDestroyed
                        || event.what() instanceof CardEvent.InterruptResolved);
    if (!done || disturbed || was == null || is == null) {
      return;
    }
    int cost = 0;
    for (Location next : Flight.way(before, move.actor(), was.location(), move.right())) {
      cost += Numbers.span(before, next, move.actor());
      if (next.number() == is.location()) {
        break;
      }
    }
    assertThat(is.rangeUsed()).as("RANGE used by %s", move).isEqualTo(was.rangeUsed() + cost);
    counts.count(Matter.RANGE_USED);
  }

  static void over(StccgState state, Outcome outcome, Counts counts) {
    List<Seat> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    boolean empty = false;
    for (Seat seat : Seat.first(state.table().seats())) {
      int score = state.table().player(seat).score();
      if (score > most) {
        best.clear();
        most = score;
      }
      if (score == most) {
        best.add(seat);
      }
      empty |= state.size(Places.deck(seat)) == 0;
    }
    if (state.table().players().stream().anyMatch(player -> player.resigned())) {
      return;
    }
    boolean reached = most >= state.table().options().pointGoal();
    assertThat(reached || empty).as("a reason to end").isTrue();
    if (reached && best.size() > 1) {
      assertThat(outcome.winners()).containsExactly(state.table().active()); // ST-WIN-07
    } else {
      assertThat(outcome.winners()).containsExactlyElementsOf(best);
    }
    counts.count(reached ? Matter.WON_BY_POINTS : Matter.ENDED_BY_DECK);
  }
}
