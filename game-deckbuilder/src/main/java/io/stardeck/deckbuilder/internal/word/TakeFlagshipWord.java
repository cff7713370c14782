package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.step.Ships;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** TAKE_FLAGSHIP: the encountered Starship becomes the flagship (DB-SHP-08, 09). */
final class TakeFlagshipWord implements Word<ShipEffect.TakeFlagship> {
  @Override
  public Class<ShipEffect.TakeFlagship> effect() {
    return ShipEffect.TakeFlagship.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, ShipEffect.TakeFlagship effect, Run run) {
    Table table = play.state().table();
    Optional<FlippedCard> ship = table.encountered();
    if (ship.isPresent() && Contacts.fought(table, ship.get())) {
      Ships.take(play, run.target(), ship.get().card());
    }
  }
}
