package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.Reveal;
import io.stardeck.stccg.internal.card.Sights;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code REVEAL}: hidden cards are shown to all, once ({@code ST-EFF-17}, {@code ST-VIS-07}). */
final class RevealWord implements StccgWord<Reveal> {
  private static final RuleId EFF_17 = RuleId.of("ST-EFF-17");

  @Override
  public void perform(Play<StccgState> play, Reveal effect, Effects run) {
    int count = Sights.count(effect.at(), effect.n());
    for (Place place : Who.hidden(play.state(), run, effect.at(), effect.whose())) {
      Sights.show(play, place, count, Audience.everyone(), EFF_17);
    }
  }
}
