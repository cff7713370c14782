package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Discard;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code DISCARD_SHIP}: the ship is discarded ({@code ST-EFF-05}). */
final class DiscardShipWord implements StccgWord<Discard> {
  private static final RuleId RULE = RuleId.of("ST-EFF-05");

  @Override
  public void perform(Play<StccgState> play, Discard effect, Effects run) {
    Who.ship(play.state(), run).ifPresent(ship -> Destruction.discard(play, ship, RULE));
  }
}
