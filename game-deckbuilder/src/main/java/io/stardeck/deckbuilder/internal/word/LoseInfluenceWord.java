package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.GameEffect;
import io.stardeck.deckbuilder.card.Selector;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Influences;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** LOSE_INFLUENCE: all such Influence cards of a player go under the space deck (DB-KCW-24). */
final class LoseInfluenceWord implements Word<GameEffect.LoseInfluence> {
  @Override
  public Class<GameEffect.LoseInfluence> effect() {
    return GameEffect.LoseInfluence.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, GameEffect.LoseInfluence effect, Run run) {
    Selector sel = Selections.within(effect.sel(), ImmutableSet.of(Zone.INFLUENCE));
    for (Found found : Selection.cards(play.state(), run.bindings(), run.target(), sel)) {
      Influences.lose(play, found, found.owner());
    }
  }
}
