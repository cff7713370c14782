package io.stardeck.stccg.internal.effects.game;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.GameEffect.PutOutOfPlay;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** {@code PUT_OUT_OF_PLAY}: the card goes out of play ({@code ST-EFF-27}). */
final class PutOutOfPlayWord implements StccgWord<PutOutOfPlay> {
  private static final RuleId EFF_27 = RuleId.of("ST-EFF-27");

  @Override
  public void perform(Play<StccgState> play, PutOutOfPlay effect, Effects run) {
    @Nullable Lying lying = play.state().table().lying(run.card());
    if (lying != null) {
      Cures.lift(play, lying);
    }
    for (Place place : ImmutableList.of(Places.IN_PLAY, Places.discard(run.seat()))) {
      @Nullable Card card = Find.card(play.state().cards(place), run.card());
      if (card != null) {
        Discards.out(play, place, card, EFF_27);
        return;
      }
    }
  }
}
