package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.card.Modifier;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** ADD_EXPLORE (DB-EFF-02); in Borg Invasion too (DB-BOR-13). */
final class AddExploreWord implements Word<Boost.AddExplore> {
  private static final RuleId EFF_02 = RuleId.of("DB-EFF-02");

  @Override
  public Class<Boost.AddExplore> effect() {
    return Boost.AddExplore.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.AddExplore effect, Run run) {
    Table table = play.state().table();
    if (table.onTurn(run.target())) {
      int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
      Tallies.grant(play, run.target(), Modifier.Kind.EXPLORE, amount, EFF_02);
    }
  }
}
