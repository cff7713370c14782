package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Cloak;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code CLOAK}: the ship cloaks ({@code ST-EFF-26}). */
final class CloakWord implements StccgWord<Cloak> {
  private static final RuleId RULE = RuleId.of("ST-EFF-26");

  @Override
  public void perform(Play<StccgState> play, Cloak effect, Effects run) {
    Who.ship(play.state(), run)
        .ifPresent(ship -> Damage.cloak(play, ship.id(), !ship.condition().damaged(), RULE));
  }
}
