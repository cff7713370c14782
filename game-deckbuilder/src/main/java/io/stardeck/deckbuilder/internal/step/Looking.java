package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The cards on top of a deck that lists of effects go on with: those alone into which the player
 * has looked in the course of the list, as long as they lie there and the player knows them.
 */
final class Looking {
  private Looking() {}

  /** {@code next}, where face-down cards lie otherwise than before, with what is looked at then. */
  static DeckbuilderState after(DeckbuilderState before, DeckbuilderState next) {
    for (Phase phase : before.table().phases()) {
      if (phase instanceof Run run && run.look().isPresent() && changed(before, next, run)) {
        return fewer(before, next);
      }
    }
    return next;
  }

  private static boolean changed(DeckbuilderState before, DeckbuilderState next, Run run) {
    Place place = Places.of(run.look().orElseThrow());
    return before.zones().at(place) != next.zones().at(place);
  }

  private static DeckbuilderState fewer(DeckbuilderState before, DeckbuilderState next) {
    List<Phase> bottomUp = new ArrayList<>();
    for (Phase phase : next.table().phases()) {
      bottomUp.add(
          phase instanceof Run run && run.look().isPresent()
              ? run.seeing(left(before, next, run))
              : phase);
    }
    Collections.reverse(bottomUp);
    return next.with(next.table().withPhases(Pile.<Phase>empty().pushAll(bottomUp)));
  }

  /** How many of the cards that were looked at lie on top, and are known to whose list it is. */
  private static int left(DeckbuilderState before, DeckbuilderState next, Run run) {
    Look look = run.look().orElseThrow();
    ImmutableList<CardId> seen = before.seen(look);
    Zone<CardId> deck = next.zones().at(Places.of(look));
    int left = 0;
    while (left < Math.min(seen.size(), deck.cards().size())
        && deck.knowers(left).includes(run.seat())
        && seen.contains(deck.cards().get(left))) {
      left++;
    }
    return left;
  }
}
