package io.stardeck.b5.internal.step;

import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;

/** What one word does. */
@FunctionalInterface
interface Word<O extends Operation> {
  /**
   * Carries it out.
   *
   * @param duration how long what lasts of it lasts
   */
  void carryOut(Play<B5State> play, Scope scope, O operation, Duration duration);
}
