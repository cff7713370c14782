package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;

/**
 * Law 8: whatever a seat is shown, offered, asked, answered or told is the same in every state that
 * differs only in what this seat cannot know.
 */
final class Secrecy<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int DEALS = 3;
  private static final int HOSTILE = 24;
  private static final int ACTIONS = 6;

  /** How often each hidden part was looked at, and how often it came out otherwise. */
  private final Multiset<String> seen = HashMultiset.create();

  private final Multiset<String> varied = HashMultiset.create();

  @Override
  public String name() {
    return "secrecy";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    ImmutableList<A> attempts = Hostile.actions(position, HOSTILE);
    for (Seat seat : position.watchers()) {
      V view = game.view(position.state(), seat);
      assertThat(game.view(position.state(), seat)).as("view, asked twice").isEqualTo(view);
      ImmutableList<A> own = Hostile.actionsOf(position, seat, attempts);
      for (int deal = 0; deal < DEALS; deal++) {
        Chance chance = position.chance();
        S other = game.determinize(view, chance);
        assertThat(game.determinize(view, chance)).as("deal, asked twice").isEqualTo(other);
        assertThat(game.faults(other))
            .as("faults of a state dealt anew for %s: %s", seat, other)
            .isEmpty();
        checkNow(position, seat, other, own);
        checkAfter(position, seat, other);
        count(position, seat, other);
        if (deal == 0) {
          playOut(position.at(other));
        }
      }
    }
  }

  /** A state that was dealt anew can be played to its end. */
  private void playOut(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    long left = game.decisionBound(position.config());
    while (game.outcome(state).isEmpty()) {
      assertThat(left--).as("decisions left to a state that was dealt anew").isPositive();
      ImmutableList<A> legal = position.at(state).legal();
      state = game.next(state, legal.get(position.random().nextInt(legal.size())));
    }
  }

  /**
   * Requires of all positions checked so far that whatever is hidden came out otherwise at least
   * once, if there were {@code enough} positions to say.
   */
  void requireVariety(int enough) {
    for (String part : seen.elementSet()) {
      if (seen.count(part) >= enough) {
        assertThat(varied.count(part))
            .as("law secrecy: times that %s was dealt otherwise, of %s", part, seen.count(part))
            .isPositive();
      }
    }
  }

  private void checkNow(
      Position<C, S, A, V> position, Seat seat, S other, ImmutableList<A> attempts) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    V view = game.view(state, seat);
    V otherView = game.view(other, seat);
    assertThat(otherView)
        .as("view of %s, %s", seat, new Difference(position.json(), otherView, view))
        .isEqualTo(view);
    assertThat(position.json().tree(otherView))
        .as("JSON of the view of %s", seat)
        .isEqualTo(position.json().tree(view));
    assertThat(game.toAct(other)).as("who may act, to %s", seat).isEqualTo(game.toAct(state));
    assertThat(game.outcome(other)).as("the outcome, to %s", seat).isEqualTo(game.outcome(state));
    assertThat(game.prompt(otherView)).as("prompt of %s", seat).isEqualTo(game.prompt(view));
    assertThat(game.narrator().table(otherView))
        .as("table as %s reads it", seat)
        .isEqualTo(game.narrator().table(view));
    ImmutableList<A> legal = game.legalActions(state, seat);
    assertThat(game.legalActions(other, seat)).as("legal actions of %s", seat).isEqualTo(legal);
    for (A action : position.some(legal, ACTIONS)) {
      assertThat(game.narrator().action(otherView, action))
          .as("%s as %s reads it", action, seat)
          .isEqualTo(game.narrator().action(view, action));
      assertThat(game.narrator().about(otherView, action))
          .as("what %s asks about %s", seat, action)
          .isEqualTo(game.narrator().about(view, action));
    }
    for (A attempt : attempts) {
      assertThat(game.check(other, attempt))
          .as("what %s is answered to %s", seat, attempt)
          .isEqualTo(game.check(state, attempt));
    }
  }

  private void checkAfter(Position<C, S, A, V> position, Seat seat, S other) {
    Game<C, S, A, V> game = position.game();
    for (A action : position.some(position.legal(), ACTIONS)) {
      Ruling<S> truth = game.apply(position.state(), action);
      Ruling<S> otherTold = game.apply(other, action);
      if (!otherTold.accepted()) {
        assertThat(action.actor())
            .as("%s, accepted in the one state only", action)
            .isNotEqualTo(seat);
        continue;
      }
      ImmutableList<Event> events = truth.told(seat);
      V view = game.view(truth.state(), seat);
      V otherView = game.view(otherTold.state(), seat);
      if (events.equals(otherTold.told(seat))) {
        assertThat(otherView)
            .as("view of %s after %s, of which it was told %s", seat, action, events)
            .isEqualTo(view);
      } else if (otherView.equals(view)) {
        assertThat(kept(position.subject(), seat, otherTold))
            .as("what %s is told of %s and does not see", seat, action)
            .isEqualTo(kept(position.subject(), seat, truth));
      }
    }
  }

  private void count(Position<C, S, A, V> position, Seat seat, S other) {
    ImmutableMap<String, Object> truth = position.subject().hidden(position.state(), seat);
    ImmutableMap<String, Object> dealt = position.subject().hidden(other, seat);
    truth.forEach(
        (part, value) -> {
          seen.add(part);
          if (!value.equals(dealt.get(part))) {
            varied.add(part);
          }
        });
  }

  /** What the seat is told that its views keep. */
  private static ImmutableList<Event> kept(
      Subject<?, ?, ?, ?> subject, Seat seat, Ruling<?> ruling) {
    return ruling.events().stream()
        .filter(event -> event.audience().includes(seat))
        .filter(event -> !subject.reveals(event, ruling.events()))
        .map(event -> event.to(seat))
        .collect(ImmutableList.toImmutableList());
  }
}
