package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Destroy;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code DESTROY_SHIP}: the ship is destroyed ({@code ST-EFF-04}). */
final class DestroyShipWord implements StccgWord<Destroy> {
  private static final RuleId RULE = RuleId.of("ST-EFF-04");

  @Override
  public void perform(Play<StccgState> play, Destroy effect, Effects run) {
    Who.ship(play.state(), run).ifPresent(ship -> Destruction.ship(play, ship.id(), RULE));
  }
}
