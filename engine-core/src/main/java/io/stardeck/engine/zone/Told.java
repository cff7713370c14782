package io.stardeck.engine.zone;

import io.stardeck.engine.Audience;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;
import java.util.function.Function;

/** One event in two readings: for those who know and for those who do not. */
final class Told {
  private Told() {}

  static <S extends GameState<S>, X> void tell(
      Play<S> play,
      Audience knowers,
      RuleId rule,
      X known,
      X unknown,
      Function<X, ? extends GameEvent> event) {
    if (!play.told()) {
      return;
    }
    if (!knowers.isNobody()) {
      play.tell(knowers, rule, event.apply(known));
    }
    Audience others = Audience.everyone().except(knowers);
    if (!others.isNobody()) {
      play.tell(others, rule, event.apply(unknown));
    }
  }
}
