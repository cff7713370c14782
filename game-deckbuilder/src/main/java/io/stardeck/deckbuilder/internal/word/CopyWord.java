package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** COPY: what a card on a Bridge does when it is played is carried out for the user of COPY. */
final class CopyWord implements Word<CardEffect.Copy> {
  @Override
  public @Nullable Question ask(DeckbuilderState state, CardEffect.Copy effect, Run run) {
    if (!run.progress().answers().isEmpty()) {
      return null;
    }
    Selector sel = bridge(effect);
    ImmutableList.Builder<CardId> not = ImmutableList.builder();
    for (Found found : Selection.cards(state, run.bindings(), run.target(), sel)) {
      if (copies(state.table().def(found.card()).onPlay())) {
        not.add(found.card());
      }
    }
    return new Question.PickCard(sel, run.target(), run.bindings(), not.build(), false);
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.Copy effect, Run run) {
    if (run.progress().answers().get(0) instanceof Answer.Card copied) {
      CardDef def = play.state().table().def(copied.card());
      Runs.push(play, run.bindings().player(), copied.card(), def.onPlay());
    }
  }

  private static Selector bridge(CardEffect.Copy effect) {
    return effect.sel().in(Optional.of(Zones.of(Zone.BRIDGE)));
  }

  /** Whether a COPY stands anywhere in {@code list}: such a card cannot be copied. */
  private static boolean copies(ImmutableList<Effect> list) {
    for (Effect effect : list) {
      if (effect instanceof CardEffect.Copy) {
        return true;
      }
      for (ImmutableList<Effect> inner : effect.lists()) {
        if (copies(inner)) {
          return true;
        }
      }
    }
    return false;
  }
}
