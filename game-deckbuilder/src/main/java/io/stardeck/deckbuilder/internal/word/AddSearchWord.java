package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.card.Modifier;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** ADD_SEARCH (DB-EFF-03). */
final class AddSearchWord implements Word<Boost.AddSearch> {
  private static final RuleId EFF_03 = RuleId.of("DB-EFF-03");

  @Override
  public Class<Boost.AddSearch> effect() {
    return Boost.AddSearch.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.AddSearch effect, Run run) {
    if (play.state().table().onTurn(run.target())) {
      int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
      Tallies.grant(play, run.target(), Modifier.Kind.SEARCH, amount, EFF_03);
    }
  }
}
