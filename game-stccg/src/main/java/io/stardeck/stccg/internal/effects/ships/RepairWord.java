package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Repair;
import io.stardeck.stccg.internal.damage.Repairs;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code REPAIR}: the ship is repaired ({@code ST-EFF-19}). */
final class RepairWord implements StccgWord<Repair> {
  private static final RuleId RULE = RuleId.of("ST-EFF-19");

  @Override
  public void perform(Play<StccgState> play, Repair effect, Effects run) {
    Who.ship(play.state(), run).ifPresent(ship -> Repairs.repair(play, ship.id(), RULE));
  }
}
