package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** ADD_XP: XP that a player gets out of his turn is lost (DB-EFF-04, DB-PVP-03). */
final class AddXpWord implements Word<Boost.AddXp> {
  private static final RuleId EFF_04 = RuleId.of("DB-EFF-04");

  @Override
  public Class<Boost.AddXp> effect() {
    return Boost.AddXp.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.AddXp effect, Run run) {
    Seat seat = run.target();
    if (play.state().table().onTurn(seat)) {
      int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
      Tallies.xp(play, seat, amount, EFF_04);
    }
  }
}
