package io.stardeck.deckbuilder.invariant;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * A game played at random, in which players rather act than end their turns.
 *
 * @param config what was agreed
 * @param seed what is dealt, and what is chosen
 * @param actions how many actions at most
 */
record Walk(DeckbuilderConfig config, int seed, int actions) {
  static final DeckbuilderGame GAME = new DeckbuilderGame();

  /**
   * One action of a game.
   *
   * @param before the state in which it was taken
   * @param action what was done
   * @param ruling what came of it
   */
  record Step(DeckbuilderState before, DeckbuilderAction action, Ruling<DeckbuilderState> ruling) {
    DeckbuilderState after() {
      return ruling.state();
    }
  }

  /** Any scenario for any number of players. */
  static Arbitrary<Walk> any() {
    return Arbitraries.of(Scenario.class).flatMap(Walk::of);
  }

  /** That scenario for any number of players. */
  static Arbitrary<Walk> of(Scenario scenario) {
    boolean klingon = scenario == Scenario.KLINGON_CIVIL_WAR;
    Arbitrary<Integer> players = Arbitraries.integers().between(2, klingon ? 4 : 5);
    Arbitrary<CardSet> cards =
        switch (scenario) {
          case EXPLORATION -> Arbitraries.of(Given.SMALL, Given.BUSY, CardSets.standard());
          case BORG_INVASION -> Arbitraries.of(Given.SMALL, CardSets.standard());
          case KLINGON_CIVIL_WAR -> Arbitraries.of(Given.KLINGON, CardSets.standard());
        };
    return Combinators.combine(players, cards, Arbitraries.integers().between(0, 1_000_000))
        .as(
            (number, set, seed) ->
                new Walk(
                    DeckbuilderConfig.builder()
                        .scenario(scenario)
                        .players(number)
                        .cardSet(set)
                        .build(),
                    seed,
                    400));
  }

  DeckbuilderState start() {
    return GAME.setup(config, Chance.seeded("walk " + seed)).state();
  }

  /** Shows every state, from the first turn on. */
  void states(Consumer<DeckbuilderState> visitor) {
    visitor.accept(start());
    steps(step -> visitor.accept(step.after()));
  }

  /** Shows every action. */
  void steps(Consumer<Step> visitor) {
    Random random = new Random(seed);
    DeckbuilderState state = start();
    for (int left = actions; left > 0 && GAME.outcome(state).isEmpty(); left--) {
      DeckbuilderAction action = any(state, random);
      Step step = new Step(state, action, GAME.apply(state, action));
      visitor.accept(step);
      state = step.after();
    }
  }

  /** Any action of any player who is waited for; the turn is rarely ended before it has to be. */
  private static DeckbuilderAction any(DeckbuilderState state, Random random) {
    ImmutableList<Seat> seats = GAME.toAct(state);
    Seat seat = seats.get(random.nextInt(seats.size()));
    ImmutableList<DeckbuilderAction> all = GAME.legalActions(state, seat);
    List<DeckbuilderAction> acting = new ArrayList<>(all);
    acting.removeIf(
        action ->
            action instanceof EndTurn
                || action instanceof TrashPhase
                || action instanceof AgreeEnd);
    boolean ends = acting.isEmpty() || random.nextInt(12) == 0;
    List<DeckbuilderAction> among = ends ? all : acting;
    return among.get(random.nextInt(among.size()));
  }
}
