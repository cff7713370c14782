package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.internal.step.Ships;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** BATTLE_SHIP: the encountered Starship is fought, once (section 3.11). */
final class BattleShipWord implements Word<ShipEffect.BattleShip> {
  @Override
  public Class<ShipEffect.BattleShip> effect() {
    return ShipEffect.BattleShip.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, ShipEffect.BattleShip effect, Run run) {
    Ships.challenge(play);
  }
}
