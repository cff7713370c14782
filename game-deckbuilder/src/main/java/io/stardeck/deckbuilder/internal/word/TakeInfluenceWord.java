package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.space.Influences;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** TAKE_INFLUENCE: one Influence card that lies open comes to a player (DB-KCW-21). */
final class TakeInfluenceWord extends PickingWord<GameEffect.TakeInfluence> {
  private static final Amount ONE = Amount.of(1);
  private static final ImmutableSet<Zone> OPEN =
      ImmutableSet.of(Zone.INFLUENCE, Zone.POINTS, Zone.FLIPPED, Zone.THIS, Zone.CURRENT);

  @Override
  public Amount counted(GameEffect.TakeInfluence effect) {
    return ONE;
  }

  @Override
  Selector sel(DeckbuilderState state, GameEffect.TakeInfluence effect, Run run) {
    return Selections.within(effect.sel(), OPEN);
  }

  @Override
  void act(Play<DeckbuilderState> play, GameEffect.TakeInfluence effect, Run run, Found found) {
    Seat seat = run.target();
    if (found.zone() != Zone.INFLUENCE || !found.owner().equals(seat)) {
      Influences.come(play, seat, found.card());
    }
  }
}
