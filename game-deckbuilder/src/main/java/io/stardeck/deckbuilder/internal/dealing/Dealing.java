package io.stardeck.deckbuilder.internal.dealing;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Zones;

/** Deals anew all that a seat cannot know: other Hands, decks, the generator. */
public final class Dealing {
  private Dealing() {}

  /** A state that looks to the seat of {@code view} as the true one. */
  public static DeckbuilderState anew(DeckbuilderView view, Chance chance) {
    Unseen unseen = new Unseen(view, chance.fork(1));
    Zones<CardId> zones = Redeal.of(view.zones(), view.seat(), unseen, chance.fork(2));
    return looking(new DeckbuilderState(view.table(), zones, chance.fork(0)));
  }

  /** All see who looks at how many cards, and where. */
  private static DeckbuilderState looking(DeckbuilderState dealt) {
    DeckbuilderState state = dealt;
    for (Phase phase : dealt.table().phases()) {
      if (phase instanceof Run run && run.look().isPresent()) {
        state = looks(state, run.seat(), run.look().get());
      } else if (phase instanceof Choice choice && choice.look().isPresent()) {
        state = looks(state, choice.seat(), choice.look().get());
      }
    }
    return state;
  }

  private static DeckbuilderState looks(DeckbuilderState state, Seat seat, Look look) {
    return CARDS.aware(state, Audience.only(seat), Places.of(look), 0, state.size(look));
  }
}
