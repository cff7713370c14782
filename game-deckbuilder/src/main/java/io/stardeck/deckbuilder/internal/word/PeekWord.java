package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.internal.step.Cards;
import io.stardeck.deckbuilder.internal.step.Showing;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** PEEK: the acting player alone sees the cards (DB-VIS-04), as long as the list goes on. */
final class PeekWord implements Word<CardEffect.Peek> {
  @Override
  public Class<CardEffect.Peek> effect() {
    return CardEffect.Peek.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.Peek effect, Run run) {
    Cards.renew(play, effect.pile(), run.target());
    Look look = Look.at(play.state(), effect.pile(), run.target(), effect.n().orElse(1));
    Showing.show(play, look, run.bindings().player());
    if (look.n() > 0 && play.state().table().phases().top() instanceof Run onward) {
      play.replace(onward.looking(look));
    }
  }
}
