package io.stardeck.stccg.internal.battle;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** Who fights in a battle, and how: teams, a crew against intruders, or ships. */
sealed interface Contest permits TeamContest, BoardingContest, ShipContest {
  /** Of what was ordered. */
  static Contest of(Order order) {
    if (order instanceof Order.AttackTeam) {
      return TeamContest.INSTANCE;
    }
    return order instanceof Order.Boarding ? BoardingContest.INSTANCE : ShipContest.INSTANCE;
  }

  /** Those who fight are shown. */
  void show(Play<StccgState> play, Battle battle);

  /** The sides are compared. */
  void strike(Play<StccgState> play, Battle battle);

  /** The battle that follows at once, if somebody fights again ({@code ST-EFF-49}). */
  Optional<Battle> following(StccgState state, Battle battle);

  /** The persons who have fought are stopped, but for those who go on in {@code next}. */
  void stop(Play<StccgState> play, Battle battle, Optional<Battle> next);

  /** The rule by which it ends. */
  RuleId ending();
}
