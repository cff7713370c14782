package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.card.Until;
import io.stardeck.deckbuilder.event.DiscountGained;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** DISCOUNT: cards cost the player less (DB-EFF-09). */
final class DiscountWord implements Word<Boost.Discount> {
  private static final RuleId EFF_09 = RuleId.of("DB-EFF-09");

  @Override
  public Class<Boost.Discount> effect() {
    return Boost.Discount.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.Discount effect, Run run) {
    int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
    Discount discount =
        new Discount(
            effect.sel(), amount, effect.times().number(), effect.until().orElse(Until.TURN_END));
    Tally tally = play.state().table().tally(run.target());
    play.become(
        play.state()
            .with(run.target(), tally.withDiscounts(Lists.plus(tally.discounts(), discount))));
    play.tell(
        EFF_09, new DiscountGained(run.target(), effect.sel(), amount, effect.times().number()));
  }
}
