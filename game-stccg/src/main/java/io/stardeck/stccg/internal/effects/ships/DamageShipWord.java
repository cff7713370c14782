package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.ShipEffect.Damage;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** {@code DAMAGE_SHIP}: the ship, or every other one here, is damaged ({@code ST-EFF-04}). */
final class DamageShipWord implements StccgWord<Damage> {
  @Override
  public void perform(Play<StccgState> play, Damage effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (effect.others().isPresent()) {
      int here = ship.map(Ship::location).orElseGet(() -> Who.location(play.state(), run));
      Optional<CardId> self = ship.map(Ship::id);
      others(play, here, self, effect.others().get());
    } else {
      ship.ifPresent(each -> damage(play, each));
    }
  }

  private static void others(
      Play<StccgState> play, int here, Optional<CardId> self, Requirement filter) {
    for (Ship ship : play.state().table().ships()) {
      boolean other = self.isEmpty() || !self.get().equals(ship.id());
      if (other && ship.at(here) && Requirements.met(filter, Group.aboard(play.state(), ship))) {
        damage(play, ship);
      }
    }
  }

  private static void damage(Play<StccgState> play, Ship ship) {
    if (!Preventions.of(play.state().table(), Deed.DAMAGE_SHIP, ship)) {
      io.stardeck.stccg.internal.damage.Damage.damage(play, ship.id());
    }
  }
}
