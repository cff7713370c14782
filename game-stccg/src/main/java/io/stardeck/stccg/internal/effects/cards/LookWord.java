package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.Look;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.internal.card.Sights;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** {@code LOOK}: a player is shown hidden cards, once ({@code ST-EFF-17}, {@code ST-PRE-02}). */
final class LookWord implements StccgWord<Look> {
  private static final RuleId PRE_02 = RuleId.of("ST-PRE-02");

  @Override
  public void perform(Play<StccgState> play, Look effect, Effects run) {
    int count = Sights.count(effect.at(), effect.n());
    Table table = play.state().table();
    Seat looker = Who.player(table, run, effect.player().orElse(Player.SELF));
    for (Place place : Who.hidden(play.state(), run, effect.at(), effect.whose())) {
      Sights.show(play, place, count, Audience.only(looker), PRE_02);
    }
  }
}
