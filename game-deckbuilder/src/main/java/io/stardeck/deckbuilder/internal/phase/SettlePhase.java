package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Defeats;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.deckbuilder.state.phase.TakingInfluence;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** Defeats are asked for, and what was set off is carried out (DB-DMG-10, DB-EFF-21). */
final class SettlePhase extends TurnPhase<Settle> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, Settle phase) {
    if (Defeats.check(play)) {
      return true;
    }
    Table table = play.state().table();
    if (!table.chain().waiting().isEmpty()) {
      Chains.next(play);
    } else {
      play.pop();
      Chains.end(play);
    }
    return true;
  }

  @Override
  public void inspect(DeckbuilderState state, Settle phase, Layer layer, Inspection inspection) {
    boolean asked =
        layer.below() instanceof Choice
            || layer.below() instanceof Paying
            || layer.below() instanceof TakingInfluence
            || layer.below() instanceof BattleDamage
            || layer.below() instanceof CubeDamage;
    inspection.require(!layer.bottom() && !asked, layer.path(), "nothing was set off there");
  }
}
