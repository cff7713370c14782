package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.card.Until;
import io.stardeck.deckbuilder.event.PreventionGained;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.OptionalInt;

/** PREVENT: damage on a flagship is prevented, besides Shields. */
final class PreventWord implements Word<Boost.Prevent> {
  private static final int ALL = -1;
  private static final RuleId DMG_03 = RuleId.of("DB-DMG-03");

  @Override
  public Class<Boost.Prevent> effect() {
    return Boost.Prevent.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.Prevent effect, Run run) {
    int amount =
        effect.amount().isPresent()
            ? Math.max(0, Amounts.of(play.state(), run.each(), effect.amount().get()))
            : ALL;
    if (amount != 0) {
      Prevention prevention = new Prevention(amount, effect.until().orElse(Until.TURN_END));
      Tally tally = play.state().table().tally(run.target());
      play.become(
          play.state()
              .with(
                  run.target(),
                  tally.withPreventions(Lists.plus(tally.preventions(), prevention))));
      OptionalInt most = amount == ALL ? OptionalInt.empty() : OptionalInt.of(amount);
      play.tell(DMG_03, new PreventionGained(run.target(), most));
    }
  }
}
