package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.card.Until;
import io.stardeck.deckbuilder.event.BonusGained;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** ADD_STAT (DB-EFF-01). */
final class AddStatWord implements Word<Boost.AddStat> {
  private static final RuleId EFF_01 = RuleId.of("DB-EFF-01");

  @Override
  public Class<Boost.AddStat> effect() {
    return Boost.AddStat.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.AddStat effect, Run run) {
    Seat seat = run.target();
    int amount = Amounts.of(play.state(), run.each(), effect.amount());
    Bonus bonus = new Bonus(effect.stat(), amount, effect.until().orElse(Until.TURN_END));
    Tally tally = play.state().table().tally(seat);
    play.become(play.state().with(seat, tally.withBonuses(Lists.plus(tally.bonuses(), bonus))));
    play.tell(EFF_01, new BonusGained(seat, effect.stat(), amount));
  }
}
