package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.DiscardSelf;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code DISCARD_SELF}: the card is discarded ({@code ST-EFF-27}). */
final class DiscardSelfWord implements StccgWord<DiscardSelf> {
  private static final RuleId RULE = RuleId.of("ST-EFF-27");

  @Override
  public void perform(Play<StccgState> play, DiscardSelf effect, Effects run) {
    Who.card(play.state(), run).ifPresent(card -> Cures.discard(play, card, RULE));
  }
}
