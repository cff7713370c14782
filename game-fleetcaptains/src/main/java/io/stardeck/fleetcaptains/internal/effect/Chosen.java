package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.view.FleetView;

/** A word for which somebody chooses cards, all that it asks for. */
abstract class Chosen<E extends Effect> extends Picking<FleetState, FleetView, Effects, E> {
  Chosen() {
    super(new Pick.None());
  }

  /** Deals with a card that was chosen. */
  protected abstract void take(Play<FleetState> play, E effect, Effects run, Pick.Card pick);

  @Override
  protected final boolean mayStop(E effect) {
    return false;
  }

  @Override
  protected final void pick(Play<FleetState> play, E effect, Effects run, Option option) {
    if (option instanceof Pick.Card card) {
      take(play, effect, run, card);
    }
  }

  static ImmutableList<Pick> cards(ImmutableList<CardId> cards) {
    ImmutableList.Builder<Pick> picks = ImmutableList.builder();
    cards.forEach(card -> picks.add(new Pick.Card(card)));
    return picks.build();
  }
}
