package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Decloak;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code DECLOAK}: the ship decloaks ({@code ST-EFF-26}). */
final class DecloakWord implements StccgWord<Decloak> {
  private static final RuleId RULE = RuleId.of("ST-EFF-26");

  @Override
  public void perform(Play<StccgState> play, Decloak effect, Effects run) {
    Who.ship(play.state(), run).ifPresent(ship -> Damage.cloak(play, ship.id(), false, RULE));
  }
}
