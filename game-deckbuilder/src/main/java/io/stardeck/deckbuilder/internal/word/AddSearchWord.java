package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** ADD_SEARCH (DB-EFF-03). */
final class AddSearchWord implements Word<Boost.AddSearch> {
  @Override
  public Class<Boost.AddSearch> effect() {
    return Boost.AddSearch.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.AddSearch effect, Run run) {
    if (play.state().table().onTurn(run.target())) {
      int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
      Tallies.searches(play, run.target(), amount);
    }
  }
}
