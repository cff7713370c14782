package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.rule.AssignRule;
import io.stardeck.deckbuilder.state.BattleDamage;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.ActionRule;

/** BATTLE_DAMAGE: an attacker chooses whom he attacks (DB-PVP-06). */
final class BattleDamagePhase implements TurnPhase<BattleDamage> {
  private final ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open =
      ImmutableList.of(new AssignRule());

  @Override
  public Class<BattleDamage> frame() {
    return BattleDamage.class;
  }

  @Override
  public ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(DeckbuilderView view, BattleDamage phase) {
    return "Choose whom you attack";
  }
}
