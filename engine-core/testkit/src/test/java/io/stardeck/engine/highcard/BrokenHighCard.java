package io.stardeck.engine.highcard;

import io.stardeck.engine.testkit.ForwardingGame;

/** High card; a test breaks one thing in it. */
abstract class BrokenHighCard extends ForwardingGame<Deal.Config, Deal, Move, Deal.View> {
  BrokenHighCard() {
    super(new HighCard());
  }
}
