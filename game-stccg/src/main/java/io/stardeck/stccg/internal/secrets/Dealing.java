package io.stardeck.stccg.internal.secrets;

import static io.stardeck.stccg.internal.card.Cards.DEALER;
import static io.stardeck.stccg.internal.effects.Words.WORDS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.state.Attempt.Step;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** Deals anew what a seat cannot know ({@code ST-VIS-11}, {@code ST-VIS-12}). */
public final class Dealing {
  private static final ImmutableSet<Step> MET =
      Sets.immutableEnumSet(Step.RESOLVE, Step.NULLIFIED, Step.CONDITIONS, Step.SETTLE);

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
        Patients.in(
            met(new StccgState(view.table(), zones, view.muster(), decks.build(), chance.fork(3))),
            view);
    if (view.top() instanceof Effects run) {
      return WORDS.dealtAnew(dealt, run, view.seat());
    }
    return view.top() instanceof OrderPhase.Mustering mustering && view.muster().isEmpty()
        ? dealt.with(Musters.invented(dealt, mustering.seat()))
        : dealt;
  }

  /** A dilemma that is met lies open to all, whoever has seeded it ({@code ST-ATT-06}). */
  private static StccgState met(StccgState state) {
    StccgState open = state;
    for (Phase phase : state.frames()) {
      if (phase instanceof OrderPhase.Attempting attempting
          && MET.contains(attempting.attempt().step())) {
        Place stack = Places.stack(attempting.attempt().location());
        if (open.size(stack) > 0) {
          open = DEALER.aware(open, Audience.everyone(), stack, 0, 1);
        }
      }
    }
    return open;
  }
}
