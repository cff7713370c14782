package io.stardeck.stccg.internal.secrets;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Invention;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** Deals anew what a seat cannot know ({@code ST-VIS-11}, {@code ST-VIS-12}). */
public final class Dealing {
  private Dealing() {}

  /** A state that looks to the seat of {@code view} just as the true one. */
  public static StccgState anew(StccgView view, Chance chance) {
    Inventing inventing = new Inventing(view, chance.fork(1));
    Zones<Card> zones = Redeal.of(view.zones(), view.seat(), inventing, chance.fork(2));
    ImmutableList.Builder<Decklist> decks = ImmutableList.builder();
    for (Seat seat : Seat.first(view.table().seats())) {
      decks.add(
          seat.equals(view.seat()) && view.deck().isPresent()
              ? view.deck().get()
              : Decks.brought(zones, seat));
    }
    return new StccgState(view.table(), zones, view.muster(), decks.build(), chance.fork(3));
  }

  /** Cards made up for places that the seat cannot see. */
  private static final class Inventing extends Invention<Card> {
    private final StccgView view;
    private Chance chance;

    Inventing(StccgView view, Chance chance) {
      super(view.zones(), Card::id, chance.fork(1));
      this.view = view;
      this.chance = chance.fork(2);
    }

    @Override
    protected Card card(Face face, CardId id) {
      return Card.of(id, face.name(), Seat.of(1));
    }

    @Override
    protected Face face(Place place) {
      var drawn = chance.below(view.table().options().cards().cards().size());
      chance = drawn.next();
      return new Face(view.table().options().cards().cards().get(drawn.value()).id());
    }
  }
}
