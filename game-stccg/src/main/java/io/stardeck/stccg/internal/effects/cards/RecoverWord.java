package io.stardeck.stccg.internal.effects.cards;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.Recover;
import io.stardeck.stccg.internal.effects.word.Choices;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** {@code RECOVER}: a player takes cards from the own discard pile ({@code ST-EFF-09}). */
final class RecoverWord extends FetchWord<Recover> {
  @Override
  protected Place from(Seat seat) {
    return Places.discard(seat);
  }

  @Override
  protected Card picked(StccgState state, Place from, Option option) {
    return Choices.chosen(state, from, option);
  }

  @Override
  protected boolean mayStop(Recover effect) {
    return false;
  }

  @Override
  protected ImmutableList<? extends Option> picks(StccgView view, Recover effect, Effects run) {
    return Choices.cards(view, from(seat(view.table(), effect, run)), effect.filter());
  }
}
