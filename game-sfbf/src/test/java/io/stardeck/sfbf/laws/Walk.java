package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.bot.RuleOfThumbBot;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A game that was played to its end, step by step.
 *
 * @param start what the set-up gave
 * @param steps all decisions, in order
 */
record Walk(Ruling<BattleForceState> start, ImmutableList<Step> steps) {
  static final BattleForceGame GAME = new BattleForceGame();

  /** How many in ten decisions the rule-of-thumb bot takes in every other game. */
  private static final int BY_RULE = 7;

  /** The game of that seed: chance, configuration and decisions follow from it. */
  static Walk of(long seed) {
    return of(Configs.config(new Random(seed)), seed);
  }

  /** The game of that configuration. */
  static Walk of(BattleForceConfig config, long seed) {
    Random random = new Random(seed);
    RuleOfThumbBot bot = new RuleOfThumbBot();
    Ruling<BattleForceState> start = GAME.setup(config, Chance.seeded(seed));
    List<Step> steps = new ArrayList<>();
    BattleForceState state = start.state();
    while (GAME.outcome(state).isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<BattleForceAction> legal = GAME.legalActions(state, seat);
      boolean byRule = seed % 2 == 0 && random.nextInt(10) < BY_RULE;
      BattleForceAction action =
          byRule
              ? bot.choose(GAME.view(state, seat), legal, Chance.seeded(random.nextLong()))
              : legal.get(random.nextInt(legal.size()));
      Ruling<BattleForceState> ruling = GAME.apply(state, action);
      steps.add(new Step(state, action, ruling.state(), ruling.events()));
      state = ruling.state();
    }
    return new Walk(start, ImmutableList.copyOf(steps));
  }

  BattleForceConfig config() {
    return start.state().table().config();
  }

  /** All states, the first and the last too. */
  ImmutableList<BattleForceState> states() {
    ImmutableList.Builder<BattleForceState> states = ImmutableList.builder();
    states.add(start.state());
    steps.forEach(step -> states.add(step.after()));
    return states.build();
  }

  /** All events, in order. */
  ImmutableList<Event> events() {
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    events.addAll(start.events());
    steps.forEach(step -> events.addAll(step.events()));
    return events.build();
  }

  /**
   * One decision.
   *
   * @param before the state in which it was taken
   * @param action what was done
   * @param after the next state in which somebody decides
   * @param events what happened
   */
  record Step(
      BattleForceState before,
      BattleForceAction action,
      BattleForceState after,
      ImmutableList<Event> events) {
    /** What happened of that kind. */
    <E extends GameEvent> ImmutableList<E> events(Class<E> type) {
      ImmutableList.Builder<E> some = ImmutableList.builder();
      for (Event event : events) {
        if (type.isInstance(event.what())) {
          some.add(type.cast(event.what()));
        }
      }
      return some.build();
    }
  }
}
