package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.zone.Zoned;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;

/**
 * What the laws ask a game's test for: the game, its configurations, and what is peculiar to it.
 */
public interface Subject<C, S, A extends Action, V extends View> {
  /** The game. */
  Game<C, S, A, V> game();

  /** Configurations that the game accepts, over all that can be configured. */
  Arbitrary<C> configs();

  /** What holds in every state: nothing is lost or made, and the game's own invariants. */
  default ImmutableList<Invariant<S>> invariants() {
    return ImmutableList.of();
  }

  /** Actions, beside the mutated and stale ones, that somebody hostile might send. */
  default ImmutableList<A> hostile(S state, Random random) {
    return ImmutableList.of();
  }

  /**
   * The parts of {@code state} that {@code seat} cannot know, by name, such as the hand of seat 2
   * or the deck. Each of them has to come out otherwise in some determinization.
   *
   * @return empty for a game without secrets
   */
  default ImmutableMap<String, Object> hidden(S state, Seat seat) {
    return ImmutableMap.of("state", state);
  }

  /** Who handles the cards, one for each kind of them that the game keeps in zones. */
  default ImmutableList<Zoned<S, ?>> dealers() {
    return ImmutableList.of();
  }

  /**
   * Whether {@code event} tells those who see it something that their views do not keep, such as a
   * roll of dice or a card shown and shuffled away. All other events must be the same wherever the
   * views before and after them are the same.
   *
   * @param ruling all that happened together: what comes later in it may take away what the event
   *     is about
   */
  default boolean reveals(Event event, ImmutableList<Event> ruling) {
    return false;
  }

  /**
   * A renaming of cards or seats under which the game has to go on the same, for {@code state}. It
   * takes the JSON of a state, an action or an event, and is one to one; {@link Renaming} helps to
   * make one.
   */
  default Optional<UnaryOperator<JsonNode>> renaming(S state, Random random) {
    return Optional.empty();
  }

  /**
   * What is worth counting about {@code action} and its ruling, beside the type of the action and
   * the phase in which it is taken.
   */
  default ImmutableSet<String> labels(S state, A action, S next, ImmutableList<Event> events) {
    return ImmutableSet.of();
  }

  /**
   * The labels that have to come up when whole games are played: {@code action Fire}, {@code phase
   * repair}, {@code event Destroyed}, or one of {@link #labels}.
   */
  default ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of();
  }

  /** The sealed families of frames: the public ones, and the drafts if there are any. */
  default ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of();
  }

  /** The number of decisions in the short plays that are shrunk when a law fails. */
  default int depth() {
    return 60;
  }

  /** The number of whole games that all laws are held against, unless a property says otherwise. */
  default int wholeGames() {
    return 20;
  }
}
