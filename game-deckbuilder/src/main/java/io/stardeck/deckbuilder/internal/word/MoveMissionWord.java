package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.space.Missions;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** MOVE_MISSION: one face-up Mission leaves the Mission Area. */
final class MoveMissionWord extends PickingWord<CardEffect.MoveMission> {
  private static final RuleId EFF_19 = RuleId.of("DB-EFF-19");
  private static final Amount ONE = Amount.of(1);

  @Override
  public Amount counted(CardEffect.MoveMission effect) {
    return ONE;
  }

  @Override
  Selector sel(DeckbuilderState state, CardEffect.MoveMission effect, Run run) {
    Selector sel = effect.sel().in(Optional.of(Zones.of(Zone.MISSION_AREA)));
    return Selections.placeable(state.table(), sel, run.target(), effect.to());
  }

  @Override
  void act(Play<DeckbuilderState> play, CardEffect.MoveMission effect, Run run, Found found) {
    if (effect.to() == Destination.SPACE_DECK_BOTTOM) {
      Missions.giveBack(play, found.card(), EFF_19);
    } else {
      Moves.move(play, found, run.target(), effect.to(), run.bindings().player(), EFF_19);
    }
  }
}
