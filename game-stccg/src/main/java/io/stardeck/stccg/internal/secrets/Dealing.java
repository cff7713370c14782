package io.stardeck.stccg.internal.secrets;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.internal.card.Sights;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** Deals anew what a seat cannot know ({@code ST-VIS-11}, {@code ST-VIS-12}). */
public final class Dealing {
  private Dealing() {}

  /** A state that looks to the seat of {@code view} just as the true one. */
  public static StccgState anew(StccgView view, Chance chance) {
    Zones<Card> zones =
        Redeal.of(view.zones(), view.seat(), new Unseen(view, chance.fork(1)), chance.fork(2));
    ImmutableList.Builder<Decklist> decks = ImmutableList.builder();
    for (Seat seat : Seat.first(view.table().seats())) {
      decks.add(
          seat.equals(view.seat()) && view.deck().isPresent()
              ? view.deck().get()
              : Decks.brought(zones, seat));
    }
    StccgState dealt =
        shown(
            Patients.in(
                new StccgState(view.table(), zones, view.muster(), decks.build(), chance.fork(3)),
                view,
                chance.fork(4)));
    return view.top() instanceof OrderPhase.Mustering mustering && view.muster().isEmpty()
        ? dealt.with(Musters.invented(dealt, mustering.seat()))
        : dealt;
  }

  /** What cards that lie in play show to others is seen by them again ({@code ST-EFF-17}). */
  private static StccgState shown(StccgState dealt) {
    Play<StccgState> play = Play.silent(dealt);
    Sights.renew(play);
    return play.state();
  }
}
