package io.stardeck.deckbuilder.scene;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import java.util.List;

/** States in which other cards lie face down. */
public final class Laid {
  private Laid() {}

  /** The state with those cards in {@code place}, known to those alone who see them there. */
  public static DeckbuilderState in(DeckbuilderState state, Place place, List<CardId> cards) {
    Play<DeckbuilderState> play = Play.silent(state);
    CARDS.all(play, place).away();
    CARDS.bring(play, place, cards, Audience.nobody());
    return play.state();
  }

  /** The state with those cards as the space deck. */
  public static DeckbuilderState space(DeckbuilderState state, List<CardId> cards) {
    return in(state, Places.SPACE, cards);
  }

  /** The positions of the cards in {@code place} that {@code seat} does not know. */
  public static ImmutableList<Integer> unseen(DeckbuilderState state, Place place, Seat seat) {
    ImmutableList.Builder<Integer> positions = ImmutableList.builder();
    for (int i = 0; i < state.zones().size(place); i++) {
      if (!state.zones().at(place).knowers(i).includes(seat)) {
        positions.add(i);
      }
    }
    return positions.build();
  }

  /** The state where all know what is in the Hands and Decks of each player. */
  static DeckbuilderState listed(DeckbuilderState state) {
    DeckbuilderState next = state;
    for (Seat seat : Seat.first(state.table().players())) {
      ImmutableList<Place> places = ImmutableList.of(Places.deck(seat), Places.hand(seat));
      next = CARDS.informed(next, Audience.everyone(), places);
    }
    return next;
  }
}
