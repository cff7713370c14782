package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.TakeControl;
import io.stardeck.stccg.card.word.Until;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** {@code TAKE_CONTROL}: the player controls a ship and its crew ({@code ST-EFF-16}). */
final class TakeControlWord implements StccgWord<TakeControl> {
  private static final RuleId EFF_16 = RuleId.of("ST-EFF-16");

  @Override
  public void perform(Play<StccgState> play, TakeControl effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (ship.isPresent() && ship.get().controller().isPresent()) {
      Control.take(play, ship.get(), run.seat(), effect.until() != Until.GAME, EFF_16);
    }
  }
}
