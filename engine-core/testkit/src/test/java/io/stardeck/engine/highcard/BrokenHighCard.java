package io.stardeck.engine.highcard;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stardeck.engine.Game;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.testkit.Laws;

/** High card; a test breaks one thing in it. */
abstract class BrokenHighCard extends ForwardingGame<Deal.Config, Deal, Move, Deal.View> {
  BrokenHighCard() {
    super(new HighCard());
  }

  /** That law does not hold for that game, and says so. */
  static void caught(String law, String how, Game<Deal.Config, Deal, Move, Deal.View> broken) {
    HighCardTable table =
        new HighCardTable() {
          @Override
          public Game<Deal.Config, Deal, Move, Deal.View> game() {
            return broken;
          }
        };
    assertThatThrownBy(() -> Laws.hold(table, law, 20))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law " + law)
        .hasMessageContaining(how);
  }
}
