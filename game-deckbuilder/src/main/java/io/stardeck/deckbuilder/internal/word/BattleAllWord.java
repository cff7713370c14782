package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.step.Battles;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/**
 * BATTLE_ALL: players fight (section 3.13), unless somebody is fighting already, or several are of
 * one team and nobody else is in it.
 */
final class BattleAllWord implements Word<ShipEffect.BattleAll> {
  @Override
  public Class<ShipEffect.BattleAll> effect() {
    return ShipEffect.BattleAll.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, ShipEffect.BattleAll effect, Run run) {
    DeckbuilderState state = play.state();
    ImmutableList<Seat> seats = Players.of(state, run.bindings(), effect.participants());
    if (!seats.isEmpty() && !team(state.table(), seats) && !Combats.any(state.table())) {
      boolean war = effect.prize().isPresent();
      Battles.begin(play, run.bindings().player(), run.card(), war, seats);
    }
  }

  /** Whether they are several, and all of one team. */
  private static boolean team(Table table, ImmutableList<Seat> seats) {
    for (int i = 1; i < seats.size(); i++) {
      if (table.opponents(seats.get(0), seats.get(i))) {
        return false;
      }
    }
    return seats.size() > 1;
  }
}
