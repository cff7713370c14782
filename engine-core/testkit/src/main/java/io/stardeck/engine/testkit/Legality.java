package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.Violation;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Laws 1, 2 and 9: what is offered is accepted and nothing else; rulings are pure and cite rules.
 */
final class Legality<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int HOSTILE = 40;
  private static final int OFFERED = 200;

  @Override
  public String name() {
    return "legality";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    JsonNode before = position.json().tree(state);
    for (Seat seat : actors(position)) {
      ImmutableList<A> offers = game.legalActions(state, seat);
      assertThat(offers).as("each action is offered once").doesNotHaveDuplicates();
      assertThat(Action.answers(offers))
          .as("what is open at any time is offered last")
          .noneMatch(Action::anytime);
      assertThat(game.legalActions(state, seat)).as("offers made twice").isEqualTo(offers);
      for (A offer : position.some(offers, HOSTILE)) {
        assertThat(offer.actor()).as("actor of %s", offer).isEqualTo(seat);
        checkOffer(position, offer);
      }
    }
    ImmutableList<A> hostile = Hostile.actions(position, HOSTILE);
    for (A action : hostile) {
      checkHostile(position, action);
    }
    checkViews(position, hostile);
    checkOffered(position);
    JsonNode after = position.json().tree(state);
    assertThat(after)
        .as("the state that was asked, %s", new Difference(position.json(), after, before))
        .isEqualTo(before);
  }

  /** The players and the host. */
  private static ImmutableList<Seat> actors(Position<?, ?, ?, ?> position) {
    return ImmutableList.<Seat>builder().addAll(position.seats()).add(Seat.HOST).build();
  }

  private void checkOffer(Position<C, S, A, V> position, A offer) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    assertThat(game.check(state, offer)).as("check of the offer %s", offer).isEmpty();
    Ruling<S> ruling = game.apply(state, offer);
    assertThat(ruling.accepted()).as("the offer %s is accepted: %s", offer, ruling).isTrue();
    assertThat(game.apply(state, offer)).as("ruling on %s, asked twice", offer).isEqualTo(ruling);
    assertThat(game.perform(state, offer))
        .as("perform and apply agree on %s", offer)
        .isEqualTo(ruling);
    S next = game.next(state, offer);
    assertThat(next)
        .as(
            "next and apply agree on %s, %s",
            offer, new Difference(position.json(), next, ruling.state()))
        .isEqualTo(ruling.state());
    for (Event event : ruling.events()) {
      assertThat(game.ruleBook().contains(event.rule()))
          .as("the rule %s of %s is in the book", event.rule(), event)
          .isTrue();
    }
  }

  /** What a seat sees is enough to list what it may do, and to check it. */
  private void checkViews(Position<C, S, A, V> position, ImmutableList<A> hostile) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    for (Seat seat : position.watchers()) {
      assertThat(game.legalActions(game.view(state, seat)))
          .as("offers by the view of %s alone", seat)
          .isEqualTo(game.legalActions(state, seat));
    }
    for (A action : hostile) {
      if (position.seats().contains(action.actor())) {
        assertThat(game.check(game.view(state, action.actor()), action))
            .as("check of %s by the view alone", action)
            .isEqualTo(game.check(state, action));
      }
    }
  }

  /** What was offered before is accepted just if it is offered now. */
  private void checkOffered(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    Set<A> offers = new HashSet<>();
    for (Seat seat : actors(position)) {
      offers.addAll(game.legalActions(state, seat));
    }
    for (A action : position.some(position.offered(), OFFERED)) {
      assertThat(game.check(state, action).isEmpty())
          .as("%s, which was offered before, is accepted as it is offered", action)
          .isEqualTo(offers.contains(action));
    }
  }

  private void checkHostile(Position<C, S, A, V> position, A action) {
    Game<C, S, A, V> game = position.game();
    S state = position.state();
    boolean offered = game.legalActions(state, action.actor()).contains(action);
    Ruling<S> ruling = game.apply(state, action);
    assertThat(ruling.accepted()).as("%s is accepted as it is offered", action).isEqualTo(offered);
    ImmutableList<Violation> violations = game.check(state, action);
    assertThat(violations).as("check and apply on %s", action).isEqualTo(ruling.violations());
    assertThat(game.check(state, action))
        .as("check of %s, asked twice", action)
        .isEqualTo(violations);
    for (Violation violation : violations) {
      assertThat(game.ruleBook().contains(violation.rule()))
          .as("the rule of %s is in the book", violation)
          .isTrue();
      String rule = violation.rule().value();
      assertThat(violation.text())
          .as("text of %s", rule)
          .isNotBlank()
          .doesNotContain(rule.substring(0, rule.indexOf('-') + 1));
      assertThat(violation.path())
          .as("what %s blames in %s", violation, action)
          .matches(path -> path.isEmpty() || isField(path, action));
    }
  }

  private static boolean isField(String path, Action action) {
    return Arrays.stream(action.getClass().getMethods())
        .anyMatch(
            method ->
                method.getParameterCount() == 0
                    && method.getName().equals(path.split("[.\\[]")[0]));
  }
}
