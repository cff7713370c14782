package io.stardeck.engine.rules;

import io.stardeck.engine.Action;
import java.util.function.Consumer;

/** How play goes on by itself: what is performed, and what follows until somebody has to decide. */
final class Course<S extends GameState<S>, V extends GameView> {
  /** Does nothing. */
  static final Consumer<?> NOTHING = play -> {};

  /** After so many steps without a decision they are held to go on without end. */
  private static final int MAX_STEPS = 100_000;

  private final RuleTable<S, V> rules;
  private final Consumer<Play<S>> stateCheck;
  private final boolean checks;
  private final Consumer<Play<S>> endless;

  Course(RuleTable<S, V> rules, Consumer<Play<S>> stateCheck, Consumer<Play<S>> endless) {
    this.rules = rules;
    this.stateCheck = stateCheck;
    this.checks = stateCheck != NOTHING;
    this.endless = endless;
  }

  void setup(Play<S> play, Consumer<Play<S>> steps) {
    S before = play.state();
    steps.accept(play);
    checkFrom(play, before);
    settle(play);
  }

  void perform(Play<S> play, Action action) {
    S before = play.state();
    rules.known(action).perform(play, action);
    checkFrom(play, before);
    settle(play);
  }

  private void settle(Play<S> play) {
    for (int i = 0; i < MAX_STEPS; i++) {
      S before = play.state();
      if (!rules.proceed(play, before.top())) {
        return;
      }
      checkFrom(play, before);
    }
    endless.accept(play);
  }

  private void checkFrom(Play<S> play, S before) {
    if (!checks) {
      return;
    }
    S last = before;
    for (int i = 0; i < MAX_STEPS; i++) {
      if (play.state() == last || play.state().top() instanceof FinalFrame) {
        return;
      }
      last = play.state();
      stateCheck.accept(play);
    }
    endless.accept(play);
  }
}
