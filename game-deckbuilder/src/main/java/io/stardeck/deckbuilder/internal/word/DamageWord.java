package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.step.Damage;
import io.stardeck.deckbuilder.internal.step.Defeats;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/**
 * DAMAGE: treated as damage from attacks (DB-DMG-08). When a Cube is flipped, defeats follow at
 * once (DB-CUB-04).
 */
final class DamageWord implements Word<ShipEffect.DealDamage> {
  @Override
  public Class<ShipEffect.DealDamage> effect() {
    return ShipEffect.DealDamage.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, ShipEffect.DealDamage effect, Run run) {
    boolean past = effect.ignoreShields().orElse(false);
    if (effect.player().isEmpty()) {
      ship(play, Amounts.of(play.state(), run.bindings(), effect.amount()), past);
      return;
    }
    int amount = Amounts.of(play.state(), run.each(), effect.amount());
    if (past) {
      Damage.flagship(play, run.target(), amount, 0);
    } else {
      Damage.flagship(play, run.target(), amount);
    }
    if (Cubes.flipping(play.state().table(), run.card())) {
      Defeats.check(play);
    }
  }

  private static void ship(Play<DeckbuilderState> play, int amount, boolean past) {
    Optional<FlippedCard> ship = play.state().table().encountered();
    if (ship.isEmpty() || !Contacts.fought(play.state().table(), ship.get())) {
      return;
    }
    if (past) {
      Damage.ship(play, ship.get().card(), amount, 0);
    } else {
      Damage.ship(play, ship.get().card(), amount);
    }
  }
}
