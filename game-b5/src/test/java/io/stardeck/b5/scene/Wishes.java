package io.stardeck.b5.scene;

import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.config.Roster;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cards that a test names: each is dealt into the deck of its player, and then laid. */
final class Wishes {
  /** Cards that nobody named in each deck: who can pay is asked in the Draw round. */
  private static final int SPARE = 4;

  private final List<Wish> wishes = new ArrayList<>();

  void add(int seat, String definition, Laying place) {
    wishes.add(new Wish(seat, definition, place));
  }

  /** The deck of that player, with some of those spare cards besides. */
  Deck deck(int seat, String spare) {
    Map<String, Integer> deck = new LinkedHashMap<>();
    for (Wish wish : wishes) {
      if (wish.seat == seat) {
        deck.merge(wish.definition, 1, Integer::sum);
      }
    }
    deck.merge(spare, SPARE, Integer::sum);
    return new Deck(ImmutableMap.copyOf(deck));
  }

  /**
   * Lays all of them.
   *
   * @return which card each definition names, the first and "#2" and so on
   */
  ImmutableMap<String, CardId> lay(Play<B5State> play, Roster roster) {
    Map<String, CardId> keys = new LinkedHashMap<>();
    Map<String, Integer> next = new LinkedHashMap<>();
    for (Wish wish : wishes) {
      CardId id = copy(roster, wish, next.merge(wish.seat + wish.definition, 1, Integer::sum) - 1);
      keys.putIfAbsent(wish.definition, id);
      keys.put(wish.definition + "#" + next.get(wish.seat + wish.definition), id);
      wish.place.lay(play, id);
    }
    return ImmutableMap.copyOf(keys);
  }

  private static CardId copy(Roster roster, Wish wish, int number) {
    Seat seat = Seat.of(wish.seat);
    int found = 0;
    for (int i = roster.first(seat); i < roster.end(seat); i++) {
      boolean same = roster.def(CardId.of(i)).id().equals(wish.definition);
      if (same && found++ == number) {
        return CardId.of(i);
      }
    }
    throw new IllegalArgumentException("no copy of " + wish.definition);
  }

  private record Wish(int seat, String definition, Laying place) {}

  /** Takes a card from its deck to where it is wanted. */
  interface Laying {
    void lay(Play<B5State> play, CardId id);
  }
}
