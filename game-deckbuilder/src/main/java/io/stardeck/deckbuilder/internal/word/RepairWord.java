package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.Repairs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** REPAIR. */
final class RepairWord implements Word<ShipEffect.RepairShip> {
  private static final RuleId DMG_07 = RuleId.of("DB-DMG-07");

  @Override
  public Class<ShipEffect.RepairShip> effect() {
    return ShipEffect.RepairShip.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, ShipEffect.RepairShip effect, Run run) {
    int most =
        effect.amount().isPresent()
            ? Amounts.of(play.state(), run.each(), effect.amount().get())
            : Integer.MAX_VALUE;
    Repairs.repair(play, run.target(), most, DMG_07);
  }
}
